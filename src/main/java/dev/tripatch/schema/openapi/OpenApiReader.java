package dev.tripatch.schema.openapi;

import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.catalog.BundledDefinitions;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.catalog.Release;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Reads an OpenAPI document, v2 or v3, into the facts that matter for patching. */
public final class OpenApiReader {

  private static final String STRATEGIC = "application/strategic-merge-patch+json";

  private final Definitions definitions;
  private final DefinitionReader objects;
  private final List<DeclaredKind> kinds = new ArrayList<>();

  /** Whether a server takes a strategic merge patch of a kind, where the document says so. */
  private final Map<List<String>, Boolean> strategic = new HashMap<>();

  private OpenApiReader(OpenApiNode document, Function<String, Optional<DeclaredType>> elsewhere)
      throws ImportException {
    this.definitions = Definitions.of(document, elsewhere);
    this.objects = new DefinitionReader(definitions);
  }

  /**
   * The facts of a document that must be complete and without fault.
   *
   * @param document the whole OpenAPI document
   * @param label the release's name for people
   * @throws ImportException if the document is not what it should be
   */
  public static Release read(JsonNode document, String label) throws ImportException {
    OpenApiNode root = new OpenApiNode(document, "", Problems.fatal());
    return new OpenApiReader(root, name -> Optional.empty()).release(label);
  }

  /**
   * The facts of a document that people bring. It may refer to the program's own definitions.
   *
   * @param document the document, or a part of one that has definitions
   * @param label the release's name for people
   * @param problems takes what is not understood
   * @throws ImportException if there are no definitions, or the problems do not let it go on
   */
  public static Release read(JsonNode document, String label, Problems problems)
      throws ImportException {
    OpenApiNode root = new OpenApiNode(document, "", problems);
    OpenApiReader reader = new OpenApiReader(root, BundledDefinitions::type);
    document.path("paths").forEach(path -> reader.note(path.path("patch")));
    return reader.release(label);
  }

  /** Notes which patches a server takes, as kubectl reads it. */
  private void note(JsonNode patch) {
    boolean isStrategic =
        patch.path("requestBody").path("content").has(STRATEGIC)
            || patch
                .path("consumes")
                .valueStream()
                .anyMatch(each -> each.asString("").equals(STRATEGIC));
    strategic.putIfAbsent(names(patch.path(Definitions.KINDS)), isStrategic);
  }

  private static List<String> names(JsonNode kind) {
    return Stream.of("group", "version", "kind").map(key -> kind.path(key).asString("")).toList();
  }

  private Release release(String label) throws ImportException {
    for (Map.Entry<String, OpenApiNode> each : definitions.byName().entrySet()) {
      if (definitions.isObject(each.getKey())) {
        if (definitions.isStructural(each.getKey())) {
          objects.addResource(each.getKey(), each.getValue().asStructural(), false);
        } else {
          objects.add(each.getKey(), each.getValue());
        }
        addKinds(each.getKey(), each.getValue());
      }
    }
    kinds.sort(Comparator.comparing(DeclaredKind::apiVersion).thenComparing(DeclaredKind::kind));
    return new Release(label, List.copyOf(kinds), objects.objects());
  }

  private void addKinds(String name, OpenApiNode definition) throws ImportException {
    for (JsonNode each : definition.json().path("x-kubernetes-group-version-kind")) {
      OpenApiNode names = new OpenApiNode(each, definition.place(), definition.problems());
      Optional<String> version = required(names, "version");
      Optional<String> kind = required(names, "kind");
      String group = each.path("group").asString("");
      if (version.isPresent()
          && kind.isPresent()
          && (group.isEmpty() || names.isWord(group, "group"))) {
        String apiVersion = new GroupVersion(group, version.get()).apiVersion();
        kinds.add(
            new DeclaredKind(
                apiVersion, kind.get(), name, Optional.ofNullable(strategic.get(names(each)))));
      }
    }
  }

  private static Optional<String> required(OpenApiNode names, String key) throws ImportException {
    Optional<String> word = names.word(key);
    if (word.isEmpty()) {
      names.problems().add(names.place(), ProblemWording.KIND_WITHOUT, "key", key);
    }
    return word;
  }
}
