package dev.tripatch.engine.stored;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;

/**
 * An object as an API server stores it.
 *
 * @param object what is stored
 * @param changes where that is not what was given, in the order of the object
 * @param knowsDefaults whether the kind's defaults are known; where they are not, none is guessed
 */
public record StoredObject(MapValue object, List<StoredChange> changes, boolean knowsDefaults) {

  public StoredObject {
    changes = List.copyOf(changes);
  }

  /**
   * What a server stores.
   *
   * @param given the object that a patch leads to
   * @param live the object before the patch; empty if there was none
   */
  public static StoredObject of(MapValue given, Optional<MapValue> live, SchemaAnswer schema) {
    return new StoredObject(given, List.of(), false);
  }
}
