package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.patch.JsonPatchRefusal;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.RefusalWording;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.catalog.KustomizeKinds.NameField;

/** How kustomize refuses a patch ({@code kyaml/yaml/fns.go}, {@code merge2/smpdirective.go}). */
final class KustomizeRefusals {

  private KustomizeRefusals() {}

  /** Live and patch have different kinds of values in one field. */
  static RefusedException wrongKind(FieldPath path, NodeKind live, NodeKind patch) {
    return RefusedException.of(
        RefusalWording.WRONG_KIND,
        path,
        "wrong Node Kind for expected: " + live.text() + " was " + patch.text());
  }

  /** {@code $patch} has a value that kustomize does not know. */
  static RefusedException unknownStrategy(FieldPath path, Value directive) {
    return RefusedException.of(
        RefusalWording.UNKNOWN_STRATEGY,
        path,
        "unknown patch strategy '" + GoText.print(directive) + "'",
        "word",
        GoText.print(directive));
  }

  /** There is nothing that kustomize could read as a patch. */
  static RefusedException noPatch() {
    return RefusedException.of(
        RefusalWording.NO_PATCH, FieldPath.root(), "unable to parse SM or JSON patch");
  }

  /** The patch names another object. */
  static RefusedException noTarget(MapValue patch) {
    String name = patch.get("metadata") instanceof MapValue map ? map.text("name") : "";
    return RefusedException.of(
        RefusalWording.NO_TARGET,
        FieldPath.root(),
        "no resource matches strategic merge patch \"" + patch.text("kind") + "/" + name + "\"");
  }

  /** An operation of a JSON Patch fails. */
  static RefusedException jsonPatch(JsonPatchRefusal refusal) {
    return new RefusedException(
        new Refusal(
            FieldPath.root(),
            "operation does not apply: " + refusal.pointer(),
            refusal.cause(),
            refusal.remedy()));
  }

  /** A JSON Patch leaves something that is no object. */
  static RefusedException noObject() {
    return RefusedException.of(
        RefusalWording.NO_OBJECT, FieldPath.root(), "missing metadata.name or kind in object");
  }

  /** On the way to a name is a scalar. */
  static RefusedException nothingToFollow(FieldPath path, NameField field) {
    return atName(
        RefusalWording.NOTHING_TO_FOLLOW, path, field, "expected sequence or mapping node");
  }

  /** A map without a name is where a name should be. */
  static RefusedException noName(FieldPath path, NameField field) {
    return atName(
        RefusalWording.NO_NAME, path, field, "path config error; no 'name' field in node");
  }

  /** A list of names has a list in it. */
  static RefusedException listInNames(FieldPath path, NameField field) {
    return atName(
        RefusalWording.LIST_IN_NAMES,
        path,
        field,
        "is expected to be either a string or a map of string");
  }

  private static RefusedException atName(
      RefusalWording words, FieldPath path, NameField field, String referenceText) {
    String names = String.join(".", field.path());
    return RefusedException.of(
        words, path, referenceText, "field", names, "named", field.named(), "path", path);
  }

  /** A service account among the subjects of a RoleBinding has a namespace that is no text. */
  static RefusedException noNamespace(FieldPath path) {
    return RefusedException.of(
        RefusalWording.NO_NAMESPACE,
        path,
        "Invalid Input: namespace is blank for resource",
        "path",
        path);
  }

  /** A subject of a RoleBinding is no map, or its kind is no text. */
  static RefusedException noSubject(FieldPath path) {
    return RefusedException.of(
        RefusalWording.NO_SUBJECT, path, "panic: interface conversion", "path", path);
  }

  /** An annotation has a key that kustomize cannot write. */
  static RefusedException annotationKey(FieldPath path) {
    return RefusedException.of(
        RefusalWording.ANNOTATION_KEY,
        path,
        "json: unsupported type: map[interface {}]interface {}",
        "path",
        path);
  }

  /** A map that is merged has an empty key ({@code FieldSetter}, which takes it for no key). */
  static RefusedException emptyKey(FieldPath path) {
    return RefusedException.of(
        RefusalWording.EMPTY_KEY, path, "wrong node kind: expected ScalarNode but got MappingNode");
  }

  /** A JSON Patch made a list of the annotations. */
  static RefusedException annotationsAreList() {
    return RefusedException.of(
        RefusalWording.ANNOTATIONS_ARE_LIST,
        FieldPath.of("metadata", "annotations"),
        "panic: wrong Node Kind");
  }
}
