package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.stored.StoredChange;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.stored.StoredReason;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.ImportedCatalog;
import dev.tripatch.schema.openapi.SchemaImport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What we say that a server stores of a custom resource, against the server's own three steps over
 * the definition as it is written: nulls out, defaults in, unknown fields out.
 */
class DefinitionLawsTest {
  private static final int TRIES = 15;
  private static final FieldPath STATUS_REQUEST = FieldPath.of("subresources", "status");
  private static final int DEEPEST = 9;
  private static final int LIKELY_FIELDS = 5;
  private static final Set<String> OF_RESOURCE = Set.of("apiVersion", "kind", "metadata");
  private static final SchemaSource BUILT_IN = new BundledCatalog();

  private final Random random = Sample.random();
  private final Set<StoredReason> reasons = EnumSet.noneOf(StoredReason.class);
  private int objects;

  @Test
  void definitionsOfTheRecordedKinds() throws ImportException {
    for (MapValue definition : DefinedKinds.definitions()) {
      check(definition);
    }
    assertThat(reasons)
        .containsExactlyInAnyOrder(
            StoredReason.EMPTY, StoredReason.DEFINED_DEFAULT, StoredReason.NOT_DEFINED);
  }

  @Test
  @RealInput.Manifests
  void definitionsOfProjects() throws IOException, ImportException {
    for (Path file : RealInput.manifestFiles()) {
      String text = Files.readString(file);
      if (text.contains("kind: CustomResourceDefinition")) {
        for (String document : text.split("\n---.*\n")) {
          Optional<MapValue> object = SourceReader.read("crd.yaml", document).object();
          if (object
              .filter(each -> each.text("kind").equals("CustomResourceDefinition"))
              .filter(each -> !each.text("apiVersion").endsWith("/v1beta1"))
              .isPresent()) {
            check(object.get());
          }
        }
      }
    }
    System.out.println("stored by their definitions: " + objects + " objects");
    assertThat(objects).isGreaterThan(TRIES * 150);
  }

  private void check(MapValue definition) throws ImportException {
    String json = CanonicalJson.write(definition);
    MapValue spec = (MapValue) definition.find("spec").orElseThrow();
    MapValue names = (MapValue) spec.find("names").orElseThrow();
    SchemaSource given = new ImportedCatalog(SchemaImport.read("crd", json).release(), BUILT_IN);
    for (Value each : ((ListValue) spec.find("versions").orElseThrow()).items()) {
      String version = ((MapValue) each).text("name");
      String apiVersion = spec.text("group") + "/" + version;
      Node schema =
          new Node(
              Counted.valueAt((MapValue) each, FieldPath.of("schema", "openAPIV3Schema"))
                  .orElseThrow());
      SchemaAnswer known = given.lookUp(apiVersion, names.text("kind"));
      SchemaAnswer published = published(schema, spec.text("group"), version, names.text("kind"));
      for (int i = 0; i < Sample.tries(TRIES); i++) {
        MapValue whole =
            ((MapValue) any(schema, 0))
                .toBuilder()
                    .put("apiVersion", new StringValue(apiVersion))
                    .put("kind", new StringValue(names.text("kind")))
                    .put("metadata", MapValue.of("name", new StringValue("web")))
                    .build();
        // A server creates no status where that has a separate request; a cluster publishes no word
        // of it with the schema.
        MapValue object =
            Stream.of((MapValue) each, spec)
                    .anyMatch(holder -> Counted.valueAt(holder, STATUS_REQUEST).isPresent())
                ? whole.toBuilder().remove("status").build()
                : whole;
        assertThat(StoredObject.of(whole, Optional.empty(), known).object())
            .isEqualTo(StoredObject.of(object, Optional.empty(), known).object());
        check(object, schema, known);
        assertThat(StoredObject.of(object, Optional.empty(), published))
            .isEqualTo(StoredObject.of(object, Optional.empty(), known));
      }
    }
  }

  private void check(MapValue object, Node schema, SchemaAnswer known) {
    StoredObject stored = StoredObject.of(object, Optional.empty(), known);
    objects++;
    assertThat(stored.knowsDefaults()).isTrue();
    assertThat(stored.remark(known)).isEmpty();
    assertThat(stored.object())
        .as(CanonicalJson.write(object))
        .isEqualTo(schema.asResource().pruned(schema.defaulted(schema.withoutNulls(object))));
    assertThat(StoredObject.of(stored.object(), Optional.of(stored.object()), known))
        .isEqualTo(new StoredObject(stored.object(), List.of(), true));
    MapValue changed = object;
    for (StoredChange change : stored.changes()) {
      assertThat(Counted.valueAt(object, change.path())).isEqualTo(change.before());
      assertThat(change.sentence()).startsWith("The server ");
      changed = StoredForm.with(changed, change.path(), change.after());
      reasons.add(change.reason());
    }
    assertThat(changed).isEqualTo(stored.object());
  }

  /** As a cluster publishes it. */
  private static SchemaAnswer published(Node schema, String group, String version, String kind)
      throws ImportException {
    MapValue properties =
        schema.map("properties").toBuilder()
            .put(
                "metadata",
                MapValue.of(
                    "$ref",
                    new StringValue(
                        "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta")))
            .build();
    String document =
        """
        {"openapi": "3.0.0", "components": {"schemas": {"x.%s": {"type": "object",
        "x-kubernetes-group-version-kind": [{"group": "%s", "version": "%s", "kind": "%s"}],
        "x-kubernetes-preserve-unknown-fields": %s, "properties": %s}}}}
        """
            .formatted(
                kind,
                group,
                version,
                kind,
                schema.says("x-kubernetes-preserve-unknown-fields"),
                CanonicalJson.write(properties));
    return new ImportedCatalog(SchemaImport.read("openapi", document).release(), BUILT_IN)
        .lookUp(group + "/" + version, kind);
  }

  /** Some value of a schema, with mistakes: fields that it does not have, and nulls. */
  private Value any(Node schema, int depth) {
    if (schema.json.has("items")) {
      List<Value> items = new ArrayList<>();
      for (int i = random.nextInt(3); i > 0; i--) {
        items.add(part(schema.part("items"), depth));
      }
      return new ListValue(items);
    }
    if (!schema.json.text("type").equals("object")) {
      return random.nextBoolean() ? new StringValue("a") : new IntegerValue(random.nextInt(5));
    }
    MapValue.Builder map = MapValue.builder();
    if (schema.says("x-kubernetes-embedded-resource")) {
      map.put("apiVersion", new StringValue("v1")).put("kind", new StringValue("Secret"));
      map.put("metadata", MapValue.of("name", new StringValue("inner")));
    }
    MapValue properties = schema.map("properties");
    for (String key : properties.keys()) {
      if (depth < DEEPEST
          && !OF_RESOURCE.contains(key)
          && random.nextInt(properties.size()) < LIKELY_FIELDS) {
        map.put(key, part(new Node(properties.find(key).orElseThrow()), depth));
      }
    }
    if (schema.json.get("additionalProperties") instanceof MapValue) {
      map.put("any/key", part(schema.part("additionalProperties"), depth));
    } else if (random.nextInt(8) == 0) {
      map.put("notDefined", MapValue.of("inner", new IntegerValue(1)));
    }
    return map.build();
  }

  private Value part(Node schema, int depth) {
    return random.nextInt(12) == 0 ? NullValue.NULL : any(schema, depth + 1);
  }

  /**
   * A schema as it is written, and what a server does by it (apiextensions-apiserver 1.36, {@code
   * defaulting.PruneNonNullableNullsWithoutDefaults}, {@code defaulting.Default}, {@code
   * pruning.Prune}).
   */
  private record Node(MapValue json) {
    Node(Value json) {
      this((MapValue) json);
    }

    boolean says(String keyword) {
      return BoolValue.TRUE.equals(json.get(keyword));
    }

    MapValue map(String keyword) {
      return json.get(keyword) instanceof MapValue map ? map : MapValue.EMPTY;
    }

    Node part(String keyword) {
      return new Node(map(keyword));
    }

    Node asResource() {
      return new Node(
          json.toBuilder().put("x-kubernetes-embedded-resource", BoolValue.TRUE).build());
    }

    Optional<Node> field(String key) {
      return map("properties")
          .find(key)
          .or(() -> json.find("additionalProperties"))
          .filter(MapValue.class::isInstance)
          .map(Node::new);
    }

    boolean isMissing(Value value) {
      return value instanceof NullValue && !says("nullable");
    }

    Value withoutNulls(Value value) {
      if (value instanceof ListValue list) {
        return new ListValue(list.items().stream().map(part("items")::withoutNulls).toList());
      }
      if (!(value instanceof MapValue map)) {
        return value;
      }
      MapValue.Builder kept = MapValue.builder();
      for (Map.Entry<String, Value> each : map.entries().entrySet()) {
        Optional<Node> field = field(each.getKey());
        if (field
            .filter(it -> it.isMissing(each.getValue()) && !it.json.has("default"))
            .isEmpty()) {
          kept.put(
              each.getKey(),
              field.map(it -> it.withoutNulls(each.getValue())).orElse(each.getValue()));
        }
      }
      return kept.build();
    }

    Value defaulted(Value value) {
      if (value instanceof ListValue list) {
        Node items = part("items");
        return new ListValue(
            list.items().stream().map(items::orDefault).map(items::defaulted).toList());
      }
      if (!(value instanceof MapValue map)) {
        return value;
      }
      MapValue.Builder filled = map.toBuilder();
      for (Map.Entry<String, Value> each : map("properties").entries().entrySet()) {
        Node field = new Node(each.getValue());
        if (!map.has(each.getKey())) {
          field.json.find("default").ifPresent(it -> filled.put(each.getKey(), it));
        }
      }
      MapValue.Builder whole = MapValue.builder();
      for (Map.Entry<String, Value> each : filled.build().entries().entrySet()) {
        Value inner = each.getValue();
        whole.put(
            each.getKey(),
            field(each.getKey()).map(it -> it.defaulted(it.orDefault(inner))).orElse(inner));
      }
      return whole.build();
    }

    private Value orDefault(Value value) {
      return isMissing(value) ? json.find("default").orElse(value) : value;
    }

    Value pruned(Value value) {
      boolean keeps = says("x-kubernetes-preserve-unknown-fields");
      if (value instanceof ListValue list) {
        Node items = part("items");
        Node each =
            keeps && !items.json.isEmpty()
                ? new Node(
                    items.json.toBuilder()
                        .put("x-kubernetes-preserve-unknown-fields", BoolValue.TRUE)
                        .build())
                : items;
        return keeps && items.json.isEmpty()
            ? value
            : new ListValue(list.items().stream().map(each::pruned).toList());
      }
      if (!(value instanceof MapValue map)) {
        return value;
      }
      MapValue.Builder kept = MapValue.builder();
      for (Map.Entry<String, Value> each : map.entries().entrySet()) {
        boolean isOwn =
            says("x-kubernetes-embedded-resource") && OF_RESOURCE.contains(each.getKey());
        Optional<Node> field = field(each.getKey());
        if (isOwn || field.isEmpty() && keeps) {
          kept.put(each.getKey(), each.getValue());
        } else {
          field.ifPresent(it -> kept.put(each.getKey(), it.pruned(each.getValue())));
        }
      }
      return kept.build();
    }
  }
}
