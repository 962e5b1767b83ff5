package dev.tripatch.document.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.document.Span;
import dev.tripatch.document.Values;
import dev.tripatch.document.YamlRecordings;
import dev.tripatch.document.YamlTexts;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Every edit of every text: right, or refused. */
class EditLawsTest {

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
