package dev.tripatch.learn.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFile;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.LessonValues;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class PredictionJudgeTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private static final String LIVE =
      """
      apiVersion: v1
      kind: Pod
      metadata:
        name: web
        labels:
          tier: front
        finalizers:
        - a.example.com/x
        - b.example.com/y
      spec:
        priority: 3
        containers:
        - name: web
          image: web:1
        - name: log
          image: log:1
      """;
  private static final PredictionSheet SHEET = PredictionSheet.of(LIVE);

  private static Lesson lesson(String patch) throws LessonFileException {
    String given = "```yaml live\n" + LIVE + "```\n```yaml patch\n" + patch + "\n```\n";
    String text = "# B\n\n## L\n\nW.\n\n" + given + "```text question\n?\n```\n";
    return LessonFile.read("b.md", text).lessons().getFirst();
  }

  private static PredictionVerdict judged(String patch, UnaryOperator<PredictionSheet> marks)
      throws LessonFileException {
    PredictionSheet sheet = marks.apply(SHEET);
    return new PredictionJudge(lesson(patch), WORKBENCH)
        .judge(new Prediction.OfDocument(sheet.text()));
  }

  @Test
  void strikingTheOnlyLineOfAMapIsStrikingTheMap() throws LessonFileException {
    for (int line : new int[] {4, 5}) {
      for (String patch : new String[] {"labels: null", "labels: {tier: null}"}) {
        assertThat(judged("metadata: {%s}".formatted(patch), sheet -> sheet.strike(line)))
            .as("%s, line %d", patch, line)
            .matches(PredictionVerdict::isRight);
      }
    }
    assertThat(judged("metadata: {labels: {tier: null}}", sheet -> sheet.strike(4)).sentences())
        .last()
        .asString()
        .startsWith("The patch leaves `metadata.labels` there, but empty");
  }

  @Test
  void quotesMakeAnotherType() throws LessonFileException {
    assertThat(
            judged("spec: {priority: 4}", sheet -> sheet.rewrite(10, "  priority: \"4\""))
                .sentences())
        .singleElement()
        .asString()
        .startsWith(
            "Your prediction has `\"4\"` for `spec.priority`, but the result has `4`, a value of"
                + " a");
    assertThat(judged("spec: {priority: 4}", sheet -> sheet.rewrite(10, "  priority:   4 # !")))
        .matches(PredictionVerdict::isRight);
  }

  @Test
  void everyKindOfMistakeHasItsSentence() throws LessonFileException {
    assertThat(judged("spec: {priority: 4}", sheet -> sheet).sentences())
        .singleElement()
        .asString()
        .startsWith("You left `spec.priority` as it is, but it becomes `4`. Live and your patch");
    assertThat(judged("spec: {priority: 4}", sheet -> sheet.strike(10)).sentences())
        .singleElement()
        .asString()
        .startsWith("Your prediction no longer has `spec.priority`, but it becomes `4`. ");
    assertThat(judged("spec: {}", sheet -> sheet.strike(14)).sentences())
        .containsExactly(
            "Your prediction no longer has `spec.containers[name=log]`, but it stays. Your patch"
                + " does not mention `containers`, so it stays as live has it.");
    assertThat(judged("spec: {}", sheet -> sheet.rewrite(13, "    image: web:2")).sentences())
        .singleElement()
        .asString()
        .startsWith(
            "You changed `spec.containers[name=web].image` to `web:2`, but it stays `web:1`. ");
    assertThat(judged("spec: {}", sheet -> sheet.typed(10, "  hostNetwork: true")).sentences())
        .singleElement()
        .asString()
        .startsWith("Your prediction has `spec.hostNetwork`, but the result does not.");
    assertThat(judged("spec: {priority: null}", sheet -> sheet).sentences())
        .containsExactly(
            "You kept `spec.priority`, but the result no longer has it. Your patch has `null`,"
                + " which deletes `priority`. Remove the line from the patch to keep it.");
    assertThat(
            judged("spec: {hostNetwork: true}", sheet -> sheet.rewrite(10, "  priority: 3"))
                .sentences())
        .containsExactly(
            "`spec.hostNetwork` is missing from your prediction: the result has `true` there. Live"
                + " does not have `hostNetwork`, and your patch adds it.");
  }

  @Test
  void orderCountsAndIsToldByNames() throws LessonFileException {
    String patch = "spec: {$setElementOrder/containers: [{name: log}, {name: web}]}";
    assertThat(judged(patch, sheet -> sheet.move(14, -1))).matches(PredictionVerdict::isRight);
    assertThat(judged("spec: {}", sheet -> sheet.move(14, -1)).sentences())
        .singleElement()
        .asString()
        .startsWith("`spec.containers` has the right items in the wrong order. The order is `web,");
    assertThat(judged("spec: {priority: 3}", sheet -> sheet.move(10, 1)))
        .as("keys have no order")
        .matches(PredictionVerdict::isRight);
  }

  @Test
  void plainValuesAreToldOneByOne() throws LessonFileException {
    String patch = "metadata: {$deleteFromPrimitiveList/finalizers: [a.example.com/x]}";
    assertThat(judged(patch, sheet -> sheet.strike(7))).matches(PredictionVerdict::isRight);
    assertThat(judged(patch, sheet -> sheet).sentences())
        .containsExactly(
            "Your prediction has `a.example.com/x` in `metadata.finalizers`, but the result does"
                + " not. `$deleteFromPrimitiveList` lists `finalizers[=a.example.com/x]`, so it is"
                + " removed from live's list.");
    assertThat(judged(patch, sheet -> sheet.strike(8)).sentences())
        .singleElement()
        .asString()
        .startsWith("Your prediction has `a.example.com/x` in `metadata.finalizers`; the result");
  }

  @Test
  void whatIsRefusedIsRightOnlyAsARefusal() throws LessonFileException {
    String patch = "spec: {containers: [{image: web:2}]}";
    PredictionVerdict refused =
        new PredictionJudge(lesson(patch), WORKBENCH).judge(new Prediction.Refused());
    assertThat(refused.isRight()).isTrue();
    assertThat(refused.sentences()).singleElement().asString().startsWith("Right, it is refused. ");
    PredictionVerdict other = judged(patch, sheet -> sheet);
    assertThat(other.isRight()).isFalse();
    assertThat(other.sentences())
        .first()
        .asString()
        .startsWith("Kubernetes refuses this, so nothing changes. ");
  }

  @Test
  void whatIsNoObjectIsNotJudged() throws LessonFileException {
    PredictionVerdict verdict =
        judged("spec: {priority: 4}", sheet -> sheet.strike(5).rewrite(10, "  priority: [4"));
    assertThat(verdict.isJudged()).isFalse();
    assertThat(verdict.isRight()).isFalse();
    assertThat(verdict.answer()).isEmpty();
    assertThat(verdict.sentences()).hasSize(2).allMatch(sentence -> !sentence.isBlank());
    assertThat(judged("spec: {}", sheet -> sheet.strike(0).strike(1).strike(2).strike(9)))
        .matches(each -> !each.isJudged());
  }

  @Test
  void aLineOfTheTextIsFoundAmongAllLines() {
    PredictionSheet sheet = SHEET.strike(5).rewrite(10, "  priority: [4");
    for (int line = 1; line <= sheet.text().lines().count(); line++) {
      assertThat(sheet.lines().get(sheet.placeOf(line)).text())
          .isEqualTo(sheet.text().lines().skip(line - 1L).findFirst().orElseThrow());
    }
  }

  @Test
  void aRuleIsChosenAsInItsExercise() {
    LessonValues.exercises()
        .filter(each -> Ask.of(each) instanceof Ask.OfChoice && !each.asks())
        .forEach(
            exercise -> {
              PredictionJudge judge = new PredictionJudge(exercise, WORKBENCH);
              assertThat(((Ask.OfChoice) Ask.of(exercise)).choices())
                  .filteredOn(each -> judge.judge(new Prediction.Chosen(each)).isRight())
                  .extracting(Choice::answer)
                  .singleElement()
                  .isEqualTo(LessonValues.required(exercise, BlockLabel.SOLUTION).strip());
            });
  }
}
