package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.recorded.RealInput;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.ClusterScopedKinds;
import dev.tripatch.schema.catalog.KustomizeCatalog;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.openapi.ImportRecord.Coverage;
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
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The committed catalogue is what its record says. With {@code -Dtripatch.openapi.dir=FOLDER}, a
 * folder with the documents it was made from, it is made again and must come out the same.
 */
class CommittedCatalogTest {

  private static final List<String> VERSIONS = BundledReleases.versions();

  private final String catalog = catalog();
  private final String record = resource(BundledCatalog.RECORD);

  @Test
  void theDigestIsTheRecordedOne() {
    assertThat(record.lines())
        .contains(
            "sha256=" + digest(catalog),
            "cluster-scoped.sha256=" + digest(resource(ClusterScopedKinds.RESOURCE)));
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
  @RealInput.OpenApi
  void theSameDocumentsGiveTheSameBytes() throws ImportException {
    List<OpenApiFile> documents = new ArrayList<>();
    for (String version : VERSIONS) {
      documents.add(document(version));
    }
    check(ImportRecord.ofKubernetes(documents));
  }

  @Test
  @RealInput.OpenApi
  void kustomizesDocumentGivesTheSameBytes() throws ImportException {
    Path document = RealInput.openApi("kustomize-schema-1.21.2.json.gz");
    check(ImportRecord.ofKustomize(OpenApiFile.read("1.21.2", document)));
  }

  private static void check(Map<String, String> made) {
    made.forEach((name, text) -> assertThat(resource(name)).as(name).isEqualTo(text));
  }

  @Test
  void kustomizesCatalogueIsTheRecordedOne() {
    check(KustomizeCatalog.RESOURCE, "1.21.2");
  }

  @Test
  void theOlderReleasesAreTheRecordedOnes() {
    for (String version : VERSIONS.subList(1, VERSIONS.size())) {
      check(BundledReleases.resource(version), version);
    }
  }

  private static void check(String catalog, String version) {
    String text = resource(catalog);
    List<String> lines = new ArrayList<>();
    lines.add("sha256=" + digest(text));
    Coverage.of(CatalogText.parse(text).releases().getFirst()).lines().stream()
        .map(line -> version + "." + line)
        .forEach(lines::add);
    assertThat(resource(ImportRecord.nameFor(catalog)).lines()).containsAll(lines);
  }

  @Test
  void theReleasesAreCompleteAndForThemselves() {
    for (String version : VERSIONS) {
      String name = version.equals(VERSIONS.getFirst()) ? "" : "-" + version;
      assertThat(resource("kubernetes" + name + ".properties").lines())
          .contains(
              version + ".kinds=" + BundledReleases.find(version).orElseThrow().kinds().size());
    }
    assertThat(BundledReleases.newest().kinds())
        .isEqualTo(BundledReleases.find(VERSIONS.getFirst()).orElseThrow().kinds());
    assertThat(BundledReleases.find("1.0")).isEmpty();
  }

  private static String digest(String text) {
    return ImportRecord.sha256(ImportRecord.bytes(text));
  }

  private static OpenApiFile document(String version) throws ImportException {
    String name = "kubernetes-" + version + "-openapi-v2.json";
    Path packed = RealInput.openApi(name + ".gz");
    return OpenApiFile.read(version, Files.exists(packed) ? packed : RealInput.openApi(name));
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
