package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.json.MergePatch;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a JSON merge patch that a person wrote does to the fields of a map. */
final class MergePatchFields {

  private MergePatchFields() {}

  static FieldOutcome explain(ComposedField field) {
    Value live = field.live();
    Value patch = field.patch();
    if (patch == null) {
      return ComposedLeaves.untouched(field);
    }
    if (patch == NullValue.NULL) {
      return ComposedLeaves.nulled(field);
    }
    if (live instanceof MapValue from && patch instanceof MapValue map) {
      return map(field, from, map);
    }
    return live instanceof ListValue from && patch instanceof ListValue list
        ? replaced(field, from, list)
        : ComposedLeaves.set(field, MergePatch.apply(NullValue.NULL, patch));
  }

  static FieldOutcome map(ComposedField field, MapValue live, MapValue patch) {
    Set<String> keys = new LinkedHashSet<>(live.keys());
    keys.addAll(patch.keys());
    List<FieldOutcome> parts = new ArrayList<>();
    keys.forEach(key -> parts.add(explain(field.part(key, false))));
    return ComposedLeaves.map(field, Outcome.MERGED, Reason.MAP_MERGED, Optional.empty(), parts);
  }

  /** The list is written whole; where its items have names, each of them says what that means. */
  private static FieldOutcome replaced(ComposedField field, ListValue live, ListValue patch) {
    return live.equals(patch)
        ? ComposedLeaves.set(field, patch)
        : new OutcomeDifferences(OutcomeDifferences.WRITTEN).replaced(field, live, patch);
  }
}
