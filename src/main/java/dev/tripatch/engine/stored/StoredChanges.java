package dev.tripatch.engine.stored;

import dev.tripatch.json.Counted;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.schema.TreeDifferences.Names;
import java.util.List;
import java.util.Optional;

/** Lists where two forms of an object differ, with the reasons. */
final class StoredChanges {

  /** A server keeps the places of items. */
  private static final TreeDifferences BY_PLACE =
      new TreeDifferences(
          (list, given, stored) ->
              Optional.of(list.steps(given))
                  .filter(names -> names.size() == stored.size())
                  .map(names -> new Names(names, names)),
          false,
          false);

  private StoredChanges() {}

  static List<StoredChange> between(
      MapValue given, MapValue stored, SchemaType type, StoredReasons reasons) {
    return BY_PLACE.between(given, stored, type).stream()
        .map(
            each ->
                new StoredChange(
                    each.path(),
                    each.before(),
                    each.after(),
                    reasons.of(Counted.counted(each.path(), given))))
        .toList();
  }
}
