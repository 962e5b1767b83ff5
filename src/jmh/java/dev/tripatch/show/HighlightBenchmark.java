package dev.tripatch.show;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** From three YAML texts to everything that the window shows, and each step of it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class HighlightBenchmark {

  @Param({"2000", "10000"})
  private int lines;

  private String lastApplied = "";
  private String local = "{}";
  private String live = "";
  private SchemaAnswer schema = new SchemaAnswer.Unknown("not looked up yet");
  private ThreeDocuments<SourceDocument> documents = read("", "{}", "");
  private ThreeWayOutcome outcome = compute(documents, schema);

  /** Makes the texts. */
  @Setup
  public void make() {
    GeneratedDeployment texts = new GeneratedDeployment(lines);
    lastApplied = texts.lastApplied();
    local = texts.local();
    live = texts.live();
    schema = new BundledCatalog().lookUp("apps/v1", "Deployment");
    documents = readTexts();
    outcome = computeOutcome();
  }

  /** What happens after each keystroke. */
  @Benchmark
  public Comparison textsToComparison() {
    ThreeDocuments<SourceDocument> read = readTexts();
    return new Comparison(read, compute(read, schema));
  }

  /** Reading the three texts. */
  @Benchmark
  public ThreeDocuments<SourceDocument> readTexts() {
    return read(lastApplied, local, live);
  }

  /** Patch, result and reasons. */
  @Benchmark
  public ThreeWayOutcome computeOutcome() {
    return compute(documents, schema);
  }

  /** Highlights, rows and notes. */
  @Benchmark
  public Comparison highlight() {
    return new Comparison(documents, outcome);
  }

  private static ThreeWayOutcome compute(ThreeDocuments<SourceDocument> read, SchemaAnswer schema) {
    return ThreeWay.compute(
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(
                read.lastApplied().flatMap(SourceDocument::object),
                read.local().object().orElseThrow(),
                read.live().flatMap(SourceDocument::object)),
            schema));
  }

  private static ThreeDocuments<SourceDocument> read(
      String lastApplied, String local, String live) {
    return new ThreeDocuments<>(
        Optional.of(document(lastApplied)), document(local), Optional.of(document(live)));
  }

  private static SourceDocument document(String text) {
    return SourceReader.read("benchmark", text, Format.YAML);
  }
}
