package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.learn.BundledLessons;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tripatch learn -o json}. */
class LearnAsDataTest {
  private static final String RETAIN_KEYS =
      "retain-keys/examples-a-deployment-changes-its-strategy";
  private static final String REPLICAS = "first-steps/three-replicas";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void settings() {
    shell = new Shell(folder);
    for (String variable : List.of("XDG_CONFIG_HOME", "HOME", "APPDATA")) {
      shell.with(variable, folder.toString());
    }
  }

  private Value data(String... words) {
    Shell.Answer answer = shell.run(words);
    assertThat(answer.err()).isEmpty();
    return SourceReader.read("printed", answer.out()).root().orElseThrow().value();
  }

  private MapValue one(String... words) {
    return (MapValue) data(words);
  }

  private static Value at(MapValue map, String key) {
    return Objects.requireNonNull(map.get(key), () -> key + " in " + map);
  }

  private static MapValue map(MapValue map, String key) {
    return (MapValue) at(map, key);
  }

  private static List<MapValue> maps(MapValue map, String key) {
    return ((ListValue) at(map, key)).items().stream().map(MapValue.class::cast).toList();
  }

  private static String text(MapValue map, String key) {
    return ((StringValue) at(map, key)).text();
  }

  @Test
  void theListHasAnEntryForEachLesson() {
    List<MapValue> all =
        ((ListValue) data("learn", "-o", "json"))
            .items().stream().map(MapValue.class::cast).toList();
    assertThat(all)
        .hasSize(BundledLessons.books().stream().mapToInt(book -> book.lessons().size()).sum());
    MapValue first =
        all.stream()
            .filter(each -> text(each, "name").equals(RETAIN_KEYS))
            .findFirst()
            .orElseThrow();
    assertThat(text(first, "number")).isEqualTo("4.1");
    assertThat(text(first, "title")).isEqualTo("Examples: a Deployment changes its strategy");
    assertThat(text(first, "book")).isEqualTo("retain-keys");
    assertThat(text(first, "bookTitle")).startsWith("Add new patchStrategy");
    assertThat(at(first, "exercise")).isEqualTo(BoolValue.FALSE);
    assertThat(first.get("solved")).isNull();
    assertThat(text(first, "source")).startsWith("https://").endsWith("#examples");
    assertThat(at(first, "about").toString()).contains("directive/retain-keys", "not-retained");
  }

  @Test
  void anExerciseOfTheListDoesNotTellItsAnswer() {
    MapValue found = (MapValue) ((ListValue) data("learn", "15", "-o", "json")).items().getFirst();
    assertThat(text(found, "name")).isEqualTo(REPLICAS);
    assertThat(at(found, "exercise")).isEqualTo(BoolValue.TRUE);
    assertThat(at(found, "solved")).isEqualTo(BoolValue.FALSE);
    assertThat(found.get("about")).isNull();
  }

  @Test
  void aLessonHasItsWordsDocumentsAndAnswer() {
    MapValue lesson = one("learn", RETAIN_KEYS, "--reveal", "-o", "json");
    assertThat(text(lesson, "number")).isEqualTo("4.1");
    assertThat(text(lesson, "prose")).contains("a union with a discriminator");
    assertThat(maps(lesson, "documents"))
        .extracting(each -> text(each, "document"))
        .containsExactly("last-applied", "local", "live");
    assertThat(text(maps(lesson, "documents").get(1), "text")).contains("type: Recreate\n");
    assertThat(text(lesson, "question")).contains("Is it still there afterwards?");
    MapValue answer = map(lesson, "answer");
    assertThat(maps(answer, "fields"))
        .extracting(each -> text(each, "path"))
        .contains("spec.strategy.rollingUpdate");
    assertThat(map(map(answer, "patch"), "spec").toString()).contains("$retainKeys");
    assertThat(map(map(answer, "result"), "spec").toString())
        .contains("Recreate")
        .doesNotContain("rollingUpdate");
    assertThat(text(lesson, "why")).isNotBlank();
    assertThat(one("learn", RETAIN_KEYS, "--reveal", "-o", "yaml")).isEqualTo(lesson);
  }

  @Test
  void aPatchThatAPersonWroteIsADocument() {
    MapValue lesson = one("learn", "json-patch-add-a-key-that-is-not-there", "-o", "json");
    assertThat(maps(lesson, "documents"))
        .extracting(each -> text(each, "document"))
        .containsExactly("live", "patch");
    assertThat(text(maps(lesson, "documents").get(1), "form")).isEqualTo("json");
    assertThat(map(lesson, "answer").get("patch")).isNull();
    assertThat(maps(map(lesson, "answer"), "fields")).isNotEmpty();
  }

  @Test
  void aQuestionComesWithoutItsAnswer() {
    MapValue lesson = one("learn", RETAIN_KEYS, "-o", "json");
    assertThat(text(lesson, "question")).contains("Is it still there");
    assertThat(maps(lesson, "documents"))
        .extracting(each -> text(each, "document"))
        .containsExactly("last-applied", "local", "live");
    assertThat(lesson.keys()).doesNotContain("answer", "why", "about");
    assertThat(((ListValue) at(one("learn", "1.11", "-o", "json"), "choices")).items()).hasSize(4);
  }

  @Test
  void whatIsSaidOfAPredictionIsData() {
    Shell.Answer answer = shell.run("learn", "1.1", "--predict", "refused", "-o", "json");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .startsWith("{\n  \"judged\": true,\n  \"right\": false,\n  \"sentences\": [\n");
  }

  @Test
  void aRefusalHasItsRemedy() {
    MapValue refused =
        map(
            map(
                one("learn", "a-patch-sets-what-it-does-not-list", "--reveal", "-o", "json"),
                "answer"),
            "refused");
    assertThat(text(refused, "sentence")).startsWith("patch:");
    assertThat(text(refused, "remedy")).isNotBlank();
  }

  @Test
  void anExerciseHasWhatWasAskedForAndNoMore() {
    MapValue asked = one("learn", REPLICAS, "-o", "json");
    assertThat(text(map(asked, "task"), "kind")).isEqualTo("patch");
    assertThat(text(map(asked, "task"), "text")).contains("replicas to 3");
    assertThat(((ListValue) at(asked, "hints")).items()).isEmpty();
    assertThat(at(asked, "hintsLeft")).isEqualTo(new IntegerValue(2));
    assertThat(asked.get("revealed")).isNull();
    MapValue hinted = one("learn", REPLICAS, "--hints", "1", "-o", "json");
    assertThat(((ListValue) at(hinted, "hints")).items()).hasSize(1);
    MapValue revealed = map(one("learn", REPLICAS, "--reveal", "-o", "json"), "revealed");
    assertThat(text(map(revealed, "solution"), "answer")).isEqualTo("spec:\n  replicas: 3\n");
    assertThat(maps(revealed, "others").getFirst().toString())
        .contains("spec.replicas should become 3, but it is still 2.");
    assertThat(map(map(revealed, "result"), "spec").toString()).contains("3");
    assertThat(maps(map(one("learn", "why-is-the-number-gone", "-o", "json"), "task"), "choices"))
        .extracting(each -> text(each, "answer"))
        .contains("explicit-null");
  }

  @Test
  void whatIsSaidOfAnAnswerIsData() throws IOException {
    String wrong = shell.file("wrong.yaml", "replicas: 3\n");
    Shell.Answer answer = shell.run("learn", REPLICAS, "--check", wrong, "-o", "json");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .isEqualTo(
            """
            {
              "solved": false,
              "sentences": [
                "spec.replicas should become 3, but it is still 2.",
                "replicas should not be there, but it was added (3)."
              ]
            }
            """);
    String right = shell.file("right.yaml", "spec: {replicas: 3}\n");
    assertThat(at(one("learn", REPLICAS, "--check", right, "-o", "json"), "solved"))
        .isEqualTo(BoolValue.TRUE);
    assertThat(at(one("learn", REPLICAS, "-o", "json"), "solved")).isEqualTo(BoolValue.TRUE);
  }
}
