package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.recorded.RealInput;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.gosource.GoWriter;
import dev.tripatch.schema.openapi.ImportedSchema.SchemaForm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/**
 * Schemas that others published: with {@code -Dtripatch.openapi.dir=FOLDER} Kubernetes' documents,
 * with {@code -Dmanifests.dir=FOLDER} the CustomResourceDefinitions among manifests.
 */
class RealSchemasTest {

  @ParameterizedTest
  @MethodSource("dev.tripatch.schema.catalog.BundledReleases#versions")
  @RealInput.OpenApi
  void kubernetesDocumentsGiveWhatTheStrictReaderGives(String version)
      throws IOException, ImportException {
    String text = document("kubernetes-" + version + "-openapi-v2.json.gz");
    ImportedSchema imported = SchemaImport.read("Test", text);
    assertThat(imported.notes()).isEmpty();
    Release strict = OpenApiReader.read(JsonMapper.shared().readTree(text), "Test");
    assertThat(CatalogText.write(List.of(imported.release())))
        .isEqualTo(CatalogText.write(List.of(strict)));
  }

  @Test
  @RealInput.OpenApi
  void theTableOfOthersHasTheSameRules() throws IOException, ImportException {
    Set<String> rows = new TreeSet<>();
    Path table = RealInput.openApi("patch-fields-1.36.tsv");
    for (String row : Files.readAllLines(table).subList(1, Files.readAllLines(table).size())) {
      String[] cells = row.split("\t", -1);
      rows.add(
          String.join("\t", cells[0], cells[1], cells[4], cells[5], cells[6], cells[7], cells[8]));
    }
    Release release =
        SchemaImport.read("Test", document("kubernetes-1.36-openapi-v2.json.gz")).release();
    Set<String> ours = new TreeSet<>();
    for (DeclaredObject object : release.objects()) {
      object.fields().stream()
          .filter(field -> field.hasMetadata())
          .forEach(field -> ours.add(Releases.row(object, field)));
    }
    assertThat(ours).isEqualTo(rows).hasSizeGreaterThan(400);
  }

  @Test
  @RealInput.Manifests
  void customResourceDefinitionsOfProjects() throws IOException, ImportException {
    Set<String> definitions = new HashSet<>();
    int kinds = 0;
    int fields = 0;
    int notes = 0;
    for (Path file : filesWithDefinitions()) {
      ImportedSchema imported = SchemaImport.read("Test", Files.readString(file));
      assertThat(imported.form()).isEqualTo(SchemaForm.CRD);
      Release release = imported.release();
      release.kinds().forEach(kind -> definitions.add(group(kind) + "/" + kind.kind()));
      kinds += release.kinds().size();
      fields += release.objects().stream().mapToInt(object -> object.fields().size()).sum();
      notes += imported.notes().size();
      checkExports(release);
    }
    assertThat(definitions).hasSizeGreaterThan(100);
    System.out.printf(
        "CustomResourceDefinitions: %d kinds, %d versions in all files, %d fields, %d notes%n",
        definitions.size(), kinds, fields, notes);
  }

  /** What patches follow; an export leaves out what only servers check and fill in. */
  private static String rules(Release release) {
    return CatalogText.write(List.of(release)).replaceAll(" schema=\\S+", "");
  }

  private static void checkExports(Release release) throws ImportException {
    ImportedSchema openApi = SchemaImport.read("Test", OpenApiWriter.write(release));
    assertThat(rules(openApi.release())).isEqualTo(rules(release));
    ImportedSchema go = SchemaImport.read("Test", GoWriter.write(release));
    assertThat(go.notes()).isEmpty();
    assertThat(go.release().kinds())
        .extracting(DeclaredKind::apiVersion)
        .isEqualTo(release.kinds().stream().map(DeclaredKind::apiVersion).toList());
    for (DeclaredKind kind : release.kinds()) {
      var rules = Releases.serverSideRules(release, kind);
      DeclaredKind inGo = same(kind, go.release());
      // Go has no place for the rule of a map's values.
      var inFields = new TreeMap<>(rules);
      inFields.keySet().removeIf(path -> path.endsWith(".*"));
      assertThat(Releases.serverSideRules(go.release(), inGo)).isEqualTo(inFields);
      var patch = CrdPatchWriter.write(release, kind);
      if (patch.isPresent() && !rules.isEmpty()) {
        Release back = SchemaImport.read("Test", patch.get()).release();
        assertThat(Releases.serverSideRules(back, same(kind, back))).isEqualTo(rules);
      }
    }
  }

  private static DeclaredKind same(DeclaredKind kind, Release release) {
    return release.kinds().stream()
        .filter(
            each -> each.kind().equals(kind.kind()) && each.apiVersion().equals(kind.apiVersion()))
        .findFirst()
        .orElseThrow();
  }

  private static String group(DeclaredKind kind) {
    return kind.apiVersion().substring(0, kind.apiVersion().indexOf('/'));
  }

  private static List<Path> filesWithDefinitions() throws IOException {
    return RealInput.manifestFiles().stream()
        .filter(file -> file.toString().endsWith(".yaml"))
        .filter(RealSchemasTest::hasDefinitions)
        .toList();
  }

  private static boolean hasDefinitions(Path file) {
    try {
      return Files.readString(file).contains("\nkind: CustomResourceDefinition");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String document(String name) throws IOException {
    try (var in = new GZIPInputStream(Files.newInputStream(RealInput.openApi(name)))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
