package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.YamlRecordings.Recording;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class YamlAsKubectlReadsItTest {

  static List<Recording> given() {
    return YamlRecordings.given();
  }

  @ParameterizedTest
  @MethodSource("given")
  void readsWhatKubectlReads(Recording recording) {
    assertThat(difference(recording)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("given")
  void writesTheSameCanonicalJson(Recording recording) {
    SourceDocument document = read(recording.yaml());
    // The JSON text -0 is the integer 0 to Kubernetes' JSON reader.
    String expected = recording.json() == null ? "" : recording.json().replace(":-0}", ":0}");
    assertThat(document.root().map(Node::value).map(CanonicalJson::write).orElse(""))
        .isEqualTo(expected);
  }

  @Test
  void readsManyOddTextsAsKubectlDoes() {
    List<Recording> recordings = YamlRecordings.more();
    assertThat(recordings).hasSizeGreaterThan(1_500);
    assertThat(recordings.stream().flatMap(each -> difference(each).stream())).isEmpty();
  }

  private static List<String> difference(Recording recording) {
    SourceDocument document = read(recording.yaml());
    Value expected = recording.json() == null ? null : fromJson(recording.json());
    Value found = document.root().map(Node::value).orElse(null);
    boolean explained = found != null || document.error().isPresent();
    return Objects.equals(expected, found) && explained
        ? List.of()
        : List.of(recording.id() + ": " + recording.yaml() + " is " + found + " not " + expected);
  }

  /** An error's words are those of kubectl, so that people find them. */
  @Test
  void errorsContainKubectlsWords() {
    Stream<Recording> errors =
        Stream.concat(YamlRecordings.given().stream(), YamlRecordings.more().stream())
            .filter(each -> each.error() != null);
    assertThat(errors.filter(each -> !saysTheSame(each)).map(Recording::yaml)).isEmpty();
  }

  private static boolean saysTheSame(Recording recording) {
    String error = Objects.requireNonNull(recording.error());
    String phrase = error.replaceFirst("^yaml: (line \\d+: )?", "").replaceFirst(": .*", "");
    String message = read(recording.yaml()).error().orElseThrow().message();
    return message.toLowerCase(Locale.ROOT).contains(phrase.toLowerCase(Locale.ROOT));
  }

  /**
   * kubectl takes the empty list for the whole document and drops the rest without a word. That is
   * an accident of its scanner; an error is the better answer.
   */
  @ParameterizedTest
  @ValueSource(strings = {"[]: a", "{}: a", "[] b: c"})
  void anEmptyListAsKeyIsAnErrorUnlikeInKubectl(String yaml) {
    assertThat(read(yaml).root()).isEmpty();
  }

  private static SourceDocument read(String yaml) {
    return SourceReader.read("test.yaml", yaml, Format.YAML);
  }

  private static Value fromJson(String json) {
    return SourceReader.read("test.json", json, Format.JSON).root().orElseThrow().value();
  }
}
