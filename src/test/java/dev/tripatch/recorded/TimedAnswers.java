package dev.tripatch.recorded;

import dev.tripatch.document.Format;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.strategic.DiffOptions;
import dev.tripatch.engine.patch.strategic.MapDiffer;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;

/**
 * The twin of {@code src/test/oracle}'s form {@code timed}: from three JSON texts to the text of
 * the patch, so many times. It is asked for the patch alone, as Kubernetes' code computes it, or
 * for {@code all}: the result, and the reasons with their check.
 *
 * @param lastApplied the text that was applied last
 */
record TimedAnswers(String lastApplied, String local, String live, SchemaAnswer schema) {

  static void main() throws IOException {
    BufferedReader questions =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    BundledCatalog catalog = new BundledCatalog();
    for (String line = questions.readLine(); line != null; line = questions.readLine()) {
      System.out.println(CanonicalJson.write(answer(JsonLine.read(line), catalog)));
    }
  }

  private static MapValue answer(MapValue question, BundledCatalog catalog) {
    String kind = question.text("kind");
    int slash = kind.lastIndexOf('/');
    String version = kind.substring(0, slash);
    TimedAnswers texts =
        new TimedAnswers(
            text(question, "original"),
            text(question, "modified"),
            text(question, "current"),
            catalog.lookUp(version.replaceFirst("^core/", ""), kind.substring(slash + 1)));
    long times = ((IntegerValue) Objects.requireNonNull(question.get("times"))).number();
    boolean isAll = question.text("asked").equals("all");
    long before = processorTime();
    String patch = "";
    for (long i = 0; i < times; i++) {
      patch = isAll ? texts.all() : texts.patch();
    }
    long each = (processorTime() - before) / times;
    return MapValue.builder()
        .put("nanoseconds", new IntegerValue(each))
        .put("patch", JsonLine.readValue(patch))
        .build();
  }

  private static String text(MapValue question, String field) {
    return CanonicalJson.write(Objects.requireNonNull(question.get(field)));
  }

  /** Of the whole process, garbage collection and compilers included. */
  private static long processorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
  }

  /** Its stages are those of {@link ThreeWay}. */
  private String patch() {
    MapValue before = decoded(lastApplied);
    MapValue wanted = decoded(local);
    MapValue current = decoded(live);
    try {
      MapValue delta =
          new MapDiffer(DiffOptions.DELTA, Dialect.KUBERNETES)
              .diff(current, wanted, schema.type())
              .patch();
      MapValue deletions =
          new MapDiffer(DiffOptions.DELETIONS, Dialect.KUBERNETES)
              .diff(before, wanted, schema.type())
              .patch();
      return CanonicalJson.write(MapMerger.combine(deletions, delta, schema.type()));
    } catch (RefusedException refused) {
      throw new IllegalStateException(refused);
    }
  }

  private String all() {
    ThreeDocuments<MapValue> read =
        new ThreeDocuments<>(
            Optional.of(object(lastApplied)), object(local), Optional.of(object(live)));
    return switch (ThreeWay.compute(ThreeWayInputs.asApplied(read, schema))) {
      case ThreeWayOutcome.Computed computed -> CanonicalJson.write(computed.patch());
      case ThreeWayOutcome.Refused refused -> throw new IllegalStateException(refused.toString());
    };
  }

  private static MapValue object(String json) {
    return SourceReader.read("timed", json, Format.JSON).object().orElseThrow();
  }

  private static MapValue decoded(String json) {
    return SourceReader.read("timed", json, Format.JSON).decodedObject().orElseThrow();
  }
}
