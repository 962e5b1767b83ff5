package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.json.MergePatch;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Explains a patch that a person wrote, from live, the patch and the way the reader applies it. The
 * result is the engine's, and the reasons must rebuild it: {@link Ledger#result}.
 */
public final class ComposedExplainer {

  private ComposedExplainer() {}

  /** A strategic merge patch, with its directives. */
  public static Explanation ofStrategic(
      TypedPath root, MapValue live, MapValue patch, MapValue result) {
    return new Explanation(
        new StrategicFields().map(ComposedField.of(root, live, patch, result), live, patch));
  }

  /** A JSON merge patch: no directives, and no rules for lists. */
  public static Explanation ofMerge(
      TypedPath root, MapValue live, MapValue patch, MapValue result) {
    return new Explanation(
        MergePatchFields.map(ComposedField.of(root, live, patch, result), live, patch));
  }

  /**
   * A JSON Patch. What it does is compared field by field, and each field names the operations that
   * are about it.
   *
   * @param operations all of them, which live takes
   */
  public static Explanation ofOperations(
      TypedPath root, MapValue live, List<PlacedOperation> operations, MapValue result) {
    OperationsByField byField = new OperationsByField(operations);
    OutcomeDifferences differences =
        new OutcomeDifferences(
            (path, isSame) -> {
              List<PatchEntry.Numbered> about = byField.about(path);
              return about.isEmpty()
                  ? new OutcomeDifferences.Because(Reason.NOT_IN_PATCH, new PatchEntry.Nothing())
                  : new OutcomeDifferences.Because(
                      Reason.OPERATION, new PatchEntry.Operations(about));
            });
    return new Explanation(differences.explain(root, live, result));
  }

  /** What a JSON merge patch that a person wrote does to the fields of a map. */
  private static final class MergePatchFields {

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
}
