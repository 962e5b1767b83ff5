package dev.tripatch.show.table;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.overlay.KindName;
import java.util.List;

/**
 * What a comparison asks of schemas.
 *
 * @param kind the kind of its objects
 * @param answer what was known of it
 * @param objects the documents that could be read
 */
public record SchemaScope(KindName kind, SchemaAnswer answer, List<MapValue> objects) {

  public SchemaScope {
    objects = List.copyOf(objects);
  }

  /** The scope of some objects, whose kind is the first one's that says it. */
  public static SchemaScope of(SchemaAnswer answer, List<MapValue> objects) {
    MapValue named =
        objects.stream().filter(each -> each.has("kind")).findFirst().orElse(MapValue.EMPTY);
    return new SchemaScope(
        new KindName(named.text("apiVersion"), named.text("kind")), answer, objects);
  }
}
