package dev.tripatch.patch.kustomize;

import dev.tripatch.patch.GoText;
import dev.tripatch.patch.Refusal;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.patch.json.JsonPatchRefusal;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.MapValue;
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

  /** There is nothing that kustomize could read as a patch. */
  static RefusedException noPatch() {
    return refused(
        "unable to parse SM or JSON patch",
        "kustomize cannot read this as a patch.",
        "Write a map with metadata that is a map and names the object, or a list of operations.");
  }

  /** The patch names another object. */
  static RefusedException noTarget(MapValue patch) {
    String name = patch.get("metadata") instanceof MapValue map ? map.text("name") : "";
    return refused(
        "no resource matches strategic merge patch \"" + patch.text("kind") + "/" + name + "\"",
        "The patch names another object, so kustomize does not find the one it is for.",
        "Write apiVersion, kind, name and namespace as the object has them, or leave them out.");
  }

  /** An operation of a JSON Patch fails. */
  static RefusedException jsonPatch(JsonPatchRefusal refusal) {
    return refused(
        "operation does not apply: " + refusal.pointer(), refusal.cause(), refusal.remedy());
  }

  /** A JSON Patch leaves something that is no object. */
  static RefusedException noObject() {
    return refused(
        "missing metadata.name or kind in object",
        "After the patch this is no object any more.",
        "Leave kind and metadata as they are.");
  }

  private static RefusedException refused(String text, String cause, String remedy) {
    return new RefusedException(new Refusal(FieldPath.root(), text, cause, remedy));
  }
}
