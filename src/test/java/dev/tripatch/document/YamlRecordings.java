package dev.tripatch.document;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** YAML texts with what kubectl's own reader, sigs.k8s.io/yaml, makes of them. */
public final class YamlRecordings {

  private static final JsonMapper MAPPER = new JsonMapper();

  private YamlRecordings() {}

  /** A recorded text, and the JSON that kubectl reads, or its error. */
  public record Recording(String id, String yaml, @Nullable String json, @Nullable String error) {
    @Override
    public String toString() {
      return id;
    }
  }

  /** The texts that came with the project. */
  public static List<Recording> given() {
    return read("yaml-to-json.jsonl");
  }

  /** Further texts, most of them odd, made for this project and answered by the same Go code. */
  public static List<Recording> more() {
    return read("yaml-to-json-more.jsonl");
  }

  private static List<Recording> read(String name) {
    var stream =
        Objects.requireNonNull(YamlRecordings.class.getResourceAsStream("/recorded/" + name), name);
    try (var lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return lines.lines().map(YamlRecordings::parse).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Recording parse(String line) {
    JsonNode node = MAPPER.readTree(line);
    return new Recording(
        node.get("id").asString(),
        node.get("yaml").asString(),
        node.has("json") ? node.get("json").asString() : null,
        node.has("error") ? node.get("error").asString() : null);
  }
}
