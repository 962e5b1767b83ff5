package dev.tripatch.engine.format;

import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/** Finds the parts of a change that formats have trouble with; it does not look into lists. */
final class ChangedParts {

  private final List<Part> lists = new ArrayList<>();
  private final List<Part> nulls = new ArrayList<>();

  private ChangedParts() {}

  /**
   * A field that changes.
   *
   * @param path where it is
   * @param pointer the same as a pointer
   * @param before what it was; null, the JSON one, if it was not there
   * @param after what it becomes
   */
  record Part(FieldPath path, JsonPointer pointer, Value before, Value after) {}

  static ChangedParts of(MapValue before, MapValue after) {
    ChangedParts parts = new ChangedParts();
    parts.visit(new Part(FieldPath.root(), JsonPointer.ROOT, before, after));
    return parts;
  }

  /** The lists that change or are new. */
  List<Part> lists() {
    return lists;
  }

  /** The fields that become null. */
  List<Part> nulls() {
    return nulls;
  }

  private void visit(Part part) {
    switch (part.after()) {
      case ListValue after -> {
        if (!after.equals(part.before())) {
          lists.add(part);
        }
      }
      case MapValue after ->
          fields(part, part.before() instanceof MapValue map ? map : MapValue.EMPTY, after);
      case Scalar ignored -> {}
    }
  }

  private void fields(Part parent, MapValue before, MapValue after) {
    after
        .entries()
        .forEach(
            (key, value) -> {
              Value old = before.find(key).orElse(NullValue.NULL);
              Part part = new Part(parent.path().key(key), parent.pointer().then(key), old, value);
              if (value == NullValue.NULL && before.get(key) != NullValue.NULL) {
                nulls.add(part);
              }
              visit(part);
            });
  }
}
