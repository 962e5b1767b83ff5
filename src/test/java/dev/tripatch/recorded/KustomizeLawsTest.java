package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.Reading;
import dev.tripatch.format.ChangeForKustomize;
import dev.tripatch.format.FormattedPatch;
import dev.tripatch.patch.Dialect;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.threeway.ThreeWay;
import dev.tripatch.threeway.ThreeWayInputs;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.EngineNumbers;
import dev.tripatch.value.MapValue;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On every recorded case: kustomize reads the patch as the change, or a loss says where not. */
class KustomizeLawsTest {
  private final BundledCatalog catalog = new BundledCatalog();

  /**
   * Every case.
   *
   * @param percent at least so many of a hundred changes can be said in full. Of the others in the
   *     recordings, two thirds change a namespace, which kustomize never does; most of the rest
   *     take something out of a set
   */
  @ParameterizedTest
  @CsvSource({"three-way.jsonl.gz,65", "three-way-odd.jsonl.gz,50", "bench-env-500.jsonl,100"})
  void kustomizeReadsTheChange(String name, int percent) throws URISyntaxException {
    int all = 0;
    int exact = 0;
    for (RecordedCase line : recording(name).cases()) {
      SchemaAnswer schema = catalog.lookUp(line.apiVersion(), line.kind());
      MapValue live = line.map("current");
      ThreeWayInputs inputs =
          ThreeWayInputs.asApplied(
              Optional.of(line.map("original")), line.map("modified"), Optional.of(live), schema);
      if (ThreeWay.compute(inputs) instanceof ThreeWayOutcome.Computed outcome) {
        FormattedPatch patch = new ChangeForKustomize(live, outcome.result(), schema).inItsShape();
        all++;
        if (patch.losses().isEmpty()) {
          exact++;
          assertThat(read(live, (MapValue) patch.patch().orElseThrow(), schema))
              .as(line.id() + " " + patch)
              .isEqualTo(read(outcome.result(), MapValue.EMPTY, schema));
        }
      }
    }
    assertThat(exact * 100)
        .as(name + ": " + exact + " of " + all)
        .isGreaterThanOrEqualTo(all * percent);
  }

  private static String read(MapValue object, MapValue patch, SchemaAnswer schema) {
    return Reading.of(Dialect.KUSTOMIZE, EngineNumbers.asEngineReads(object), patch, schema)
            instanceof Reading.Done done
        ? CanonicalJson.write(done.result())
        : "refused";
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(KustomizeLawsTest.class.getResource("/recorded/" + name))
                .toURI()));
  }
}
