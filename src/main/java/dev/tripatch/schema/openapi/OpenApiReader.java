package dev.tripatch.schema.openapi;

import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.Release;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Reads an OpenAPI v2 document into the facts that matter for patching. */
public final class OpenApiReader {

  private final Definitions definitions;
  private final TypeReader types;
  private final List<DeclaredKind> kinds = new ArrayList<>();
  private final SortedMap<String, DeclaredObject> objects = new TreeMap<>();

  private OpenApiReader(SchemaNode document) throws ImportException {
    this.definitions = new Definitions(document);
    this.types = new TypeReader(definitions, this::addObject);
  }

  /**
   * The facts of a document.
   *
   * @param document the whole OpenAPI v2 document
   * @param label the release's name for people
   * @throws ImportException if the document is not what it should be
   */
  public static Release read(JsonNode document, String label) throws ImportException {
    return new OpenApiReader(new SchemaNode(document, "")).release(label);
  }

  private Release release(String label) throws ImportException {
    for (Map.Entry<String, SchemaNode> each : definitions.byName().entrySet()) {
      if (definitions.isObject(each.getKey())) {
        addObject(each.getKey(), each.getValue());
        addKinds(each.getKey(), each.getValue());
      }
    }
    kinds.sort(Comparator.comparing(DeclaredKind::apiVersion).thenComparing(DeclaredKind::kind));
    return new Release(label, List.copyOf(kinds), List.copyOf(objects.values()));
  }

  private void addKinds(String name, SchemaNode definition) throws ImportException {
    for (JsonNode each : definition.json().path("x-kubernetes-group-version-kind")) {
      SchemaNode names = new SchemaNode(each, definition.place());
      String group = each.path("group").asString("");
      String version = required(names, "version");
      String apiVersion = group.isEmpty() ? version : group + "/" + version;
      kinds.add(new DeclaredKind(apiVersion, required(names, "kind"), name));
    }
  }

  private static String required(SchemaNode names, String key) throws ImportException {
    Optional<String> word = names.word(key);
    if (word.isEmpty()) {
      throw names.wrong("a kind without " + key);
    }
    return word.get();
  }

  private void addObject(String name, SchemaNode schema) throws ImportException {
    Optional<SchemaNode> properties = schema.object("properties");
    SortedMap<String, DeclaredField> fields = new TreeMap<>();
    if (properties.isPresent()) {
      for (Map.Entry<String, SchemaNode> each : properties.get().children().entrySet()) {
        fields.put(each.getKey(), field(name, each.getKey(), each.getValue()));
      }
    }
    Optional<SchemaNode> values = schema.object("additionalProperties");
    if (properties.isEmpty() && values.isPresent()) {
      fields.put(DeclaredField.ANY, field(name, DeclaredField.ANY, values.get()));
    }
    objects.put(
        name,
        new DeclaredObject(
            name,
            schema.word("x-kubernetes-map-type"),
            schema.words("required"),
            List.copyOf(fields.values())));
  }

  private DeclaredField field(String owner, String name, SchemaNode schema) throws ImportException {
    return new DeclaredField(
        schema.checkWord(name, "a field's name"),
        types.read(schema, owner + "/" + name),
        strategies(schema),
        schema.word("x-kubernetes-patch-merge-key"),
        schema.word("x-kubernetes-list-type"),
        schema.words("x-kubernetes-list-map-keys"),
        schema.word("x-kubernetes-map-type"));
  }

  private static Set<PatchStrategy> strategies(SchemaNode schema) throws ImportException {
    Set<PatchStrategy> strategies = EnumSet.noneOf(PatchStrategy.class);
    Optional<String> declared = schema.text("x-kubernetes-patch-strategy");
    if (declared.isPresent()) {
      for (String word : declared.get().split(",", -1)) {
        strategies.add(
            PatchStrategy.of(word)
                .orElseThrow(() -> schema.wrong("unknown patch strategy: " + declared.get())));
      }
    }
    return Collections.unmodifiableSet(strategies);
  }
}
