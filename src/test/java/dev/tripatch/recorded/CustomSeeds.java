package dev.tripatch.recorded;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.recorded.RandomCustomResources.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Custom resources and their definitions: of the recordings, and with {@code
 * -Dmanifests.dir=FOLDER} those among manifests.
 */
final class CustomSeeds {
  private static final String KEYWORDS = "test.example.com/v1/Widget";

  /** Those of the recordings: whatever a law reads besides them must not change what these say. */
  private static final Map<String, MapValue> RECORDED = Collections.unmodifiableMap(ofRecordings());

  private CustomSeeds() {}

  private static MapValue keywords() {
    try (InputStream text =
        Objects.requireNonNull(CustomSeeds.class.getResourceAsStream("keywords.yaml"))) {
      return SourceReader.read(
              "keywords.yaml", new String(text.readAllBytes(), StandardCharsets.UTF_8))
          .object()
          .orElseThrow();
    } catch (IOException damaged) {
      throw new AssertionError(damaged);
    }
  }

  static Optional<MapValue> schema(String definition) {
    return Optional.ofNullable(RECORDED.get(definition));
  }

  private static Map<String, MapValue> ofRecordings() {
    Map<String, MapValue> schemas = new LinkedHashMap<>();
    define(schemas, DefinedKinds.definitions());
    schemas.put(KEYWORDS, (MapValue) keywords().find("schema").orElseThrow());
    return schemas;
  }

  private static void define(Map<String, MapValue> schemas, List<MapValue> objects) {
    objects.stream()
        .filter(object -> object.text("kind").equals("CustomResourceDefinition"))
        .forEach(definition -> define(schemas, definition));
  }

  private static void define(Map<String, MapValue> schemas, MapValue definition) {
    MapValue spec = (MapValue) definition.find("spec").orElseThrow();
    for (Value each : ((ListValue) spec.find("versions").orElse(ListValue.EMPTY)).items()) {
      MapValue version = (MapValue) each;
      Counted.valueAt(spec, FieldPath.of("names", "kind"))
          .ifPresent(
              kind ->
                  Counted.valueAt(version, FieldPath.of("schema", "openAPIV3Schema"))
                      .ifPresent(
                          schema ->
                              schemas.putIfAbsent(
                                  spec.text("group")
                                      + "/"
                                      + version.text("name")
                                      + "/"
                                      + ((StringValue) kind).text(),
                                  (MapValue) schema)));
    }
  }

  static List<Seed> all() {
    try {
      Map<String, MapValue> schemas = new LinkedHashMap<>(RECORDED);
      List<MapValue> objects = new ArrayList<>(recorded());
      Seed keywords =
          new Seed(
              schema(KEYWORDS).orElseThrow(), (MapValue) keywords().find("object").orElseThrow());
      if (!System.getProperty("manifests.dir", "").isEmpty()) {
        for (List<MapValue> project : projects().values()) {
          define(schemas, project);
          objects.addAll(project);
        }
      }
      return Stream.concat(
              // As often as all others together.
              Stream.generate(() -> keywords).limit(objects.size()),
              seeds(schemas, objects).distinct())
          .toList();
    } catch (IOException | URISyntaxException damaged) {
      throw new AssertionError(damaged);
    }
  }

  private static Stream<Seed> seeds(Map<String, MapValue> schemas, List<MapValue> objects) {
    return objects.stream()
        .flatMap(
            object ->
                Stream.ofNullable(
                        schemas.get(object.text("apiVersion") + "/" + object.text("kind")))
                    .map(schema -> new Seed(schema, object)));
  }

  private static List<MapValue> recorded() throws IOException, URISyntaxException {
    return Recordings.builtIn().stream()
        .filter(file -> file.name().contains("on-server-1.36"))
        .flatMap(file -> file.cases().stream())
        .filter(line -> line.has("local"))
        .map(line -> line.map("local"))
        .toList();
  }

  /**
   * The custom resources among manifests, each by the definition of its own project if it can be.
   */
  static List<Seed> ofManifests() throws IOException {
    Map<String, List<MapValue>> projects = projects();
    Map<String, MapValue> all = new LinkedHashMap<>(RECORDED);
    projects.values().forEach(project -> define(all, project));
    List<Seed> seeds = new ArrayList<>();
    for (List<MapValue> project : projects.values()) {
      Map<String, MapValue> schemas = new LinkedHashMap<>();
      define(schemas, project);
      all.forEach(schemas::putIfAbsent);
      seeds(schemas, project).forEach(seeds::add);
    }
    return seeds;
  }

  private static Map<String, List<MapValue>> projects() throws IOException {
    Map<String, List<MapValue>> projects = new LinkedHashMap<>();
    Path root = Path.of(System.getProperty("manifests.dir"));
    for (Path file : RealInput.manifestFiles()) {
      String project =
          root.toAbsolutePath()
              .normalize()
              .relativize(file.toAbsolutePath().normalize())
              .getName(0)
              .toString();
      for (String document : Files.readString(file).split("\n---.*\n")) {
        if (document.contains("kind:")) {
          SourceReader.read("object.yaml", document)
              .object()
              .ifPresent(
                  object -> projects.computeIfAbsent(project, _ -> new ArrayList<>()).add(object));
        }
      }
    }
    return projects;
  }
}
