package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.KustomizeCatalog;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.reading.ImportException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The committed catalogue is what its record says. With {@code -Dtripatch.openapi.dir=FOLDER}, a
 * folder with the documents it was made from, it is made again and must come out the same.
 */
class CommittedCatalogTest {

  private static final String SOURCES = "tripatch.openapi.dir";
  private static final List<String> VERSIONS = List.of("1.36", "1.32");

  private final String catalog = catalog();
  private final String record = resource(ImportCatalog.RECORD);

  @Test
  void theDigestIsTheRecordedOne() {
    assertThat(record.lines())
        .contains("sha256=" + ImportRecord.sha256(ImportRecord.bytes(catalog)));
  }

  @Test
  void theCountsAreTheRecordedOnes() {
    List<Release> releases = CatalogText.parse(catalog).releases();
    assertThat(releases).hasSameSizeAs(VERSIONS);
    for (int i = 0; i < releases.size(); i++) {
      String version = VERSIONS.get(i);
      assertThat(releases.get(i).label()).isEqualTo("Kubernetes " + version);
      assertThat(record.lines())
          .containsAll(
              Coverage.of(releases.get(i)).lines().stream()
                  .map(line -> version + "." + line)
                  .toList());
    }
  }

  @Test
  void everyFieldOfEveryKindResolves() {
    BundledCatalog bundled = new BundledCatalog();
    Set<ObjectSchema> seen = new HashSet<>();
    for (KnownKind kind : bundled.kinds()) {
      SchemaAnswer answer = bundled.lookUp(kind.apiVersion(), kind.kind());
      SchemaAnswer.Known known = (SchemaAnswer.Known) answer;
      visit(known.schema(), kind.source(), seen);
    }
    assertThat(seen).hasSizeGreaterThan(700);
  }

  private static void visit(ObjectSchema root, String source, Set<ObjectSchema> seen) {
    Deque<ObjectSchema> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      ObjectSchema object = open.pop();
      if (seen.add(object)) {
        object.fieldNames().forEach(name -> check(object, name, source, open));
      }
    }
  }

  private static void check(
      ObjectSchema object, String name, String source, Deque<ObjectSchema> open) {
    FieldRule rule = object.field(name).orElseThrow();
    assertThat(rule.provenance()).isEqualTo(object.name() + "." + name + " · " + source);
    assertThat(rule.mergeKey().isEmpty() || rule.merges()).as(rule.provenance()).isTrue();
    push(rule.type(), open);
  }

  private static void push(SchemaType type, Deque<ObjectSchema> open) {
    switch (type) {
      case ObjectSchema object -> open.push(object);
      case SchemaType.ListOf list -> push(list.items(), open);
      case SchemaType.MapOf map -> push(map.values(), open);
      case SchemaType.Primitive primitive -> assertThat(primitive.name()).isNotEmpty();
    }
  }

  @Test
  @EnabledIfSystemProperty(named = SOURCES, matches = ".+")
  void theSameDocumentsGiveTheSameBytes() throws ImportException {
    ImportRecord made = ImportRecord.of(List.of(document("1.36"), document("1.32")));
    assertThat(made.record()).isEqualTo(record);
    assertThat(made.catalog()).isEqualTo(catalog);
  }

  @Test
  void kustomizesCatalogueIsTheRecordedOne() {
    String text = resource(KustomizeCatalog.RESOURCE);
    List<String> lines = new ArrayList<>();
    lines.add("sha256=" + ImportRecord.sha256(ImportRecord.bytes(text)));
    Coverage.of(CatalogText.parse(text).releases().getFirst()).lines().stream()
        .map(line -> "1.21.2." + line)
        .forEach(lines::add);
    assertThat(resource(ImportCatalog.KUSTOMIZE_RECORD).lines()).containsAll(lines);
  }

  @Test
  @EnabledIfSystemProperty(named = SOURCES, matches = ".+")
  void kustomizesDocumentGivesTheSameBytes() throws ImportException {
    Path document = sources().resolve("kustomize-schema-1.21.2.json.gz");
    ImportRecord made = ImportRecord.ofKustomize(OpenApiFile.read("1.21.2", document));
    assertThat(made.record()).isEqualTo(resource(ImportCatalog.KUSTOMIZE_RECORD));
    assertThat(made.catalog()).isEqualTo(resource(KustomizeCatalog.RESOURCE));
  }

  @Test
  void theOlderReleaseIsTheRecordedOne() {
    String text = resource(BundledReleases.resource(BundledReleases.OLDER));
    List<String> lines = new ArrayList<>();
    lines.add("sha256=" + ImportRecord.sha256(ImportRecord.bytes(text)));
    Coverage.of(CatalogText.parse(text).releases().getFirst()).lines().stream()
        .map(line -> BundledReleases.OLDER + "." + line)
        .forEach(lines::add);
    assertThat(resource(ImportCatalog.olderRecord(BundledReleases.OLDER)).lines())
        .containsAll(lines);
  }

  @Test
  void theReleasesAreCompleteAndForThemselves() {
    assertThat(BundledReleases.versions()).isEqualTo(VERSIONS);
    assertThat(BundledReleases.find("1.36").orElseThrow().kinds()).hasSize(311);
    assertThat(BundledReleases.find("1.32").orElseThrow().kinds()).hasSize(282);
    assertThat(BundledReleases.find("1.31")).isEmpty();
  }

  @Test
  @EnabledIfSystemProperty(named = SOURCES, matches = ".+")
  void theOlderDocumentGivesTheSameBytes() throws ImportException {
    ImportRecord made = ImportRecord.ofOlder(document(BundledReleases.OLDER));
    assertThat(made.catalog()).isEqualTo(resource(BundledReleases.resource(BundledReleases.OLDER)));
    assertThat(made.record()).isEqualTo(resource(ImportCatalog.olderRecord(BundledReleases.OLDER)));
  }

  private static OpenApiFile document(String version) throws ImportException {
    String name = "kubernetes-" + version + "-openapi-v2.json";
    Path packed = sources().resolve(name + ".gz");
    return OpenApiFile.read(version, Files.exists(packed) ? packed : sources().resolve(name));
  }

  private static Path sources() {
    return Path.of(System.getProperty(SOURCES));
  }

  /** The committed catalogue's text. */
  static String catalog() {
    return resource(BundledCatalog.RESOURCE);
  }

  private static String resource(String name) {
    try (InputStream in = BundledCatalog.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
