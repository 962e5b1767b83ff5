package dev.tripatch.engine.patch;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.Optional;

/** Pieces of YAML as values, and the built-in schemas of the places they stand for. */
public final class Snippets {
  private static final BundledCatalog CATALOG = new BundledCatalog();

  private Snippets() {}

  /** The map that a text holds. */
  public static MapValue yaml(String text) {
    return SourceReader.read("snippet", text)
        .object()
        .orElseThrow(() -> new AssertionError("not a map: " + text));
  }

  /** The schema of a built-in kind. */
  public static ObjectSchema kind(String apiVersion, String kind) {
    return switch (CATALOG.lookUp(apiVersion, kind)) {
      case SchemaAnswer.Known known -> known.schema();
      case SchemaAnswer.Unknown unknown -> throw new AssertionError(unknown.reason());
    };
  }

  /** The three-way patch with its stages; fails where Kubernetes would refuse. */
  public static ThreeWayOutcome.Computed threeWay(
      MapValue lastApplied, MapValue local, MapValue live, ObjectSchema schema) {
    ThreeWayInputs inputs =
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(Optional.of(lastApplied), local, Optional.of(live)),
            new SchemaAnswer.Known(schema, "a test"));
    return switch (ThreeWay.compute(inputs)) {
      case ThreeWayOutcome.Computed computed -> computed;
      case ThreeWayOutcome.Refused refused -> throw new AssertionError(refused.refusal());
    };
  }

  /** The schema of {@code spec} of a Pod. */
  public static SchemaType podSpec() {
    return below(kind("v1", "Pod"), "spec");
  }

  /** The schema of {@code spec} of a Deployment. */
  public static SchemaType deploymentSpec() {
    return below(kind("apps/v1", "Deployment"), "spec");
  }

  /** The schema of {@code metadata}. */
  public static SchemaType metadata() {
    return below(kind("v1", "Pod"), "metadata");
  }

  /** The schema of a container. */
  public static SchemaType container() {
    return below(podSpec(), "containers") instanceof SchemaType.ListOf list
        ? list.items()
        : podSpec();
  }

  private static SchemaType below(SchemaType type, String key) {
    return ((ObjectSchema) type).field(key).map(FieldRule::type).orElseThrow();
  }
}
