package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.ClusterScopedKinds;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.catalog.KustomizeCatalog;
import dev.tripatch.schema.catalog.Release;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What an import writes: the texts by the names of their files. Each catalogue comes with a record
 * of what it was made from, digests and counts as properties.
 */
final class ImportRecord {

  private final Map<String, String> texts = new LinkedHashMap<>();

  private ImportRecord() {}

  /**
   * Everything that is made of documents of Kubernetes, newest first; at least one: the catalogue,
   * each older release for itself, and which kinds belong to no namespace.
   */
  static Map<String, String> ofKubernetes(List<OpenApiFile> files) {
    String clusterScoped =
        files.stream()
            .flatMap(file -> file.clusterScoped().stream())
            .collect(Collectors.toCollection(TreeSet::new))
            .stream()
            .map(line -> line + "\n")
            .collect(Collectors.joining());
    String releases = files.stream().map(OpenApiFile::version).collect(Collectors.joining(" "));
    ImportRecord made = new ImportRecord();
    made.add(
        BundledCatalog.RESOURCE,
        files,
        OlderReleases.reduce(files.stream().map(OpenApiFile::release).toList()),
        """
        %s=%s
        cluster-scoped.sha256=%s
        """
            .formatted(BundledReleases.LIST, releases, sha256(bytes(clusterScoped))));
    made.texts.put(ClusterScopedKinds.RESOURCE, clusterScoped);
    for (OpenApiFile older : files.subList(1, files.size())) {
      String name = BundledReleases.resource(older.version());
      made.add(name, List.of(older), List.of(older.release()), "");
    }
    return made.texts;
  }

  /** The catalogue of the document that kustomize carries. */
  static Map<String, String> ofKustomize(OpenApiFile file) {
    ImportRecord made = new ImportRecord();
    List<Release> leading = List.of(LeadingFields.of(file.release()));
    made.add(KustomizeCatalog.RESOURCE, List.of(file), leading, "");
    return made.texts;
  }

  /** The name of the record that lies beside a catalogue. */
  static String nameFor(String catalog) {
    return catalog.replace(".txt", ".properties");
  }

  private void add(String name, List<OpenApiFile> files, List<Release> releases, String more) {
    String catalog = CatalogText.write(releases);
    StringBuilder record =
        new StringBuilder("# Written by ImportCatalog with ").append(name).append(".\n");
    record.append("sha256=").append(sha256(bytes(catalog))).append('\n').append(more);
    for (int i = 0; i < files.size(); i++) {
      append(files.get(i), releases.get(i), record);
    }
    texts.put(name, catalog);
    texts.put(nameFor(name), record.toString());
  }

  private static void append(OpenApiFile file, Release release, StringBuilder out) {
    String prefix = file.version() + ".";
    out.append(prefix).append("source.sha256=").append(file.digest()).append('\n');
    out.append(prefix).append("source.definitions=").append(file.definitions()).append('\n');
    Coverage.of(release).lines().forEach(line -> out.append(prefix).append(line).append('\n'));
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The SHA-256 digest in hexadecimal. */
  static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /**
   * Reduces a release to what kustomize asks of it: the fields that it merges, and those that lead
   * to objects or to free-form data. What it says of plain texts and numbers changes nothing.
   */
  private static final class LeadingFields {

    private static final Set<String> PLAIN = Set.of("string", "integer", "number", "boolean");

    private LeadingFields() {}

    /** The release with no other fields; all its kinds and objects stay. */
    static Release of(Release release) {
      return new Release(
          release.label(),
          release.kinds(),
          release.objects().stream().map(LeadingFields::reduced).toList());
    }

    private static DeclaredObject reduced(DeclaredObject object) {
      List<DeclaredField> fields =
          object.fields().stream()
              .filter(field -> field.hasPatchMetadata() || leads(field.type()))
              .toList();
      return new DeclaredObject(object.name(), object.mapType(), List.of(), fields);
    }

    private static boolean leads(DeclaredType type) {
      return !(type.innermost() instanceof DeclaredType.Primitive primitive)
          || !PLAIN.contains(primitive.name());
    }
  }
}
