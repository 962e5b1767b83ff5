package dev.tripatch.growth;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;

/** A custom resource definition with a field for each field and item of an object. */
final class CrdOf {
  private CrdOf() {}

  static MapValue object(MapValue object) {
    MapValue version =
        MapValue.builder()
            .put("name", new StringValue("v1"))
            .put("served", BoolValue.TRUE)
            .put("storage", BoolValue.TRUE)
            .put("schema", MapValue.of("openAPIV3Schema", schema(object)))
            .build();
    MapValue names =
        MapValue.builder()
            .put("kind", new StringValue("Big"))
            .put("plural", new StringValue("bigs"))
            .build();
    MapValue spec =
        MapValue.builder()
            .put("group", new StringValue("example.com"))
            .put("names", names)
            .put("scope", new StringValue("Namespaced"))
            .put("versions", ListValue.of(version))
            .build();
    return MapValue.builder()
        .put("apiVersion", new StringValue("apiextensions.k8s.io/v1"))
        .put("kind", new StringValue("CustomResourceDefinition"))
        .put("metadata", MapValue.of("name", new StringValue("bigs.example.com")))
        .put("spec", spec)
        .build();
  }

  private static MapValue schema(Value value) {
    MapValue.Builder fields = MapValue.builder();
    switch (value) {
      case MapValue map -> map.entries().forEach((key, part) -> fields.put(key, schema(part)));
      case ListValue list -> {
        for (int i = 0; i < list.size(); i++) {
          fields.put("item" + i, schema(list.get(i)));
        }
      }
      case Scalar ignored -> {
        return MapValue.of("type", new StringValue("string"));
      }
    }
    return MapValue.builder()
        .put("type", new StringValue("object"))
        .put("properties", fields.build())
        .build();
  }
}
