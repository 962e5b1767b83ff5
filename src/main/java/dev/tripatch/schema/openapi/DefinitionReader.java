package dev.tripatch.schema.openapi;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.Structure;
import dev.tripatch.schema.catalog.BundledDefinitions;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads objects with their fields, and collects them with those that they declare inside. */
final class DefinitionReader {

  private final TypeReader types;
  private final SortedMap<String, DeclaredObject> objects = new TreeMap<>();

  DefinitionReader(Definitions definitions) {
    this.types = new TypeReader(definitions, this::add);
  }

  /** All objects so far, sorted by name. */
  List<DeclaredObject> objects() {
    return List.copyOf(objects.values());
  }

  /** Adds an object. */
  void add(String name, OpenApiNode schema) throws ImportException {
    SortedMap<String, DeclaredField> fields = fields(name, schema);
    Optional<OpenApiNode> values = schema.object("additionalProperties");
    if (!schema.has("properties") && values.isPresent()) {
      put(name, SchemaType.MapOf.ANY_KEY, values.get(), fields);
    }
    if (schema.says(Structure.EMBEDDED_RESOURCE)) {
      addFieldsOfAnyResource(fields);
    }
    objects.put(
        name,
        new DeclaredObject(
            name,
            schema.word("x-kubernetes-map-type"),
            schema.words("required"),
            List.copyOf(fields.values())));
  }

  /**
   * Adds a custom resource: whatever it declares, its metadata is the usual one.
   *
   * @param schema where it is structural, a server fills in its defaults and drops other fields
   * @param hasStatusRequest whether it is known that the status is not taken with the rest
   */
  void addResource(String name, OpenApiNode schema, boolean hasStatusRequest)
      throws ImportException {
    SortedMap<String, DeclaredField> fields = fields(name, schema);
    addFieldsOfAnyResource(fields);
    Optional<String> mapType = schema.word("x-kubernetes-map-type");
    Structure structure =
        hasStatusRequest ? schema.structure().withStatusRequest() : schema.structure();
    objects.put(
        name,
        new DeclaredObject(
            name,
            mapType,
            schema.words("required"),
            schema.isStructural() ? structure.asResource() : structure,
            List.copyOf(fields.values())));
  }

  private SortedMap<String, DeclaredField> fields(String name, OpenApiNode schema)
      throws ImportException {
    SortedMap<String, DeclaredField> fields = new TreeMap<>();
    Optional<OpenApiNode> properties = schema.object("properties");
    if (properties.isPresent()) {
      for (Map.Entry<String, OpenApiNode> each : properties.get().children().entrySet()) {
        put(name, each.getKey(), each.getValue(), fields);
      }
    }
    return fields;
  }

  private void put(
      String owner, String name, OpenApiNode schema, SortedMap<String, DeclaredField> fields)
      throws ImportException {
    if (schema.isWord(name, "a field's name")) {
      fields.put(
          name,
          new DeclaredField(
              name,
              types.read(schema, owner + "/" + name),
              schema.strategies(),
              schema.mergeKey(),
              schema.word("x-kubernetes-list-type"),
              schema.words("x-kubernetes-list-map-keys"),
              schema.word("x-kubernetes-map-type"),
              schema.structure(),
              FirstSentence.of(schema.json().path("description").asString(""))));
    }
  }

  private static void addFieldsOfAnyResource(SortedMap<String, DeclaredField> fields) {
    DeclaredType text = new DeclaredType.Primitive("string", Optional.empty());
    fields.put("apiVersion", DeclaredField.plain("apiVersion", text));
    fields.put("kind", DeclaredField.plain("kind", text));
    fields.put(
        "metadata",
        DeclaredField.plain(
            "metadata", new DeclaredType.Reference(BundledDefinitions.OBJECT_META)));
  }

  /**
   * The first sentence of a description, short enough to be kept a hundred thousand times: a
   * cluster with many operators has as many fields.
   */
  private static final class FirstSentence {

    private static final int MOST = 160;

    /** A full stop ends a sentence, unless it belongs to an abbreviation. */
    private static final Pattern END =
        Pattern.compile("(?<!\\b(?:e\\.g|i\\.e|etc|vs|cf|approx|resp))[.!?](?= |$)");

    private FirstSentence() {}

    /** The sentence; empty if nothing is said. */
    static Optional<String> of(String description) {
      String line = plain(description);
      Matcher end = END.matcher(line);
      String sentence = end.find() ? line.substring(0, end.end()) : line;
      return sentence.isEmpty() ? Optional.empty() : Optional.of(cut(sentence));
    }

    /** One line, in letters of which a text of a cluster's size needs one byte each. */
    private static String plain(String description) {
      int paragraph = description.indexOf("\n\n");
      String first = paragraph > 0 ? description.substring(0, paragraph) : description;
      return first
          .replaceAll("[\\s\\p{Cntrl}\\u00a0]+", " ")
          .replaceAll("[\\u2018\\u2019]", "'")
          .replaceAll("[\\u201c\\u201d]", "\"")
          .replaceAll("[\\u2010-\\u2015]", "-")
          .replace("\u2026", "...")
          .replaceFirst("\\s+More info:.*", "")
          .strip();
    }

    private static String cut(String sentence) {
      if (sentence.length() <= MOST) {
        return sentence;
      }
      int blank = sentence.lastIndexOf(' ', MOST - 3);
      return sentence.substring(0, blank > MOST / 2 ? blank : MOST - 3) + "...";
    }
  }
}
