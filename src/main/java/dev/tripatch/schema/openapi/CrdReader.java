package dev.tripatch.schema.openapi;

import dev.tripatch.schema.CatalogWord;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.Release;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * Reads CustomResourceDefinitions, of {@code apiextensions.k8s.io/v1} and {@code v1beta1}: a kind
 * for each version that they declare. Not safe for several threads.
 */
public final class CrdReader {

  /** The kind of what it reads. */
  public static final String KIND = "CustomResourceDefinition";

  static final String SCHEMA = "openAPIV3Schema";
  private static final String SUBRESOURCES = "subresources";

  private final Problems problems;
  private final List<DeclaredKind> kinds = new ArrayList<>();
  private final SortedMap<String, DeclaredObject> objects = new TreeMap<>();

  /** A reader that has read nothing yet. */
  public CrdReader(Problems problems) {
    this.problems = problems;
  }

  /**
   * What all versions share.
   *
   * @param isPruned whether the server drops fields that the schemas do not have
   */
  private record Names(String place, String group, String kind, boolean isPruned) {}

  /**
   * Reads one more.
   *
   * @param crd a whole CustomResourceDefinition
   * @param place where it is, for people; its own name is used instead if it has one
   */
  public void add(JsonNode crd, String place) throws ImportException {
    JsonNode spec = crd.path("spec");
    String called = crd.path("metadata").path("name").asString(place);
    Optional<String> group = name(spec.path("group"), "spec.group", called);
    Optional<String> kind = name(spec.path("names").path("kind"), "spec.names.kind", called);
    if (group.isPresent() && kind.isPresent()) {
      boolean isOld = crd.path("apiVersion").asString("").endsWith("/v1beta1");
      boolean isPruned = !spec.path("preserveUnknownFields").asBoolean(isOld);
      addVersions(spec, new Names(called + "/spec", group.get(), kind.get(), isPruned));
    }
  }

  /** All that was read. */
  public Release release(String label) {
    kinds.sort(Comparator.comparing(DeclaredKind::apiVersion).thenComparing(DeclaredKind::kind));
    return new Release(label, List.copyOf(kinds), List.copyOf(objects.values()));
  }

  private void addVersions(JsonNode spec, Names names) throws ImportException {
    JsonNode common = spec.path("validation").path(SCHEMA);
    String commonPlace = names.place + "/validation/" + SCHEMA;
    JsonNode versions = spec.path("versions");
    if (versions.isEmpty()) {
      addVersion(spec, spec.path("version"), common, commonPlace, names);
    }
    for (int i = 0; i < versions.size(); i++) {
      JsonNode own = versions.path(i).path("schema").path(SCHEMA);
      String ownPlace = names.place + "/versions/" + i + "/schema/" + SCHEMA;
      addVersion(
          versions.path(i).has(SUBRESOURCES) ? versions.path(i) : spec,
          versions.path(i).path("name"),
          own.isObject() ? own : common,
          own.isObject() ? ownPlace : commonPlace,
          names);
    }
  }

  private void addVersion(
      JsonNode holder, JsonNode name, JsonNode schema, String place, Names names)
      throws ImportException {
    Optional<String> version = name(name, "the name of a version", names.place);
    if (version.isEmpty()) {
      return;
    }
    String definition = names.group + "." + version.get() + "." + names.kind;
    if (objects.containsKey(definition)) {
      problems.add(names.place, ProblemWording.DECLARED_TWICE, "found", definition);
      return;
    }
    if (!schema.isObject()) {
      problems.add(names.place + "/versions", ProblemWording.NO_SCHEMA);
    }
    JsonNode usable = schema.isObject() ? schema : MissingNode.getInstance();
    DefinitionReader reader = new DefinitionReader(Definitions.none());
    boolean isStructural = schema.isObject() && names.isPruned;
    reader.addResource(
        definition,
        new OpenApiNode(usable, place, problems, isStructural),
        holder.path(SUBRESOURCES).path("status").isObject());
    reader.objects().forEach(object -> objects.put(object.name(), object));
    kinds.add(
        new DeclaredKind(
            names.group + "/" + version.get(), names.kind, definition, Optional.of(false)));
  }

  private Optional<String> name(JsonNode json, String key, String place) throws ImportException {
    String name = json.asString("");
    if (!CatalogWord.isOne(name)) {
      problems.add(place, ProblemWording.NO_CRD_NAMES, "key", key);
      return Optional.empty();
    }
    return Optional.of(name);
  }
}
