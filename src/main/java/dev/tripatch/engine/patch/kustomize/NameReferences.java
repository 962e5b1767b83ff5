package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.catalog.KustomizeKinds;
import dev.tripatch.schema.catalog.KustomizeKinds.NameField;
import java.util.List;

/**
 * The fields that name other objects. kustomize looks at them after every build, to follow those
 * that it renamed ({@code api/filters/nameref}, {@code api/filters/fieldspec}), and fails where the
 * object has another shape than it expects. With one object there is nothing to rename.
 */
final class NameReferences {

  private static final KustomizeKinds KINDS = new KustomizeKinds();
  private static final String NAME = "name";

  private NameReferences() {}

  /**
   * Refuses what kustomize could not look through.
   *
   * @param resource the object before the patch, whose kind tells the fields
   * @param built the object after the patch
   */
  static void check(MapValue resource, MapValue built) throws RefusedException {
    List<NameField> fields = KINDS.nameFields(resource.text("apiVersion"), resource.text("kind"));
    if (fields.isEmpty()) {
      return;
    }
    if (built.text("kind").equals("RoleBinding")) {
      requireSubjects(built);
    }
    for (NameField field : fields) {
      follow(built, field, 0, FieldPath.root());
    }
  }

  /** kustomize collects the namespaces of service accounts first, and takes shapes for granted. */
  private static void requireSubjects(MapValue binding) throws RefusedException {
    if (!(binding.get("subjects") instanceof ListValue subjects)) {
      return;
    }
    FieldPath path = FieldPath.of("subjects");
    for (int i = 0; i < subjects.size(); i++) {
      if (!(subjects.items().get(i) instanceof MapValue subject)) {
        throw KustomizeRefusals.noSubject(path.index(i));
      }
      requireNamespace(subject, path.index(i));
    }
  }

  private static void requireNamespace(MapValue subject, FieldPath path) throws RefusedException {
    if (!subject.has("namespace") || !subject.has("kind")) {
      return;
    }
    if (!(subject.get("kind") instanceof StringValue kind)) {
      throw KustomizeRefusals.noSubject(path.key("kind"));
    }
    if (kind.text().equals("ServiceAccount")
        && !(subject.get("namespace") instanceof StringValue)) {
      throw KustomizeRefusals.noNamespace(path.key("namespace"));
    }
  }

  /** Goes on with the key of this number of the field's path. */
  private static void follow(Value value, NameField field, int depth, FieldPath path)
      throws RefusedException {
    if (depth == field.path().size()) {
      requireName(value, field, path);
      return;
    }
    switch (value) {
      case MapValue map -> {
        String key = field.path().get(depth);
        Value next = map.get(key);
        if (next != null) {
          follow(next, field, depth + 1, path.key(key));
        }
      }
      case ListValue list -> {
        for (int i = 0; i < list.size(); i++) {
          follow(list.items().get(i), field, depth, path.index(i));
        }
      }
      case NullValue ignored -> {}
      case Scalar ignored -> throw KustomizeRefusals.nothingToFollow(path, field);
    }
  }

  /** A name, a map with a name, or a list of these. */
  private static void requireName(Value value, NameField field, FieldPath path)
      throws RefusedException {
    if (!(value instanceof ListValue list)) {
      requireNamed(value, field, path);
      return;
    }
    for (int i = 0; i < list.size(); i++) {
      if (list.items().get(i) instanceof ListValue) {
        throw KustomizeRefusals.listInNames(path.index(i), field);
      }
      requireNamed(list.items().get(i), field, path.index(i));
    }
  }

  private static void requireNamed(Value value, NameField field, FieldPath path)
      throws RefusedException {
    if (value instanceof MapValue map && !map.has(NAME)) {
      throw KustomizeRefusals.noName(path, field);
    }
  }
}
