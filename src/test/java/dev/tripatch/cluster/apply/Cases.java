package dev.tripatch.cluster.apply;

import static dev.tripatch.engine.patch.Snippets.yaml;

import dev.tripatch.cluster.apply.ServerSideOutcome.AppliedField;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.Arrays;
import java.util.Optional;

/** Pieces of test cases. */
final class Cases {
  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final String HEAD =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: default}\n";

  private Cases() {}

  /** A Deployment with this spec, in flow style. */
  static MapValue deployment(String spec) {
    return yaml(HEAD + "spec: " + spec + "\n");
  }

  /** An object with managedFields. */
  static MapValue owned(MapValue object, MapValue... entries) {
    MapValue metadata = (MapValue) Optional.ofNullable(object.get("metadata")).orElseThrow();
    ListValue list = new ListValue(Arrays.<Value>asList(entries));
    return object.toBuilder()
        .put("metadata", metadata.toBuilder().put("managedFields", list).build())
        .build();
  }

  /** An entry of managedFields: {@code hpa Update f:spec: {f:replicas: {}}}. */
  static MapValue entry(String manager, String operation, String fields) {
    return yaml(
        """
        manager: %s
        operation: %s
        apiVersion: apps/v1
        time: "2026-03-01T08:00:00Z"
        fieldsType: FieldsV1
        fieldsV1: %s
        """
            .formatted(manager, operation, fields));
  }

  static ServerSideOutcome apply(MapValue local, MapValue live) {
    return apply(local, live, "kubectl", false);
  }

  static ServerSideOutcome apply(MapValue local, MapValue live, String manager, boolean isForced) {
    return ServerSideApply.of(local, Optional.of(live), CATALOG.of(local), manager, isForced);
  }

  static ServerSideOutcome.Applied applied(ServerSideOutcome outcome) {
    if (outcome instanceof ServerSideOutcome.Applied applied) {
      return applied;
    }
    throw new AssertionError("not applied: " + outcome);
  }

  static SchemaAnswer schema(MapValue object) {
    return CATALOG.of(object);
  }

  /** The row of a field. */
  static AppliedField row(ServerSideOutcome.Applied applied, String serverPath) {
    return applied.fields().stream()
        .filter(row -> row.serverPath().equals(serverPath))
        .findFirst()
        .orElseThrow(() -> new AssertionError(serverPath + " not in " + applied.fields()));
  }
}
