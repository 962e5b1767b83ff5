package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.RefusalWording;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.json.JsonPatchRefusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.catalog.KustomizeKinds.NameField;

/** How kustomize refuses a patch ({@code kyaml/yaml/fns.go}, {@code merge2/smpdirective.go}). */
final class KustomizeRefusals {

  private KustomizeRefusals() {}

  /** Live and patch have different kinds of values in one field. */
  static RefusedException wrongKind(FieldPath path, NodeKind live, NodeKind patch) {
    return RefusalWording.WRONG_KIND.refusal(
        path, "wrong Node Kind for expected: " + live.text() + " was " + patch.text());
  }

  /** {@code $patch} has a value that kustomize does not know. */
  static RefusedException unknownStrategy(FieldPath path, Value directive) {
    return RefusalWording.UNKNOWN_STRATEGY.refusal(
        path,
        "unknown patch strategy '" + GoText.print(directive) + "'",
        "word",
        GoText.print(directive));
  }

  /** There is nothing that kustomize could read as a patch. */
  static RefusedException noPatch() {
    return RefusalWording.NO_PATCH.refusal(FieldPath.root(), "unable to parse SM or JSON patch");
  }

  /** The patch names another object. */
  static RefusedException noTarget(MapValue patch) {
    String name = patch.get("metadata") instanceof MapValue map ? map.text("name") : "";
    return RefusalWording.NO_TARGET.refusal(
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
    return RefusalWording.NO_OBJECT.refusal(
        FieldPath.root(), "missing metadata.name or kind in object");
  }

  /** On the way to a name is a scalar. */
  static RefusedException nothingToFollow(FieldPath path, NameField field) {
    return RefusalWording.NOTHING_TO_FOLLOW.refusal(
        path,
        "expected sequence or mapping node",
        "field",
        String.join(".", field.path()),
        "named",
        field.named(),
        "path",
        path);
  }

  /** A map without a name is where a name should be. */
  static RefusedException noName(FieldPath path, NameField field) {
    return RefusalWording.NO_NAME.refusal(
        path,
        "path config error; no 'name' field in node",
        "field",
        String.join(".", field.path()),
        "named",
        field.named(),
        "path",
        path);
  }

  /** A list of names has a list in it. */
  static RefusedException listInNames(FieldPath path, NameField field) {
    return RefusalWording.LIST_IN_NAMES.refusal(
        path,
        "is expected to be either a string or a map of string",
        "field",
        String.join(".", field.path()),
        "named",
        field.named(),
        "path",
        path);
  }

  /** A service account among the subjects of a RoleBinding has a namespace that is no text. */
  static RefusedException noNamespace(FieldPath path) {
    return RefusalWording.NO_NAMESPACE.refusal(
        path, "Invalid Input: namespace is blank for resource", "path", path);
  }

  /** A subject of a RoleBinding is no map, or its kind is no text. */
  static RefusedException noSubject(FieldPath path) {
    return RefusalWording.NO_SUBJECT.refusal(path, "panic: interface conversion", "path", path);
  }

  /** An annotation has a key that kustomize cannot write. */
  static RefusedException annotationKey(FieldPath path) {
    return RefusalWording.ANNOTATION_KEY.refusal(
        path, "json: unsupported type: map[interface {}]interface {}", "path", path);
  }

  /** A map that is merged has an empty key ({@code FieldSetter}, which takes it for no key). */
  static RefusedException emptyKey(FieldPath path) {
    return RefusalWording.EMPTY_KEY.refusal(
        path, "wrong node kind: expected ScalarNode but got MappingNode");
  }

  /** A JSON Patch made a list of the annotations. */
  static RefusedException annotationsAreList() {
    return RefusalWording.ANNOTATIONS_ARE_LIST.refusal(
        FieldPath.of("metadata", "annotations"), "panic: wrong Node Kind");
  }
}
