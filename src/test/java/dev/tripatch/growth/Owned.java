package dev.tripatch.growth;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;

/** An object with an owner of everything in it. */
final class Owned {
  private Owned() {}

  static MapValue by(MapValue object, String manager) {
    MapValue entry =
        MapValue.builder()
            .put("manager", new StringValue(manager))
            .put("operation", new StringValue("Apply"))
            .put("apiVersion", object.get("apiVersion"))
            .put("fieldsType", new StringValue("FieldsV1"))
            .put("fieldsV1", fields(object))
            .build();
    MapValue metadata =
        ((MapValue) object.get("metadata"))
            .toBuilder().put("managedFields", ListValue.of(entry)).build();
    return object.toBuilder().put("metadata", metadata).build();
  }

  private static MapValue fields(Value value) {
    MapValue.Builder all = MapValue.builder();
    switch (value) {
      case MapValue map -> map.entries().forEach((key, part) -> all.put("f:" + key, fields(part)));
      case ListValue list ->
          list.items()
              .forEach(
                  item -> {
                    if (item instanceof MapValue map) {
                      MapValue key = key(map);
                      all.put(
                          "k:" + CanonicalJson.write(key),
                          fields(map).toBuilder().put(".", MapValue.EMPTY).build());
                    } else {
                      all.put("v:" + CanonicalJson.write(item), MapValue.EMPTY);
                    }
                  });
      case Scalar ignored -> {}
    }
    return all.build();
  }

  private static MapValue key(MapValue item) {
    String name = item.has("port") ? "port" : item.has("containerPort") ? "containerPort" : "name";
    MapValue.Builder key = MapValue.builder().put(name, item.get(name));
    if (!name.equals("name")) {
      key.put("protocol", item.has("protocol") ? item.get("protocol") : new StringValue("TCP"));
    }
    return key.build();
  }
}
