package dev.tripatch.schema.openapi;

import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.catalog.ClusterScopedKinds;
import dev.tripatch.schema.catalog.DeclaredObject;
import dev.tripatch.schema.catalog.Release;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
 * @param clusterScoped its kinds that belong to no namespace, as lines of their table
 * @param said by field, what its description says of values and defaults
 */
record OpenApiFile(
    String version,
    String digest,
    int definitions,
    Release release,
    Set<String> clusterScoped,
    Map<String, String> said) {

  private static final int GZIP_MAGIC = 0x1f;
  private static final Pattern SENTENCE_END = Pattern.compile("(?<=\\.)\\s+|\\n");

  /** What two tables, known-values.txt and server-defaults.txt, are derived from. */
  private static final Pattern ON_VALUES =
      Pattern.compile(
          "\\bdefaults? (to|is|value)|\\bone of\\b|(valid|possible|allowed|supported)"
              + " (values|options)|(must be|can be) (either )?[\"']",
          Pattern.CASE_INSENSITIVE);

  /** Only stable versions are in the tables. */
  private static final Pattern STABLE = Pattern.compile(".*\\.v\\d+\\.\\w+");

  /** Reads a document, plain or gzipped; the exception's message names the file. */
  static OpenApiFile read(String version, Path file) throws ImportException {
    try {
      byte[] bytes = unpacked(file);
      JsonNode json = JsonMapper.shared().readTree(bytes);
      return new OpenApiFile(
          version,
          ImportRecord.sha256(bytes),
          json.path("definitions").size(),
          OpenApiReader.read(json, "Kubernetes " + version).undescribed(),
          clusterScoped(json.path("paths")),
          said(json.path("definitions")));
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

  /** What can be got by its name alone; {@code NodeProxyOptions} and the like have longer paths. */
  private static Set<String> clusterScoped(JsonNode paths) {
    Set<String> lines = new TreeSet<>();
    for (Map.Entry<String, JsonNode> path : paths.properties()) {
      JsonNode kind = path.getValue().path("get").path("x-kubernetes-group-version-kind");
      if (path.getKey().endsWith("/{name}")
          && !path.getKey().contains("/{namespace}/")
          && kind.isObject()) {
        lines.add(
            ClusterScopedKinds.line(kind.path("group").asString(), kind.path("kind").asString()));
      }
    }
    return lines;
  }

  private static Map<String, String> said(JsonNode definitions) {
    Map<String, String> said = new TreeMap<>();
    for (Map.Entry<String, JsonNode> definition : definitions.properties()) {
      if (STABLE.matcher(definition.getKey()).matches()) {
        String type = DeclaredObject.shortName(definition.getKey());
        for (Map.Entry<String, JsonNode> field :
            definition.getValue().path("properties").properties()) {
          String sentences = onValues(field.getValue().path("description").asString(""));
          if (!sentences.isEmpty()) {
            said.put(type + " " + field.getKey(), sentences);
          }
        }
      }
    }
    return said;
  }

  private static String onValues(String description) {
    return SENTENCE_END
        .splitAsStream(description)
        .filter(sentence -> ON_VALUES.matcher(sentence).find())
        .collect(Collectors.joining(" "));
  }

  /**
   * What the person who imports this release has to look at: fields whose description says other
   * values or another default than an older release. OpenAPI v2 declares neither, so the tables are
   * maintained manually.
   */
  List<String> saidSince(OpenApiFile older) {
    List<String> lines = new ArrayList<>();
    said.forEach(
        (field, sentences) -> {
          if (!sentences.equals(older.said.get(field))) {
            lines.add("  " + field + ": " + sentences);
          }
        });
    return lines.isEmpty()
        ? lines
        : Stream.concat(
                Stream.of(
                    "Look at known-values.txt and server-defaults.txt: "
                        + version
                        + " says of these fields what "
                        + older.version
                        + " does not:"),
                lines.stream())
            .toList();
  }
}
