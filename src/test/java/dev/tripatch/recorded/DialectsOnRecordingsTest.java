package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.Reading;
import dev.tripatch.patch.Dialect;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.value.MapValue;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** On every recorded three-way case the column of Kubernetes is the recorded answer. */
class DialectsOnRecordingsTest {
  private final BundledCatalog catalog = new BundledCatalog();

  @Test
  void kubernetesIsTheRecordedAnswer() throws URISyntaxException {
    int compared = 0;
    for (RecordedCase line : recording("three-way.jsonl.gz").cases()) {
      SchemaAnswer schema = catalog.lookUp(line.apiVersion(), line.kind());
      if (Answer.recorded(line.map("threeWay")) instanceof Answer.Result(MapValue patch)
          && line.has("threeWayApplied")) {
        compared++;
        DialectComparison comparison =
            DialectComparison.ofPatch(line.map("current"), patch, schema);
        assertThat(comparison.readings()).as(line.id()).hasSize(Dialect.values().length);
        Answer ours =
            switch (comparison.readings().getFirst()) {
              case Reading.Done done -> new Answer.Result(done.result());
              case Reading.Refused refused -> new Answer.Refused(refused.refusal().referenceText());
            };
        assertThat(Answer.recorded(line.map("threeWayApplied")).agreesWith(ours))
            .as(line.id())
            .isTrue();
      }
    }
    assertThat(compared).isPositive();
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(DialectsOnRecordingsTest.class.getResource("/recorded/" + name))
                .toURI()));
  }
}
