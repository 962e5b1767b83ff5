package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.BundledReleases;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.KustomizeCatalog;
import dev.tripatch.schema.catalog.Release;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * A catalogue with the record of what it was made from.
 *
 * @param catalog the catalogue's text
 * @param record the digests and counts as properties
 */
record ImportRecord(String catalog, String record) {

  /** Makes the catalogue of some documents, newest first; at least one. */
  static ImportRecord of(List<OpenApiFile> files) {
    List<Release> releases =
        OlderReleases.reduce(files.stream().map(OpenApiFile::release).toList());
    return of(BundledCatalog.RESOURCE, files, releases);
  }

  /** Makes the catalogue of the document that kustomize carries. */
  static ImportRecord ofKustomize(OpenApiFile file) {
    return of(KustomizeCatalog.RESOURCE, List.of(file), List.of(LeadingFields.of(file.release())));
  }

  /** Makes the catalogue of one older release for itself. */
  static ImportRecord ofOlder(OpenApiFile file) {
    return of(BundledReleases.resource(file.version()), List.of(file), List.of(file.release()));
  }

  private static ImportRecord of(String name, List<OpenApiFile> files, List<Release> releases) {
    String catalog = CatalogText.write(releases);
    StringBuilder record =
        new StringBuilder("# Written by ImportCatalog with ").append(name).append(".\n");
    record.append("sha256=").append(sha256(bytes(catalog))).append('\n');
    for (int i = 0; i < files.size(); i++) {
      append(files.get(i), releases.get(i), record);
    }
    return new ImportRecord(catalog, record.toString());
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
}
