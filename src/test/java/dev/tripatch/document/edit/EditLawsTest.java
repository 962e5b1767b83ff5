package dev.tripatch.document.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.Values;
import dev.tripatch.document.YamlRecordings;
import dev.tripatch.document.YamlTexts;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Every edit of every text: right, or refused. */
class EditLawsTest {

  private static final int CASES = 300;

  @Provide
  Arbitrary<Value> values() {
    return Values.values();
  }

  @Provide
  Arbitrary<String> texts() {
    return YamlTexts.any();
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void yamlIsNeverRefusedAndKeepsItsComments(
      @ForAll("values") Value value,
      @ForAll("values") Value other,
      @ForAll @IntRange(max = 1000) int choice) {
    SourceDocument document = CommentedYaml.of(value);
    assertThat(document.root().orElseThrow().value()).isEqualTo(value);
    EditLaws laws = new EditLaws(document);
    List<FieldPath> paths = EditLaws.paths(value);
    if (!paths.isEmpty()) {
      FieldPath path = paths.get(choice % paths.size());
      Span span = Places.of(document).locate(path).orElseThrow().span();
      keepsComments(document, span, laws.remove(path));
      keepsComments(document, span, laws.set(path, other));
    }
    laws.set(FieldPath.root(), other);
    assertThat(laws.refused()).isEmpty();
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void windowsLineBreaksStay(
      @ForAll("values") Value value,
      @ForAll("values") Value other,
      @ForAll @IntRange(max = 1000) int choice) {
    String text = CommentedYaml.of(value).text().replace("\n", "\r\n");
    SourceDocument document = SourceReader.read("f", text);
    EditLaws laws = new EditLaws(document);
    List<FieldPath> paths = EditLaws.paths(value);
    if (!paths.isEmpty()) {
      FieldPath path = paths.get(choice % paths.size());
      String edited = laws.remove(path).orElseThrow() + laws.set(path, other).orElseThrow();
      assertThat(edited.replace("\r\n", "")).doesNotContain("\n");
    }
    assertThat(laws.refused()).isEmpty();
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void theLastLineNeedsNoLineBreak(
      @ForAll("values") Value value,
      @ForAll("values") Value other,
      @ForAll @IntRange(max = 1000) int choice) {
    edits(SourceReader.read("f", CommentedYaml.of(value).text().stripTrailing()), other, choice);
  }

  private static void keepsComments(SourceDocument document, Span span, Optional<String> edited) {
    List<String> kept = CommentedYaml.comments(document.text());
    kept.removeAll(CommentedYaml.comments(document, span.start(), span.end()));
    assertThat(CommentedYaml.comments(edited.orElseThrow()))
        .as("«%s»\nfrom\n«%s»", edited.orElseThrow(), document.text())
        .containsAll(kept);
  }

  @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
  void jsonIsNeverRefused(
      @ForAll("values") Value value,
      @ForAll("values") Value other,
      @ForAll @IntRange(max = 1000) int choice) {
    tryAll(JsonWriter.render("f", value), value, other, choice);
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void jsonReadAsYamlIsNeverRefused(
      @ForAll("values") Value value,
      @ForAll("values") Value other,
      @ForAll @IntRange(max = 1000) int choice) {
    String text = JsonWriter.write(value);
    tryAll(SourceReader.read("f", text, Format.YAML), value, other, choice);
  }

  private static void tryAll(SourceDocument document, Value value, Value other, int choice) {
    EditLaws laws = new EditLaws(document);
    List<FieldPath> paths = EditLaws.paths(value);
    if (!paths.isEmpty()) {
      laws.remove(paths.get(choice % paths.size()));
      laws.set(paths.get(choice % paths.size()), other);
    }
    laws.set(FieldPath.root(), other);
    assertThat(laws.refused()).isEmpty();
  }

  @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE)
  void oddTextsAreEditedRightOrNotAtAll(
      @ForAll("texts") String text,
      @ForAll("values") Value other,
      @ForAll @IntRange(max = 1000) int choice) {
    edits(SourceReader.read("f", text), other, choice);
  }

  @Test
  void recordedTextsAreEditedRightOrNotAtAll() {
    Value other = EditCases.value("{a: [x, {b: 1}]}");
    for (List<YamlRecordings.Recording> all :
        List.of(YamlRecordings.given(), YamlRecordings.more())) {
      for (YamlRecordings.Recording recording : all) {
        SourceDocument document = SourceReader.read("f", recording.yaml(), Format.YAML);
        edits(document, other, recording.id().hashCode() & 0xffff);
      }
    }
  }

  /** One recorded document becomes another, as a whole and field by field. */
  @Test
  void recordedDocumentsBecomeOthers() throws IOException {
    int made = 0;
    for (MapValue line : recordedCases()) {
      Value from = line.find("original").orElseThrow();
      Value to = line.find("modified").orElseThrow();
      for (SourceDocument document :
          List.of(CommentedYaml.of(from), JsonWriter.render("f", from))) {
        EditLaws laws = new EditLaws(document);
        laws.set(FieldPath.root(), to);
        List<FieldPath> paths = EditLaws.paths(from);
        for (int i = 0; i < Math.min(6, paths.size()); i++) {
          laws.remove(paths.get(i * 7 % paths.size()));
        }
        assertThat(laws.refused()).isEmpty();
        made += laws.made();
      }
    }
    assertThat(made).isGreaterThan(1000);
  }

  private static List<MapValue> recordedCases() throws IOException {
    var stream =
        Objects.requireNonNull(
            EditLawsTest.class.getResourceAsStream("/recorded/three-way.jsonl.gz"));
    try (var lines =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(stream), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .limit(CASES)
          .map(line -> SourceReader.read("case", line, Format.JSON).object().orElseThrow())
          .toList();
    }
  }

  private static void edits(SourceDocument document, Value other, int choice) {
    if (document.root().isEmpty()) {
      return;
    }
    EditLaws laws = new EditLaws(document);
    List<FieldPath> paths = EditLaws.paths(document.root().get().value());
    for (int i = 0; i < Math.min(4, paths.size()); i++) {
      FieldPath path = paths.get((choice + i) % paths.size());
      laws.remove(path);
      laws.set(path, other);
    }
    laws.set(FieldPath.root(), other);
  }
}
