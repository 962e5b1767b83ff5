package dev.tripatch.show;

import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;

/** What is compared, in a few words. */
final class Subject {
  private Subject() {}

  /** An object: {@code Deployment apps/v1 · shop/web}. */
  static String of(MapValue object) {
    MapValue metadata = object.get("metadata") instanceof MapValue map ? map : MapValue.EMPTY;
    String namespace = metadata.text("namespace");
    return (object.text("kind") + " " + object.text("apiVersion")).strip()
        + " · "
        + (namespace.isEmpty() ? "" : namespace + "/")
        + metadata.text("name");
  }

  /** Where a schema came from: {@code Kubernetes 1.36}. */
  static String schema(SchemaAnswer schema) {
    return switch (schema) {
      case SchemaAnswer.Known known -> known.source();
      case SchemaAnswer.Unknown unknown ->
          unknown.declared().map(SchemaAnswer.Declared::source).orElse("none");
    };
  }
}
