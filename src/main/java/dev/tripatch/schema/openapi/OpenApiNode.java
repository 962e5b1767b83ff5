package dev.tripatch.schema.openapi;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.CatalogWord;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.Strategies;
import dev.tripatch.schema.Structure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A part of a document that knows where it is. Whoever takes the problems decides whether a wrong
 * part is left out or lets the whole import fail.
 *
 * @param json the part
 * @param place its way from the document's root: {@code /definitions/io.k8s.…/properties/spec}
 * @param problems takes what is wrong
 * @param isStructural whether it is in the structural schema of a custom resource: only that says
 *     what a server does
 */
record OpenApiNode(JsonNode json, String place, Problems problems, boolean isStructural) {
  OpenApiNode(JsonNode json, String place, Problems problems) {
    this(json, place, problems, false);
  }

  OpenApiNode asStructural() {
    return new OpenApiNode(json, place, problems, true);
  }

  private OpenApiNode part(JsonNode part, String step) {
    return new OpenApiNode(part, place + "/" + step, problems, isStructural);
  }

  private static final Set<String> PARTS = Set.of("items", "additionalProperties");

  boolean has(String key) {
    return json.has(key);
  }

  /** Whether a key stands for true. */
  boolean says(String key) {
    return json.path(key).asBoolean(false);
  }

  /** Whether it declares fields of its own. */
  boolean hasFields() {
    return json.path("properties").size() > 0;
  }

  /** The object under a key; empty if there is something else or nothing. */
  Optional<OpenApiNode> object(String key) {
    return Optional.ofNullable(json.get(key))
        .filter(JsonNode::isObject)
        .map(child -> part(child, key));
  }

  /** The parts of an object, by key, in its order; what is no object itself is a problem. */
  Map<String, OpenApiNode> children() throws ImportException {
    Map<String, OpenApiNode> children = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> each : json.properties()) {
      OpenApiNode child = part(each.getValue(), each.getKey());
      if (child.json.isObject()) {
        children.put(each.getKey(), child);
      } else {
        problems.add(child.place, ProblemWording.NOT_AN_OBJECT, "found", child.json);
      }
    }
    return children;
  }

  /**
   * The schema that this one stands for: OpenAPI v3 wraps a reference in an {@code allOf} to put a
   * default beside it.
   */
  OpenApiNode unwrapped() {
    JsonNode all = json.path("allOf");
    boolean isWrapper = all.size() == 1 && all.path(0).isObject() && !has("$ref") && !has("type");
    return isWrapper && !hasFields() ? part(all.get(0), "allOf/0").unwrapped() : this;
  }

  /** The text under a key; empty if there is none. */
  Optional<String> text(String key) throws ImportException {
    JsonNode child = json.get(key);
    if (child != null && !child.isString()) {
      problems.add(place, ProblemWording.NOT_A_TEXT, "key", key, "found", child);
      return Optional.empty();
    }
    return Optional.ofNullable(child).map(JsonNode::stringValue);
  }

  /** The word under a key; empty if there is none. */
  Optional<String> word(String key) throws ImportException {
    Optional<String> text = text(key);
    return text.isPresent() && isWord(text.get(), key) ? text : Optional.empty();
  }

  /** The merge key; empty if there is none. */
  Optional<String> mergeKey() throws ImportException {
    String key = "x-kubernetes-patch-merge-key";
    Optional<String> text = text(key);
    boolean isUsable = text.isEmpty() || CatalogWord.isMergeKey(text.get());
    return isUsable || isWord(text.get(), key) ? text : Optional.empty();
  }

  /** The patch strategies; empty if there are none. */
  Set<PatchStrategy> strategies() throws ImportException {
    Optional<String> text = text("x-kubernetes-patch-strategy");
    return text.isPresent() ? Strategies.read(text.get(), place, problems) : Set.of();
  }

  /**
   * The {@code type}, a word or (as JSON Schema also writes it) a list of one word, perhaps with
   * {@code null}.
   */
  Optional<String> type() throws ImportException {
    List<String> listed = words("type").stream().filter(each -> !each.equals("null")).toList();
    return listed.size() == 1 ? Optional.of(listed.getFirst()) : word("type");
  }

  /** The words in the list under a key; empty if there is none. */
  List<String> words(String key) throws ImportException {
    List<String> words = new ArrayList<>();
    for (JsonNode item : json.path(key)) {
      String text = item.asString("");
      if (isWord(text, key)) {
        words.add(text);
      }
    }
    return List.copyOf(words);
  }

  /**
   * The only values that it allows besides null; none if it does not say, or allows others than
   * texts, whole numbers and truths.
   */
  List<Scalar> values() {
    List<Scalar> values = new ArrayList<>();
    for (JsonNode item : json.path("enum")) {
      if (item.isString()) {
        values.add(new StringValue(item.stringValue()));
      } else if (item.isBoolean()) {
        values.add(BoolValue.of(item.booleanValue()));
      } else if (item.isIntegralNumber() && item.canConvertToLong()) {
        values.add(new IntegerValue(item.longValue()));
      } else if (!item.isNull()) {
        return List.of();
      }
    }
    return List.copyOf(values);
  }

  /** What it says besides its type, its fields and how it is merged. */
  Structure structure() {
    return isStructural ? Structure.read(kept(json).toString()) : Structure.NONE;
  }

  private static ObjectNode kept(JsonNode schema) {
    ObjectNode kept = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> each : schema.properties()) {
      JsonNode value = each.getValue();
      if (PARTS.contains(each.getKey()) && value.isObject()) {
        ObjectNode part = kept(value);
        if (!part.isEmpty()) {
          kept.set(each.getKey(), part);
        }
      } else if (Structure.keeps(each.getKey()) && !value.path(0).has("$ref")) {
        kept.set(each.getKey(), value);
      }
    }
    return kept;
  }

  /** Whether a catalogue can hold a text as one word; if not, that is a problem. */
  boolean isWord(String text, String what) throws ImportException {
    boolean isWord = CatalogWord.isOne(text);
    if (!isWord) {
      problems.add(place, ProblemWording.NOT_A_WORD, "key", what, "found", text);
    }
    return isWord;
  }
}
