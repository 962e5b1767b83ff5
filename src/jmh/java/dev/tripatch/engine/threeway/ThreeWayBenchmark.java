package dev.tripatch.engine.threeway;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.ObjectSchema;
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

/** The three-way patch of a Deployment with many environment variables. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ThreeWayBenchmark {

  @Param({"50", "500", "5000"})
  private int variables;

  private BenchmarkCase texts = new BenchmarkCase("", "", "");
  private SchemaAnswer schema = new SchemaAnswer.Unknown("not looked up yet");
  private MapValue lastApplied = MapValue.EMPTY;
  private MapValue local = MapValue.EMPTY;
  private MapValue live = MapValue.EMPTY;
  private MapValue patch = MapValue.EMPTY;

  /** Reads the case. */
  @Setup
  public void read() {
    texts = BenchmarkCase.of(variables);
    schema = new BundledCatalog().lookUp("apps/v1", "Deployment");
    lastApplied = BenchmarkCase.object(texts.lastApplied());
    local = BenchmarkCase.object(texts.local());
    live = BenchmarkCase.object(texts.live());
    patch = ((ThreeWayOutcome.Computed) engineOnly()).patch();
  }

  /** Three texts to a patch, its result and the reasons. */
  @Benchmark
  public ThreeWayOutcome parsingIncluded() {
    return compute(
        BenchmarkCase.object(texts.lastApplied()),
        BenchmarkCase.object(texts.local()),
        BenchmarkCase.object(texts.live()));
  }

  /** Three objects to a patch, its result and the reasons. */
  @Benchmark
  public ThreeWayOutcome engineOnly() {
    return compute(lastApplied, local, live);
  }

  /** The patch applied to live. */
  @Benchmark
  public MapValue applying() throws RefusedException {
    return MapMerger.apply(live, patch, struct());
  }

  private ThreeWayOutcome compute(MapValue lastApplied, MapValue local, MapValue live) {
    return ThreeWay.compute(
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(Optional.of(lastApplied), local, Optional.of(live)), schema));
  }

  private ObjectSchema struct() {
    return switch (schema) {
      case SchemaAnswer.Known known -> known.schema();
      case SchemaAnswer.Unknown unknown -> throw new IllegalStateException(unknown.reason());
    };
  }
}
