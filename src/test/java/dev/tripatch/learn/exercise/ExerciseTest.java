package dev.tripatch.learn.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExerciseTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private static final String POD =
      """
      apiVersion: v1
      kind: Pod
      metadata:
        name: web
        labels: {a: b}
      spec:
        containers:
        - name: web
          image: web:1
          ports: [{containerPort: 1, protocol: TCP}, {containerPort: 2, protocol: TCP}]
          env: [{name: A, value: a}, {name: B, value: b}]
          command: [x, y]
      """;

  private static Exercise exercise(String... blocks) throws LessonFileException {
    String text = "# Book\n\n## Lesson\n\nWords.\n\n" + String.join("", blocks);
    Lesson lesson = LessonFile.read("own/book.md", text).lessons().getFirst();
    return Exercise.of(lesson, WORKBENCH);
  }

  private static String block(String label, String text) {
    return "```yaml " + label + "\n" + text.stripTrailing() + "\n```\n";
  }

  /** An exercise whose result is the Pod with another text in one place. */
  private static Exercise patching(String solution, String before, String after)
      throws LessonFileException {
    return exercise(
        block("live", POD),
        block("task patch", "Write."),
        block("solution", solution),
        block("result", POD.replace(before, after)));
  }

  private static String container(String field) {
    return "spec: {containers: [{name: web, " + field + "}]}";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "ports: [$patch: replace, {containerPort: 2, protocol: TCP}, {containerPort: 1, protocol:"
            + " TCP}] ! true",
        "env: [$patch: replace, {name: B, value: b}, {name: A, value: a}] ! false",
        "command: [y, x]                                    ! false",
        "livenessProbe: {}                                  ! false",
        "volumeMounts: []                                   ! true",
        "resources: {limits: {}}                            ! false",
      })
  void orderAndEmptinessCountWhereTheyMeanSomething(String change, boolean isSame)
      throws LessonFileException {
    Exercise exercise = patching(container("image: web:2"), "web:1", "web:2");
    assertThat(exercise.check(container("image: web:2, " + change)).isSolved()).isEqualTo(isSame);
  }

  @Test
  void emptyMapsOfFreeKeysAreNone() throws LessonFileException {
    Exercise exercise = patching("metadata: {labels: null}", "  labels: {a: b}\n", "");
    assertThat(exercise.check("metadata: {labels: {a: null}}").isSolved()).isTrue();
    assertThat(exercise.check("metadata: {labels: {$patch: delete}}").isSolved()).isTrue();
    assertThat(exercise.check("metadata: {labels: {a: c}}").sentences())
        .containsExactly("`metadata.labels` should be deleted, but it became {\"a\":\"c\"}.");
  }

  @Test
  void numbersAreThoseOfTheServer() throws LessonFileException {
    Exercise exercise =
        exercise(
            block("live", POD),
            block("task patch", "Write."),
            block("solution", "spec: {priority: 1}"),
            block("result", POD + "  priority: 1\n"));
    assertThat(exercise.check("spec: {priority: 0x1}").isSolved()).isTrue();
    assertThat(exercise.check("spec: {priority: '1'}").isSolved()).isFalse();
    assertThat(exercise.check("spec: {priority: 1.5}").sentences())
        .containsExactly("`spec.priority` should become 1, but it became 1.5.");
  }

  @Test
  void thePatchThatALocalChangeSendsCountsWhereItIsGiven() throws LessonFileException {
    String[] blocks = {
      block("last-applied", POD),
      block("local", POD),
      block("live", POD.replace("web:1", "web:2")),
      block("task local", "Change."),
      block("solution", POD.replace("web:1", "web:2")),
      block("result", POD.replace("web:1", "web:2"))
    };
    String asItIs = POD.replace("web:1", "web:2").replace("  labels: {a: b}\n", "");
    assertThat(exercise(blocks).check(asItIs).sentences())
        .containsExactly("`metadata.labels` should stay as it is ({\"a\":\"b\"}), but it is gone.");
    Exercise exact =
        exercise(
            block("last-applied", POD.replace("a: b", "a: c")),
            block("local", POD),
            block("live", POD),
            block("task local", "Change."),
            block("solution", POD.replace("{a: b}", "{a: b, d: null}")),
            block("patch", "metadata: {labels: {d: null}}"),
            block("result", POD));
    assertThat(exact.check(POD).sentences())
        .containsExactly(
            "The result is right, but kubectl sends a different patch than the exercise asks for."
                + " It sends {}.");
  }

  @Test
  void anotherObjectThanTheOneThatWasAppliedIsAnotherEffect() throws LessonFileException {
    Exercise exercise =
        exercise(
            block("local", POD),
            block("live", POD),
            block("task local", "Change."),
            block("solution", POD.replace("web:1", "web:2")),
            block("result", POD.replace("web:1", "web:2")));
    assertThat(
            exercise.check(POD.replace("web:1", "web:2").replace("name: web\n  l", "name: x\n  l")))
        .isInstanceOf(Verdict.OtherEffect.class);
    assertThat(exercise.check("- no\n- object\n")).isInstanceOf(Verdict.Unreadable.class);
    assertThat(exercise.check("a: [", "mine.yaml").sentences().getFirst())
        .startsWith("mine.yaml:1:");
  }

  @Test
  void aRuleOfAWrittenPatchIsNamed() throws LessonFileException {
    Exercise exercise =
        exercise(
            block("live", POD),
            block("patch", "metadata: {labels: {a: null}}"),
            block("task rule", "Which?\nfield: metadata.labels.a\n- null-deletes\n- not-in-patch"),
            block("solution", "null-deletes"));
    assertThat(exercise.task()).isEqualTo("Which?");
    assertThat(exercise.choices())
        .extracting(Choice::name)
        .containsExactly("null deletes", "not in patch");
    assertThat(exercise.check(" null-deletes\n").isSolved()).isTrue();
    assertThat(exercise.check("not in patch").sentences())
        .containsExactly(
            "That rule applies if: not in the patch. Of `metadata.labels.a`, patch has null, live"
                + " has b.");
    assertThat(exercise.check("set-same").sentences())
        .containsExactly("set-same is not one of the rules: null-deletes, not-in-patch.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "task          ! own/book.md:11: This task does not say what to write.",
        "task patch    ! own/book.md:3: This exercise has no block solution.",
        "task local    ! own/book.md:3: This exercise has no block solution.",
      })
  void whatIsMissingIsToldWithItsPlace(String task, String message) {
    assertThatThrownBy(() -> exercise(block("live", "a: b\nc: d"), block(task, "Write.")))
        .isInstanceOf(LessonFileException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "field: spec|- never-applied ! The solution does not solve this exercise: "
            + "nothing is not one of the rules",
        "field: spec ! This task has no rules to choose from.",
        "- never-applied ! This task does not say which field it is about.",
        "field: spec|- nevr ! No rule is called nevr.",
        "field: spec.x[|- never-applied ! This task does not say which field it is about.",
      })
  void aRuleTaskNeedsAFieldAndRules(String task, String message) {
    assertThatThrownBy(
            () ->
                exercise(
                    block("live", POD),
                    block("local", POD),
                    block("task rule", task.replace('|', '\n')),
                    block("solution", "nothing")))
        .isInstanceOf(LessonFileException.class)
        .hasMessageContaining(message);
  }

  @Test
  void aWrongSolutionAndADamagedDocumentAreToldWithTheirPlace() {
    assertThatThrownBy(() -> patching("spec: {priority: 1}", "web:1", "web:2"))
        .hasMessageContaining("The solution does not solve this exercise:")
        .hasMessageContaining("`spec.priority` should not be there");
    assertThatThrownBy(
            () ->
                exercise(
                    block("live", "a: ["),
                    block("task patch", "Write."),
                    block("solution", "a: b"),
                    block("result", POD)))
        .hasMessageContaining("own/book.md:7: The block live cannot be used:");
  }
}
