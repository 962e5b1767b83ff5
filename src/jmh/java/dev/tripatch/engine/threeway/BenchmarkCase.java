package dev.tripatch.engine.threeway;

import dev.tripatch.document.Format;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/**
 * One of the recorded cases with many environment variables, as three texts in JSON.
 *
 * @param lastApplied the last-applied configuration
 * @param local the local file
 * @param live the live object
 */
record BenchmarkCase(String lastApplied, String local, String live) {

  static BenchmarkCase of(int variables) {
    String name = "/recorded/bench-env-" + variables + ".jsonl" + (variables > 500 ? ".gz" : "");
    try (InputStream file =
            Objects.requireNonNull(BenchmarkCase.class.getResourceAsStream(name), name);
        InputStream text = variables > 500 ? new GZIPInputStream(file) : file) {
      return of(object(new String(text.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static BenchmarkCase of(MapValue recorded) {
    return new BenchmarkCase(
        text(recorded, "original"), text(recorded, "modified"), text(recorded, "current"));
  }

  private static String text(MapValue recorded, String field) {
    Value document = Objects.requireNonNull(recorded.get(field), field);
    return CanonicalJson.write(document);
  }

  static MapValue object(String json) {
    return SourceReader.read("benchmark", json, Format.JSON).object().orElseThrow();
  }
}
