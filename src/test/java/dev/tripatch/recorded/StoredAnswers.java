package dev.tripatch.recorded;

import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import java.util.Optional;

/**
 * What a real API server stored of an object that it was given whole:
 * src/test/scripts/record-stored makes such lines.
 *
 * @param schemas of the server's kinds
 */
record StoredAnswers(SchemaSource schemas) implements Comparer {

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.has("given") || !line.has("server")) {
      return Optional.empty();
    }
    MapValue given = line.map("given");
    Optional<MapValue> live =
        line.value("live") instanceof MapValue before ? Optional.of(before) : Optional.empty();
    SchemaAnswer schema = OlderSchemas.of(line, schemas).of(given);
    StoredObject stored = StoredObject.of(given, live, schema);
    MapValue ours = StoredForm.of(stored.object());
    MapValue theirs = StoredForm.of(stored, schema, line.map("after"));
    return Optional.of(
        Verdict.of(
            ours.equals(theirs),
            CanonicalJson.write(ours) + "\n  but " + CanonicalJson.write(theirs)));
  }
}
