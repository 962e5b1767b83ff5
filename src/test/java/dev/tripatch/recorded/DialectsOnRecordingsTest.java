package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.Cause;
import dev.tripatch.dialect.Deviation;
import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Reading;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.json.MapValue;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** On every recorded three-way case the column of Kubernetes is the recorded answer. */
class DialectsOnRecordingsTest {
  private final BundledCatalog catalog = new BundledCatalog();
  private int compared;
  private int told;
  private int untold;

  @Test
  void kubernetesIsTheRecordedAnswer() throws URISyntaxException {
    assertThat(differing(recording("three-way.jsonl.gz").sample())).isEmpty();
    assertThat(told).as("causes that could be told").isGreaterThan(Sample.least(20) * untold);
  }

  /** Of wild input a few answers may differ, as everywhere ({@link RecordedAnswersTest}). */
  @Test
  void soItIsForWildInput() throws URISyntaxException {
    List<String> differing = differing(recording("three-way-odd.jsonl.gz").cases());
    assertThat(differing.size() * 200).isLessThanOrEqualTo(compared);
  }

  private List<String> differing(List<RecordedCase> cases) {
    List<String> differing = new ArrayList<>();
    for (RecordedCase line : cases) {
      SchemaAnswer schema = catalog.lookUp(line.apiVersion(), line.kind());
      if (Answer.recorded(line.map("threeWay")) instanceof Answer.Result(MapValue patch)
          && line.has("threeWayApplied")) {
        compared++;
        DialectComparison comparison =
            DialectComparison.ofPatch(line.map("current"), patch, schema);
        assertThat(comparison.readings()).as(line.id()).hasSize(Dialect.values().length);
        count(comparison);
        if (!Answer.recorded(line.map("threeWayApplied")).agreesWith(ours(comparison))) {
          differing.add(line.id());
        }
      }
    }
    assertThat(compared).isPositive();
    System.out.println(compared + " compared, causes told " + told + ", not told " + untold);
    return differing;
  }

  private void count(DialectComparison comparison) {
    for (FieldDifference difference : comparison.differences()) {
      assertThat(difference.deviations()).as(difference.toString()).isNotEmpty();
      for (Deviation deviation : difference.deviations()) {
        told += deviation.cause() == Cause.UNTOLD ? 0 : 1;
        untold += deviation.cause() == Cause.UNTOLD ? 1 : 0;
      }
    }
  }

  private static Answer ours(DialectComparison comparison) {
    return switch (comparison.readings().getFirst()) {
      case Reading.Done done -> new Answer.Result(done.result());
      case Reading.Refused refused -> new Answer.Refused(refused.refusal().referenceText());
    };
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(DialectsOnRecordingsTest.class.getResource("/recorded/" + name))
                .toURI()));
  }
}
