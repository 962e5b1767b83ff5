package dev.tripatch.edit.fix;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;

/**
 * A text in which fixes are looked for.
 *
 * @param writing what the text is
 * @param document the text
 * @param schema what is known of its kind
 * @param live the live object; empty if there is none
 * @param hazards what was found in this text, or in the same text a little earlier
 */
public record FixText(
    Writing writing,
    SourceDocument document,
    SchemaAnswer schema,
    Optional<MapValue> live,
    List<Hazard> hazards) {

  /** Copies the hazards, so that later changes of the given list do not show. */
  public FixText {
    hazards = List.copyOf(hazards);
  }

  /** Reads a text. */
  public static FixText of(
      Writing writing,
      String text,
      SchemaAnswer schema,
      Optional<MapValue> live,
      List<Hazard> hazards) {
    return new FixText(writing, SourceReader.read("text", text), schema, live, hazards);
  }

  /** Whether lists are merged by their keys, by kubectl or by the server. */
  boolean isMergedByKey() {
    return writing == Writing.OBJECT || writing == Writing.STRATEGIC;
  }

  /** What it has at a path; null if nothing. */
  Value written(FieldPath path) {
    return Places.of(document)
        .locate(path)
        .map(place -> place.node().value())
        .orElse(NullValue.NULL);
  }

  /** What live has at a path; null if nothing. */
  Value live(FieldPath path) {
    return live.flatMap(object -> Fields.at(object, path)).orElse(NullValue.NULL);
  }

  /** The values around a caret, the root first; none if the text cannot be read. */
  List<Link> around(int caret) {
    return CaretChain.at(document, caret, schema.type(), live);
  }
}
