package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/** Lists where two forms of an object differ, with the reasons. */
final class StoredChanges {
  private final StoredReasons reasons;
  private final List<StoredChange> changes = new ArrayList<>();

  private StoredChanges(StoredReasons reasons) {
    this.reasons = reasons;
  }

  /**
   * A place in the object.
   *
   * @param counted its path with items counted
   * @param named its path with items named
   * @param rule of the field that holds it; empty if nothing is known of it
   * @param type what the schema says of it
   */
  private record Place(
      FieldPath counted, FieldPath named, Optional<FieldRule> rule, SchemaType type) {
    Place field(String key) {
      return new Place(counted.key(key), named.key(key), type.field(key), type.value(key));
    }

    Place item(int index, PathStep name) {
      return new Place(counted.index(index), named.then(name), Optional.empty(), type.items());
    }
  }

  static List<StoredChange> between(
      MapValue given, MapValue stored, SchemaType type, StoredReasons reasons) {
    StoredChanges found = new StoredChanges(reasons);
    found.compare(
        given, stored, new Place(FieldPath.root(), FieldPath.root(), Optional.empty(), type));
    return List.copyOf(found.changes);
  }

  private void compare(Value given, Value stored, Place at) {
    if (given.equals(stored)) {
      return;
    }
    if (given instanceof MapValue before && stored instanceof MapValue after) {
      compareMaps(before, after, at);
    } else if (given instanceof ListValue before
        && stored instanceof ListValue after
        && before.size() == after.size()) {
      List<PathStep> names = ItemSteps.of(before, at.rule());
      for (int i = 0; i < before.size(); i++) {
        compare(before.get(i), after.get(i), at.item(i, names.get(i)));
      }
    } else {
      add(Optional.of(given), Optional.of(stored), at);
    }
  }

  private void compareMaps(MapValue given, MapValue stored, Place at) {
    SequencedSet<String> keys = new LinkedHashSet<>(given.keys());
    keys.addAll(stored.keys());
    for (String key : keys) {
      Optional<Value> before = given.find(key);
      Optional<Value> after = stored.find(key);
      if (before.isPresent() && after.isPresent()) {
        compare(before.get(), after.get(), at.field(key));
      } else {
        add(before, after, at.field(key));
      }
    }
  }

  private void add(Optional<Value> before, Optional<Value> after, Place at) {
    changes.add(new StoredChange(at.named(), before, after, reasons.of(at.counted())));
  }
}
