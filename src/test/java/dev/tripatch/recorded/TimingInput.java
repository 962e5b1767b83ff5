package dev.tripatch.recorded;

import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaSource;
import java.util.Optional;

/**
 * The inputs of the benchmarks ({@code bench-env-*}): large, and recorded without an answer. We
 * must have one, and its reasons must add up.
 */
final class TimingInput implements Comparer {
  private final SchemaSource schemas;

  TimingInput(SchemaSource schemas) {
    this.schemas = schemas;
  }

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.text("op").equals("threeway")) {
      return Optional.empty();
    }
    ThreeWayInputs inputs =
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(
                Optional.of(line.map("original")),
                line.map("modified"),
                Optional.of(line.map("current"))),
            schemas.lookUp(line.apiVersion(), line.kind()));
    boolean isBalanced =
        ThreeWay.compute(inputs) instanceof ThreeWayOutcome.Computed computed
            && computed.isBalanced()
            && !computed.patch().isEmpty();
    return Optional.of(Verdict.of(isBalanced, "no patch, or reasons that do not add up"));
  }
}
