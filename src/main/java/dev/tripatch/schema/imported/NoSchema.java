package dev.tripatch.schema.imported;

import dev.tripatch.schema.reading.ImportException;
import tools.jackson.databind.JsonNode;

/**
 * What a document is that declares no schema.
 *
 * @param name the file's name
 * @param place where the document stands in it; may be empty
 * @param json the document
 */
record NoSchema(String name, String place, JsonNode json) {

  ImportException exception() {
    return new ImportException(sentence());
  }

  private String sentence() {
    String kind = json.path("kind").asString("");
    return switch (kind) {
      case "" -> withoutKind();
      case "Status" ->
          ImportWording.SERVER_ERROR.text(
              "name", name, "place", place, "message", json.path("message").asString("none said"));
      case "Kustomization" -> ImportWording.KUSTOMIZATION.text("name", name, "place", place);
      default ->
          ImportWording.NOT_A_SCHEMA.text(
              "name", name, "place", place, "kind", kind, "wanted", ImportWording.WANTED.text());
    };
  }

  private String withoutKind() {
    return json.path("paths").isObject()
        ? ImportWording.INDEX.text("name", name, "place", place)
        : ImportWording.NOTHING_FOUND.text("whole", whole(), "wanted", ImportWording.WANTED.text());
  }

  private String whole() {
    return place.isEmpty() ? name + ":1:1" : name + ", " + place;
  }
}
