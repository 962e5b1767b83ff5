package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.moved.LiveMove;
import java.util.Collection;
import java.util.List;

/**
 * Tells of fields in three states of an object, with its secrets masked.
 *
 * @param seen the object as a person saw it, or as it was sent
 * @param now the object as it is
 * @param ours the object as they want it
 */
record TouchedFields(MapValue seen, MapValue now, MapValue ours) {

  /** The same with masks; equal secrets have equal ones. */
  TouchedFields masked(Revealed revealed) {
    Masking masking = Masking.of(List.of(seen, ours, now), revealed);
    return new TouchedFields(masking.masked(seen), masking.masked(now), masking.masked(ours));
  }

  /** Each of these fields in all states. */
  List<TouchedField> at(Collection<FieldPath> paths) {
    return paths.stream()
        .map(
            path ->
                new TouchedField(
                    path,
                    Counted.valueAt(seen, path),
                    Counted.valueAt(now, path),
                    Counted.valueAt(ours, path)))
        .toList();
  }

  /** What changed between the first two. */
  LiveMove move(SchemaAnswer schema) {
    return LiveMove.between(seen, now, schema);
  }
}
