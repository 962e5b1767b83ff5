package dev.tripatch.schema.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.ClusterScopedKinds;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCatalogTest {

  private static final String DOCUMENT =
      """
      {"definitions": {"io.example.Widget": {
        "x-kubernetes-group-version-kind": [{"group": "", "version": "v1", "kind": "Widget"}],
        "properties": {
          "a": {"type": "string"},
          "b": {"type": "array", "items": {"type": "string"}, "x-kubernetes-list-type": "set",
                "x-kubernetes-patch-strategy": "merge"},
          "c": {"type": "array", "items": {"type": "string"}, "x-kubernetes-list-type": "set"}}}}}
      """;

  @TempDir private Path folder;

  @Test
  void plainAndPackedDocumentsGiveTheSameBytes() throws IOException {
    Path plain = Files.writeString(folder.resolve("plain.json"), DOCUMENT);
    Path packed = folder.resolve("packed.json.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      out.write(DOCUMENT.getBytes(StandardCharsets.UTF_8));
    }
    assertThat(run("one", "9.9=" + plain)).isEqualTo("0 ");
    assertThat(run("two", "9.9=" + packed)).isEqualTo("0 ");
    assertThat(content("one", BundledCatalog.RESOURCE))
        .isEqualTo(content("two", BundledCatalog.RESOURCE))
        .startsWith("tripatch-catalogue 1\nrelease Kubernetes 9.9\nkind v1 Widget ");
    assertThat(content("one", BundledCatalog.RECORD))
        .isEqualTo(content("two", BundledCatalog.RECORD));
  }

  @Test
  void theRecordHasDigestsAndCounts() throws IOException {
    Path plain = Files.writeString(folder.resolve("plain.json"), DOCUMENT);
    run("out", "9.9=" + plain);
    assertThat(content("out", BundledCatalog.RECORD).lines())
        .contains(
            "sha256=" + sha256(content("out", BundledCatalog.RESOURCE)),
            "9.9.source.sha256=" + sha256(DOCUMENT),
            "9.9.source.definitions=1",
            "9.9.kinds=1",
            "9.9.objects=1",
            "9.9.fields=3",
            "9.9.fields.patch-metadata=1",
            "9.9.fields.any-metadata=2");
  }

  /** What a release needs is made by one run; the rest is named for a person to look at. */
  @Test
  void anyNumberOfReleasesIsImportedAtOnce() throws IOException {
    Path plain = Files.writeString(folder.resolve("plain.json"), DOCUMENT);
    Path newer =
        Files.writeString(
            folder.resolve("newer.json"),
            """
            {"definitions": {"io.k8s.api.core.v1.WidgetSpec": {"properties": {
              "mode": {"type": "string", "description": "How. Defaults to Fast. As you like."},
              "name": {"type": "string", "description": "Any name."}}}},
             "paths": {
              "/api/v1/widgets/{name}": {"get": {"x-kubernetes-group-version-kind":
                {"group": "", "version": "v1", "kind": "Widget"}}},
              "/apis/a.b/v1/widgets/{name}": {"get": {"x-kubernetes-group-version-kind":
                {"group": "a.b", "version": "v1", "kind": "Widget"}}},
              "/apis/a.b/v1/namespaces/{namespace}/gears/{name}": {"get": {
                "x-kubernetes-group-version-kind":
                {"group": "a.b", "version": "v1", "kind": "Gear"}}}}}
            """);
    assertThat(run("out", "9.9=" + newer, "9.8=" + plain, "9.7=" + plain))
        .isEqualTo(
            """
            0 Look at known-values.txt and server-defaults.txt: 9.9 says of these fields what 9.8 does not:
              WidgetSpec mode: Defaults to Fast.\
            """);
    assertThat(content("out", BundledCatalog.RECORD).lines()).contains("releases=9.9 9.8 9.7");
    assertThat(content("out", BundledCatalog.RESOURCE).lines())
        .contains("release Kubernetes 9.9", "release Kubernetes 9.8", "release Kubernetes 9.7");
    assertThat(content("out", BundledReleases.resource("9.7")))
        .startsWith("tripatch-catalogue 1\nrelease Kubernetes 9.7\nkind v1 Widget ");
    assertThat(content("out", "kubernetes-9.8.properties").lines()).contains("9.8.kinds=1");
    assertThat(content("out", ClusterScopedKinds.RESOURCE)).isEqualTo("Widget\nWidget.a.b\n");
  }

  @Test
  void whatIsWrongIsSaidWithTheFile() throws IOException {
    Path text = Files.writeString(folder.resolve("text.json"), "{\"a\": nope}");
    Path empty = Files.writeString(folder.resolve("empty.json"), "");
    Path other = Files.writeString(folder.resolve("other.json"), "{}");
    Path torn = Files.write(folder.resolve("torn.gz"), new byte[] {0x1f, 0x20});
    Path absent = folder.resolve("absent.json");
    assertThat(run("out")).startsWith("2 usage: ImportCatalog ");
    assertThat(run("out", "=" + text)).startsWith("2 usage: ImportCatalog ");
    assertThat(run("out", "9.9=" + absent)).isEqualTo("2 " + absent + ": no such file");
    assertThat(run("out", "9.9=" + text)).startsWith("2 " + text + ": not JSON: ");
    assertThat(run("out", "9.9=" + empty)).startsWith("2 " + empty + ": not ");
    assertThat(run("out", "9.9=" + torn)).startsWith("2 " + torn + ": ");
    assertThat(run("out", "9.9=" + other))
        .isEqualTo("2 " + other + ": not an OpenAPI v2 document: no definitions");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  private String run(String out, String... documents) {
    String[] arguments = new String[documents.length + 1];
    arguments[0] = folder.resolve(out).toString();
    System.arraycopy(documents, 0, arguments, 1, documents.length);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = ImportCatalog.run(arguments, new PrintStream(err, true, StandardCharsets.UTF_8));
    return code + " " + err.toString(StandardCharsets.UTF_8).strip();
  }

  private String content(String out, String name) throws IOException {
    return Files.readString(folder.resolve(out).resolve(name));
  }

  private static String sha256(String text) {
    return ImportRecord.sha256(text.getBytes(StandardCharsets.UTF_8));
  }
}
