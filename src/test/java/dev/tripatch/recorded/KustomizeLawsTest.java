package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.ChangeForKustomize;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.kustomize.KustomizeBuild;
import dev.tripatch.engine.patch.kustomize.KustomizeMerger;
import dev.tripatch.engine.patch.kustomize.Quotes;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On every recorded case: kustomize builds what the change was made for. */
class KustomizeLawsTest {
  private final BundledCatalog catalog = new BundledCatalog();

  /**
   * A sample of the cases.
   *
   * @param percent at least so many of a hundred changes can be said in the object's shape. Most of
   *     the others change a namespace or the kind of a value; they are said as a JSON Patch
   */
  @ParameterizedTest
  @CsvSource({"three-way.jsonl.gz,50", "three-way-odd.jsonl.gz,40", "bench-env-500.jsonl,100"})
  void kustomizeBuildsTheChange(String name, int percent)
      throws URISyntaxException, RefusedException {
    int all = 0;
    int shaped = 0;
    for (RecordedCase line : recording(name).sample()) {
      SchemaAnswer schema = catalog.lookUp(line.apiVersion(), line.kind());
      MapValue live = object(line, "current");
      ThreeWayInputs inputs =
          ThreeWayInputs.asApplied(
              new ThreeDocuments<>(
                  Optional.of(object(line, "original")),
                  object(line, "modified"),
                  Optional.of(live)),
              schema);
      if (ThreeWay.compute(inputs) instanceof ThreeWayOutcome.Computed outcome
          && !outcome.result().equals(live)
          && isBuilt(outcome.result())) {
        FormattedPatch patch =
            new ChangeForKustomize(live, outcome.result(), schema).in(PatchFormat.STRATEGIC);
        all++;
        shaped += patch.format() == PatchFormat.STRATEGIC ? 1 : 0;
        assertThat(patch.losses().stream().filter(loss -> loss.kind().changesResult()))
            .as(line.id() + " " + patch)
            .isEmpty();
        assertThat(built(live, patch.patch().orElseThrow()))
            .as(line.id() + " " + patch)
            .isEqualTo(CanonicalJson.write(KustomizeMerger.withoutPatch(outcome.result())));
      }
    }
    System.out.println(name + ": " + all + " changes for kustomize, in shape " + shaped);
    assertThat(shaped * 100).isGreaterThanOrEqualTo(Sample.least(all * percent));
  }

  /** Some odd results no patch can make: kustomize fails on the object as it is. */
  private static boolean isBuilt(MapValue object) {
    try {
      KustomizeBuild.usual(Quotes.ALWAYS).build(object, ListValue.EMPTY);
      return true;
    } catch (RefusedException refused) {
      return false;
    }
  }

  /** kustomize takes only objects with a kind and a name. */
  private static MapValue object(RecordedCase line, String field) {
    MapValue map = line.map(field);
    MapValue metadata = map.get("metadata") instanceof MapValue given ? given : MapValue.EMPTY;
    return map.toBuilder()
        .put("apiVersion", new StringValue(line.apiVersion()))
        .put("kind", new StringValue(line.kind()))
        .put("metadata", metadata.toBuilder().put("name", new StringValue("x")).build())
        .build();
  }

  private static String built(MapValue object, Value patch) throws RefusedException {
    MapValue base = EngineNumbers.asEngineReads(object);
    return CanonicalJson.write(KustomizeBuild.usual(Quotes.ALWAYS).build(base, patch));
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(KustomizeLawsTest.class.getResource("/recorded/" + name))
                .toURI()));
  }
}
