package dev.tripatch.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.Value;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/**
 * The results in the files of lessons are those of a real {@code kubectl patch --local}, which does
 * what the API server does with a patch, but for checking and defaulting the object. {@code mvn
 * -Pkustomize test -Dtest=LessonsWithKubectlTest} gets the program first; without it the test is
 * skipped. {@code -Dkubectl.binary=FILE} names another.
 */
class LessonsWithKubectlTest {
  private static final Path KUBECTL =
      Path.of(System.getProperty("kubectl.binary", "target/kubectl/kubectl/kubectl"));

  /** The exercises whose solution is a patch, and what kubectl calls its type. */
  private static final Map<String, String> PATCHES =
      Map.of("patch", "strategic", "merge", "merge", "json", "json");

  @TempDir private Path folder;

  static boolean hasKubectl() {
    return Files.isExecutable(KUBECTL);
  }

  @TestFactory
  @EnabledIf(
      value = "hasKubectl",
      disabledReason = "needs a real kubectl: mvn -Pkustomize test gets one from npm")
  Stream<DynamicTest> everyResultIsKubectls() {
    return Stream.concat(
            Stream.concat(LessonValues.all(), LessonValues.course()).map(Shown::new),
            LessonValues.exercises().filter(LessonsWithKubectlTest::isOfPatch).map(Solved::new))
        .filter(each -> LessonValues.value(each.lesson(), BlockLabel.LIVE).isPresent())
        .filter(each -> !liveHas(each.lesson(), "kind: CustomResourceDefinition"))
        .map(each -> DynamicTest.dynamicTest(each.toString(), () -> check(each)));
  }

  /** A patch, and what comes of it. */
  private sealed interface Example {
    Lesson lesson();
  }

  /** The patch that a lesson shows. */
  private record Shown(Lesson lesson) implements Example {}

  /** The patch that solves its task. */
  private record Solved(Lesson lesson) implements Example {}

  private static boolean isOfPatch(Lesson exercise) {
    return PATCHES.containsKey(exercise.option(BlockLabel.TASK));
  }

  /**
   * {@code kubectl patch --local} does not know this kind, although the server takes a strategic
   * merge patch for it.
   */
  private static boolean liveHas(Lesson example, String line) {
    return LessonValues.required(example, BlockLabel.LIVE).lines().anyMatch(line::equals);
  }

  private void check(Example example) throws IOException, InterruptedException {
    Lesson lesson = example.lesson();
    BlockLabel result =
        switch (example) {
          case Shown _ -> BlockLabel.RESULT;
          case Solved _ -> lesson.resultOfTask();
        };
    Optional<Value> wanted =
        LessonValues.value(lesson, result)
            .or(() -> LessonValues.value(lesson, BlockLabel.KUBERNETES_RESULT));
    assertThat(patched(example)).isEqualTo(wanted.map(EngineNumbers::convert));
  }

  /** Live with the patch; empty if kubectl refuses. */
  private Optional<Value> patched(Example example) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                KUBECTL.toString(),
                "patch",
                "--local",
                "--type=" + type(example),
                "--filename=" + file(example.lesson(), BlockLabel.LIVE),
                "--patch-file=" + file(example.lesson(), patch(example)),
                "--show-managed-fields",
                "--output=json")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (InputStream out = process.getInputStream()) {
      String text = new String(out.readAllBytes(), StandardCharsets.UTF_8);
      return process.waitFor() == 0
          ? Optional.of(
              EngineNumbers.convert(SourceReader.read("out", text).root().orElseThrow().value()))
          : Optional.empty();
    }
  }

  private static BlockLabel patch(Example example) {
    return switch (example) {
      case Shown _ -> BlockLabel.PATCH;
      case Solved _ -> BlockLabel.SOLUTION;
    };
  }

  private static String type(Example example) {
    return switch (example) {
      case Shown(Lesson lesson) -> ShownLesson.format(lesson).name().toLowerCase(Locale.ROOT);
      case Solved(Lesson lesson) -> PATCHES.getOrDefault(lesson.option(BlockLabel.TASK), "");
    };
  }

  private Path file(Lesson example, BlockLabel label) throws IOException {
    Value value = LessonValues.value(example, label).orElseThrow();
    return Files.write(folder.resolve(label.word()), List.of(CanonicalJson.write(value)));
  }
}
