package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Explains a patch that a person wrote, from live, the patch and the way the reader applies it. The
 * result is the engine's, and the reasons must rebuild it: {@link Ledger#result}.
 */
public final class ComposedExplainer {

  private ComposedExplainer() {}

  /** A strategic merge patch, with its directives. */
  public static Explanation ofStrategic(
      NamedPlace root, MapValue live, MapValue patch, MapValue result) {
    return new Explanation(
        new StrategicFields().map(ComposedField.of(root, live, patch, result), live, patch));
  }

  /** A JSON merge patch: no directives, and no rules for lists. */
  public static Explanation ofMerge(
      NamedPlace root, MapValue live, MapValue patch, MapValue result) {
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
      NamedPlace root, MapValue live, List<PlacedOperation> operations, MapValue result) {
    OutcomeDifferences differences =
        new OutcomeDifferences(
            (path, isSame) -> {
              List<PatchEntry.Numbered> about = about(path, operations);
              return about.isEmpty()
                  ? new OutcomeDifferences.Because(Reason.NOT_IN_PATCH, new PatchEntry.Nothing())
                  : new OutcomeDifferences.Because(
                      Reason.OPERATION, new PatchEntry.Operations(about));
            });
    return new Explanation(differences.explain(root, live, result));
  }

  private static List<PatchEntry.Numbered> about(FieldPath path, List<PlacedOperation> operations) {
    List<PatchEntry.Numbered> about = new ArrayList<>();
    for (int i = 0; i < operations.size(); i++) {
      if (operations.get(i).touches(path)) {
        about.add(new PatchEntry.Numbered(i + 1, operations.get(i).operation()));
      }
    }
    return about;
  }
}
