package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.ExplainedLine;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonValues;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every lesson: the command line prints and says what the lesson has. */
class LessonsOnCommandLineTest {
  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> everyExampleOfTheDocumentsIsPrinted() {
    return LessonValues.all()
        .filter(example -> example.location().startsWith("documents/"))
        .map(example -> DynamicTest.dynamicTest(example.toString(), () -> check(example)));
  }

  private void check(Lesson example) throws IOException {
    Shell shell = new Shell(folder);
    List<String> documents = documents(example, shell);
    if (example.text(BlockLabel.ERROR).isPresent()) {
      Shell.Answer answer = run(shell, "apply", documents);
      assertThat(answer.exitCode()).isEqualTo(2);
      assertThat(answer.err())
          .contains(LessonValues.required(example, BlockLabel.ERROR).lines().toList());
      return;
    }
    assertThat(printed(run(shell, "apply", documents)))
        .isEqualTo(LessonValues.value(example, BlockLabel.RESULT).orElseThrow());
    if (example.isCalculated() && example.text(BlockLabel.LIVE).isPresent()) {
      assertThat(printed(run(shell, "patch", documents)))
          .isEqualTo(LessonValues.value(example, BlockLabel.PATCH).orElseThrow());
    }
    checkReasons(example, printed(run(shell, "explain", documents, "-o", "json")));
    assertThat(warned(printed(run(shell, "hazards", documents, "-o", "json"))))
        .isEqualTo(
            example
                .text(BlockLabel.HAZARD)
                .map(PATH::matcher)
                .map(line -> line.replaceAll("$1:"))
                .orElse(""));
  }

  /** A field, which JSON calls by the server's name where a server refuses. */
  private static final Pattern PATH = Pattern.compile("(?m)^(\\S+) [^ ]+:");

  /** The documents show what patches do, with objects that no server takes. */
  private static final Set<String> OF_SERVERS = Set.of("invalid-result", "immutable-field");

  private static String warned(Value printed) {
    return entries(printed)
        .filter(each -> !OF_SERVERS.contains(text(each, "kind")))
        .map(each -> text(each, "kind") + ": " + text(each, "sentence"))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  private static Stream<MapValue> entries(Value printed) {
    return ((ListValue) printed).items().stream().map(MapValue.class::cast);
  }

  private static void checkReasons(Lesson example, Value printed) {
    Map<String, MapValue> entries =
        entries(printed).collect(Collectors.toMap(each -> text(each, "path"), Function.identity()));
    for (ExplainedLine line : ExplainedLine.in(example)) {
      assertThat(entries).as(example.toString()).containsKey(line.path());
      MapValue entry = Objects.requireNonNull(entries.get(line.path()));
      assertThat(text(entry, "reason")).isEqualTo(line.reason());
      assertThat(text(entry, "sentence")).isEqualTo(line.sentence().replace("`", ""));
    }
  }

  private static String text(MapValue entry, String key) {
    return ((StringValue) Objects.requireNonNull(entry.get(key))).text();
  }

  private static Value printed(Shell.Answer answer) {
    assertThat(answer.exitCode()).as(answer.err()).isLessThan(2);
    return SourceReader.read("printed", answer.out()).root().orElseThrow().value();
  }

  private static Shell.Answer run(
      Shell shell, String command, List<String> documents, String... more) {
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(documents);
    words.addAll(List.of(more));
    return shell.run(words.toArray(String[]::new));
  }

  private static List<String> documents(Lesson example, Shell shell) throws IOException {
    List<String> words = new ArrayList<>();
    add(words, "--live", example, BlockLabel.LIVE, shell);
    if (example.isCalculated()) {
      add(words, "--local", example, BlockLabel.LOCAL, shell);
      add(words, "--last-applied", example, BlockLabel.LAST_APPLIED, shell);
      words.add(example.asKubectlApply() ? "--as-kubectl-apply" : "--no-as-kubectl-apply");
    } else {
      add(words, "--patch", example, BlockLabel.PATCH, shell);
      words.add("--type");
      words.add(example.format().name().toLowerCase(Locale.ROOT));
    }
    return words;
  }

  private static void add(
      List<String> words, String option, Lesson example, BlockLabel label, Shell shell)
      throws IOException {
    if (example.text(label).isPresent()) {
      words.add(option);
      words.add(shell.file(option.substring(2) + ".yaml", LessonValues.required(example, label)));
    }
  }
}
