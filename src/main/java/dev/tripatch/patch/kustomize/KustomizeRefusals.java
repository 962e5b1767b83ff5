package dev.tripatch.patch.kustomize;

import dev.tripatch.patch.GoText;
import dev.tripatch.patch.Refusal;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.patch.json.JsonPatchRefusal;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.catalog.KustomizeKinds.NameField;
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

  /** On the way to a name stands a scalar. */
  static RefusedException nothingToFollow(FieldPath path, NameField field) {
    return new RefusedException(
        new Refusal(
            path,
            "expected sequence or mapping node",
            looksFor(field) + "At " + path + " is no map or list, so the build fails.",
            "Write a map or a list there as Kubernetes has it, or leave it out."));
  }

  /** A map stands where a name should, and has none. */
  static RefusedException noName(FieldPath path, NameField field) {
    return new RefusedException(
        new Refusal(
            path,
            "path config error; no 'name' field in node",
            looksFor(field) + "At " + path + " is a map without name, so the build fails.",
            "Give it a name, or leave it out."));
  }

  /** A list of names has a list in it. */
  static RefusedException listInNames(FieldPath path, NameField field) {
    return new RefusedException(
        new Refusal(
            path,
            "is expected to be either a string or a map of string",
            looksFor(field) + "At " + path + " is a list in a list, so the build fails.",
            "Write a name there."));
  }

  private static String looksFor(NameField field) {
    return "After the patch kustomize looks in %s for the name of a %s. "
        .formatted(String.join(".", field.path()), field.named());
  }

  /** A service account among the subjects of a RoleBinding has a namespace that is no text. */
  static RefusedException noNamespace(FieldPath path) {
    return new RefusedException(
        new Refusal(
            path,
            "Invalid Input: namespace is blank for resource",
            "After the patch kustomize reads the namespaces of service accounts. "
                + path
                + " is no text, so the build fails.",
            "Write the namespace, or leave the field out."));
  }

  /** A subject of a RoleBinding is no map, or its kind is no text. */
  static RefusedException noSubject(FieldPath path) {
    return new RefusedException(
        new Refusal(
            path,
            "panic: interface conversion",
            "After the patch kustomize reads the subjects of a RoleBinding. "
                + path
                + " has another kind of value than a subject, so kustomize crashes.",
            "Write each subject as a map with kind and name, both texts."));
  }

  /** An annotation has a key that kustomize cannot write. */
  static RefusedException annotationKey(FieldPath path) {
    return new RefusedException(
        new Refusal(
            path,
            "json: unsupported type: map[interface {}]interface {}",
            "YAML reads the key of "
                + path
                + " as a number, a date, true, false or null. kustomize writes the keys of"
                + " annotations without quotes, and fails on it.",
            "Give the annotation another key."));
  }

  /** A JSON Patch made a list of the annotations. */
  static RefusedException annotationsAreList() {
    return new RefusedException(
        new Refusal(
            FieldPath.of("metadata", "annotations"),
            "panic: wrong Node Kind",
            "The patch makes a list of metadata.annotations, at which kustomize crashes.",
            "Write a map of texts."));
  }

  private static RefusedException refused(String text, String cause, String remedy) {
    return new RefusedException(new Refusal(FieldPath.root(), text, cause, remedy));
  }
}
