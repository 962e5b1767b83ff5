package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.MergePatch;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

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

  /** The operations of a JSON Patch by the fields that they are about. */
  static final class OperationsByField {
    private final List<PlacedOperation> operations;

    /** By their own places. */
    private final Map<FieldPath, List<Integer>> at = new HashMap<>();

    /** By what holds these, at any height. */
    private final Map<FieldPath, List<Integer>> below = new HashMap<>();

    OperationsByField(List<PlacedOperation> operations) {
      this.operations = operations;
      for (int i = 0; i < operations.size(); i++) {
        int index = i;
        PlacedOperation each = operations.get(i);
        add(i, subject(each, each.place().path()));
        add(i, subject(each, each.before().path()));
        each.from().ifPresent(from -> add(index, from.path()));
      }
    }

    /**
     * What gets another name is another item, all of it, which may take the name of one that was.
     */
    private static FieldPath subject(PlacedOperation each, FieldPath path) {
      boolean isRenamed = !each.place().path().equals(each.before().path());
      return path.parent()
          .filter(item -> isRenamed && item.last().orElse(null) instanceof PathStep.KeyedItem)
          .orElse(path);
    }

    private void add(int index, FieldPath path) {
      at.computeIfAbsent(path, _ -> new ArrayList<>(1)).add(index);
      path.upwards()
          .skip(1)
          .forEach(holder -> below.computeIfAbsent(holder, _ -> new ArrayList<>(1)).add(index));
    }

    /** Those about a field, about something in it, or about what holds it, in their order. */
    List<PatchEntry.Numbered> about(FieldPath field) {
      TreeSet<Integer> found = new TreeSet<>(below.getOrDefault(field, List.of()));
      field.upwards().forEach(path -> found.addAll(at.getOrDefault(path, List.of())));
      return found.stream()
          .map(index -> new PatchEntry.Numbered(index + 1, operations.get(index).operation()))
          .toList();
    }
  }
}
