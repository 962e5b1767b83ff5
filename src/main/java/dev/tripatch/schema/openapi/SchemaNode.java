package dev.tripatch.schema.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A part of an OpenAPI document that knows where it stands.
 *
 * @param json the part
 * @param place its way from the document's root: {@code definitions/io.k8s.…/properties/spec}
 */
record SchemaNode(JsonNode json, String place) {

  boolean has(String key) {
    return json.has(key);
  }

  /** The object under a key; empty if there is something else or nothing. */
  Optional<SchemaNode> object(String key) {
    return Optional.ofNullable(json.get(key))
        .filter(JsonNode::isObject)
        .map(child -> new SchemaNode(child, place + "/" + key));
  }

  /** The parts of an object, by key, in its order; each must be an object itself. */
  Map<String, SchemaNode> children() throws ImportException {
    Map<String, SchemaNode> children = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> each : json.properties()) {
      SchemaNode child = new SchemaNode(each.getValue(), place + "/" + each.getKey());
      if (!child.json.isObject()) {
        throw child.wrong("should be an object, but is " + child.json);
      }
      children.put(each.getKey(), child);
    }
    return children;
  }

  /** The text under a key; empty if there is none. */
  Optional<String> text(String key) throws ImportException {
    JsonNode child = json.get(key);
    if (child != null && !child.isString()) {
      throw wrong(key + " should be a text, but is " + child);
    }
    return Optional.ofNullable(child).map(JsonNode::stringValue);
  }

  /** The word under a key; empty if there is none. */
  Optional<String> word(String key) throws ImportException {
    Optional<String> text = text(key);
    if (text.isPresent()) {
      checkWord(text.get(), key);
    }
    return text;
  }

  /** The {@code type}, a word or (as JSON Schema also writes it) a list of one word. */
  Optional<String> type() throws ImportException {
    List<String> listed = words("type");
    return listed.size() == 1 ? Optional.of(listed.getFirst()) : word("type");
  }

  /** The words in the list under a key; empty if there is none. */
  List<String> words(String key) throws ImportException {
    List<String> words = new ArrayList<>();
    for (JsonNode item : json.path(key)) {
      words.add(checkWord(item.asString(""), key));
    }
    return words;
  }

  /** Fails if a catalogue cannot hold a text as one word. */
  String checkWord(String text, String what) throws ImportException {
    if (text.isEmpty()
        || !text.chars().allMatch(c -> c > ' ' && c <= '~' && ",:=".indexOf(c) < 0)) {
      throw wrong(
          what + " should be printable ASCII without blanks and , : =, but is \"" + text + "\"");
    }
    return text;
  }

  ImportException wrong(String why) {
    return new ImportException(place + ": " + why);
  }
}
