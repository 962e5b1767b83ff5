package dev.tripatch.edit.complete;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import java.util.List;
import java.util.Optional;

/**
 * Where proposals come from.
 *
 * @param schema the fields of the object's kind; empty if no schema declares them
 * @param live the object in the cluster; empty if it is not at hand
 * @param kinds the kinds that an object may have
 */
public record Facts(
    Optional<ObjectSchema> schema, Optional<MapValue> live, List<KnownKind> kinds) {}
