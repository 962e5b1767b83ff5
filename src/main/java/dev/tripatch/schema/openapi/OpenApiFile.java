package dev.tripatch.schema.openapi;

import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.reading.ImportException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file that was imported.
 *
 * @param version of Kubernetes, such as {@code 1.36}
 * @param digest of the document, unpacked
 * @param definitions how many definitions it has
 * @param release its facts
 */
record OpenApiFile(String version, String digest, int definitions, Release release) {

  private static final int GZIP_MAGIC = 0x1f;

  /** Reads a document, plain or gzipped; the exception's message names the file. */
  static OpenApiFile read(String version, Path file) throws ImportException {
    try {
      byte[] bytes = unpacked(file);
      JsonNode json = JsonMapper.shared().readTree(bytes);
      Release release = OpenApiReader.read(json, "Kubernetes " + version);
      int definitions = json.path("definitions").size();
      return new OpenApiFile(version, ImportRecord.sha256(bytes), definitions, release);
    } catch (NoSuchFileException e) {
      throw new ImportException(file + ": no such file");
    } catch (IOException e) {
      throw new ImportException(file + ": " + e.getMessage());
    } catch (JacksonException e) {
      throw new ImportException(file + ": not JSON: " + e.getOriginalMessage());
    } catch (ImportException e) {
      throw new ImportException(file + ": " + e.getMessage());
    }
  }

  private static byte[] unpacked(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      in.mark(1);
      boolean packed = in.read() == GZIP_MAGIC;
      in.reset();
      return packed ? new GZIPInputStream(in).readAllBytes() : in.readAllBytes();
    }
  }
}
