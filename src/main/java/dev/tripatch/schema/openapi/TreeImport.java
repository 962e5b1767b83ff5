package dev.tripatch.schema.openapi;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ImportNotes;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.openapi.ImportedSchema.SchemaForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** Finds the schemas among the documents of a text. */
final class TreeImport {

  private final String name;
  private final ImportNotes notes = new ImportNotes();
  private final List<Part> crds = new ArrayList<>();
  private final List<Part> others = new ArrayList<>();

  /** A document, or an item of a list, with its place. */
  private record Part(JsonNode json, String place) {

    String kind() {
      return json.path("kind").asString("");
    }
  }

  TreeImport(String name) {
    this.name = name;
  }

  ImportedSchema read(List<JsonNode> documents) throws ImportException {
    for (int i = 0; i < documents.size(); i++) {
      String place = documents.size() == 1 ? "" : "document " + (i + 1);
      Optional<SchemaForm> openApi = openApi(documents.get(i));
      if (openApi.isPresent()) {
        Release release = OpenApiReader.read(documents.get(i), name, notes);
        return new ImportedSchema(release, openApi.get(), notes.sentences());
      }
      sort(new Part(documents.get(i), place));
    }
    if (crds.isEmpty()) {
      Part first = others.isEmpty() ? new Part(MissingNode.getInstance(), "") : others.getFirst();
      throw new NoSchema(name, first.place(), first.json()).exception();
    }
    return customResources();
  }

  private static Optional<SchemaForm> openApi(JsonNode document) {
    if (document.path("definitions").isObject()) {
      return Optional.of(SchemaForm.OPENAPI_V2);
    }
    return document.path("components").path("schemas").isObject()
        ? Optional.of(SchemaForm.OPENAPI_V3)
        : Optional.empty();
  }

  private void sort(Part part) {
    JsonNode items = part.json().path("items");
    if (part.kind().endsWith("List") && items.isArray()) {
      for (int i = 0; i < items.size(); i++) {
        sort(new Part(items.get(i), part.place() + "/items/" + i));
      }
    } else if (part.kind().equals(CrdReader.KIND)) {
      crds.add(part);
    } else {
      others.add(part);
    }
  }

  private ImportedSchema customResources() throws ImportException {
    CrdReader reader = new CrdReader(notes);
    for (Part crd : crds) {
      reader.add(crd.json(), where(crd));
    }
    for (Part other : others) {
      String kind = other.kind().isEmpty() ? "what has no kind" : other.kind();
      notes.add(where(other), ProblemWording.OTHER_OBJECT, "kind", kind);
    }
    Release release = reader.release(name);
    if (release.kinds().isEmpty()) {
      throw new ImportException(notes.sentences());
    }
    return new ImportedSchema(release, SchemaForm.CRD, notes.sentences());
  }

  private String where(Part part) {
    return part.place().isEmpty() ? name : name + ", " + part.place();
  }

  /**
   * What a document is that declares no schema.
   *
   * @param name the file's name
   * @param place where the document is in it; may be empty
   * @param json the document
   */
  private record NoSchema(String name, String place, JsonNode json) {

    ImportException exception() {
      return new ImportException(sentence());
    }

    private String sentence() {
      String kind = json.path("kind").asString("");
      return switch (kind) {
        case "" -> withoutKind();
        case "Status" ->
            ImportWording.SERVER_ERROR.text(
                "name",
                name,
                "place",
                place,
                "message",
                json.path("message").asString("none said"));
        case "Kustomization" -> ImportWording.KUSTOMIZATION.text("name", name, "place", place);
        default ->
            ImportWording.NOT_A_SCHEMA.text(
                "name", name, "place", place, "kind", kind, "wanted", ImportWording.WANTED.text());
      };
    }

    private String withoutKind() {
      return json.path("paths").isObject()
          ? ImportWording.INDEX.text("name", name, "place", place)
          : ImportWording.NOTHING_FOUND.text(
              "whole", whole(), "wanted", ImportWording.WANTED.text());
    }

    private String whole() {
      return place.isEmpty() ? name + ":1:1" : name + ", " + place;
    }
  }
}
