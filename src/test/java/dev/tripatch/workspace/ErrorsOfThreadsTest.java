package dev.tripatch.workspace;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ErrorText;
import dev.tripatch.cluster.apply.KnownError;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.ui.panes.model.OpenModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts as people paste them, wrapped by Helm, Flux and Argo CD, are read to their last line. */
class ErrorsOfThreadsTest {

  private static List<MapValue> texts() throws IOException {
    List<MapValue> all = new ArrayList<>();
    for (String name :
        List.of(
            "errors-of-threads.yaml", "errors-of-later-threads.yaml", "errors-found-in-use.yaml")) {
      try (InputStream in =
          Objects.requireNonNull(ErrorsOfThreadsTest.class.getResourceAsStream(name), name)) {
        MapValue file = yaml(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        items(file, "texts").forEach(each -> all.add((MapValue) each));
      }
    }
    return all;
  }

  private static List<? extends Value> items(MapValue map, String key) {
    return ((ListValue) map.find(key).orElseThrow()).items();
  }

  private static List<String> strings(MapValue map, String key) {
    return items(map, key).stream().map(each -> ((StringValue) each).text()).toList();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void isReadAsItIsWrittenDown(MapValue expected) {
    ErrorCase opened = ErrorCase.read(expected.text("text"), OpenModel.WORKBENCH);
    ErrorText found = opened.found();
    assertThat(found.object().map(ObjectName::toString).orElse(""))
        .isEqualTo(expected.text("object"));
    assertThat(found.fields())
        .extracting(FieldPath::toString)
        .isEqualTo(strings(expected, "fields"));
    assertThat(found.known()).extracting(Enum::name).isEqualTo(strings(expected, "causes"));
    assertThat(opened.causes().getFirst().remedy()).containsPattern(expected.text("advice"));
    assertThat(String.join("\n", found.remarks())).contains(expected.text("note"));
    String never = expected.text("never");
    assertThat(opened.causes())
        .extracting(ErrorCase.Cause::remedy)
        .noneMatch(remedy -> !never.isEmpty() && Pattern.compile(never).matcher(remedy).find());
  }

  /** A terminal breaks lines between words, or at its last column. */
  @ParameterizedTest
  @MethodSource("texts")
  void isReadFromNarrowTerminals(MapValue expected) {
    String text = expected.text("text");
    for (String narrow :
        List.of(
            text.replaceAll("(?m)(\\S.{50,70}) ", "$1\n"),
            text.replaceAll("(?m)(.{70})", "$1\n"))) {
      ErrorText found = ErrorCase.read(narrow, OpenModel.WORKBENCH).found();
      assertThat(found.object().map(ObjectName::toString).orElse(""))
          .as(narrow)
          .isEqualTo(expected.text("object"));
      assertThat(found.known())
          .as(narrow)
          .extracting(Enum::name)
          .isEqualTo(strings(expected, "causes"));
    }
  }

  /** The same words are read in a window, and by people who write patches. */
  @ParameterizedTest
  @EnumSource
  void adviceNamesNoOptions(KnownError error) {
    assertThat(error.part("cause") + " " + error.part("remedy")).doesNotContain(" --");
  }
}
