package dev.tripatch.patch.kustomize;

import dev.tripatch.patch.GoText;
import dev.tripatch.patch.Refusal;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.Value;

/** How kustomize refuses a patch ({@code kyaml/yaml/fns.go}, {@code merge2/smpdirective.go}). */
final class KustomizeRefusals {

  private KustomizeRefusals() {}

  /** Live and patch have different kinds of values in one field. */
  static RefusedException wrongKind(FieldPath path, NodeKind live, NodeKind patch) {
    return new RefusedException(
        new Refusal(
            path,
            "wrong Node Kind for expected: " + live.text() + " was " + patch.text(),
            "The patch has another kind of value here than the object, which kustomize does not"
                + " allow.",
            "Write the same kind, or clear the field with null in a patch before."));
  }

  /** {@code $patch} has a value that kustomize does not know. */
  static RefusedException unknownStrategy(FieldPath path, Value directive) {
    return new RefusedException(
        new Refusal(
            path,
            "unknown patch strategy '" + GoText.print(directive) + "'",
            "$patch does not know the word " + GoText.print(directive) + ".",
            "Write $patch: delete, replace or merge."));
  }
}
