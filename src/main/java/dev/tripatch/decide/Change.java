package dev.tripatch.decide;

import dev.tripatch.decide.conflict.FieldChanges;
import dev.tripatch.decide.conflict.FieldChanges.FieldChange;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.decide.conflict.Identity;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A change of one of the three documents at one field.
 *
 * @param role which document
 * @param path which field; items of keyed lists by their merge key
 * @param value what it gets, at the end of a list if it is a new item; empty if the field is
 *     removed
 */
public record Change(Role role, FieldPath path, Optional<Value> value) {

  /** The documents that a decision may change: live is the cluster's. */
  static final List<Role> DECIDED = List.of(Role.LOCAL, Role.LAST_APPLIED);

  /** Takes a field out of each document that a decision may change and that has it. */
  static List<Change> removals(FieldPath path, Predicate<Role> hasIt) {
    return DECIDED.stream()
        .filter(hasIt)
        .map(role -> new Change(role, path, Optional.empty()))
        .toList();
  }

  /**
   * The object with the change. What should hold a new value is made where it lacks; what held a
   * field that is removed stays, though it may be empty.
   */
  public MapValue applyTo(MapValue object) {
    return value
        .map(given -> Fields.with(object, path, given))
        .orElseGet(() -> Fields.without(object, path));
  }

  /** The documents with changes; one that is not there is made if it changes. */
  public static ThreeDocuments<MapValue> apply(
      List<Change> changes, ThreeDocuments<MapValue> documents) {
    return new ThreeDocuments<>(
        apply(changes, Role.LAST_APPLIED, documents),
        apply(changes, Role.LOCAL, documents).orElseThrow(),
        apply(changes, Role.LIVE, documents));
  }

  private static Optional<MapValue> apply(
      List<Change> changes, Role role, ThreeDocuments<MapValue> documents) {
    List<Change> own = changes.stream().filter(change -> change.role() == role).toList();
    if (own.isEmpty()) {
      return documents.get(role);
    }
    MapValue object = documents.get(role).orElseGet(() -> Identity.of(documents.local()));
    return Optional.of(apply(own, object));
  }

  /** An object with changes of it, as if they were made one after the other. */
  public static MapValue apply(List<Change> changes, MapValue object) {
    return new FieldChanges(
            changes.stream().map(each -> new FieldChange(each.path(), each.value())).toList())
        .of(object);
  }
}
