package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.ChangeInFormats;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.Loss;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On every recorded case: each format gives the result, or a loss says that it does not. */
class FormatLawsTest {
  private final BundledCatalog catalog = new BundledCatalog();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-way.jsonl.gz",
        "three-way-odd.jsonl.gz",
        "three-way-third.jsonl.gz",
        "stages.jsonl.gz",
        "json-merge.jsonl.gz",
        "bench-env-500.jsonl"
      })
  void everyFormatGivesTheResult(String name) throws URISyntaxException {
    Map<PatchFormat, Integer> exact = new EnumMap<>(PatchFormat.class);
    for (RecordedCase line : recording(name).sample()) {
      SchemaAnswer schema = schema(line, name);
      ThreeWayInputs inputs =
          ThreeWayInputs.asApplied(
              new ThreeDocuments<>(
                  Optional.of(line.map("original")),
                  line.map("modified"),
                  Optional.of(line.map("current"))),
              schema);
      if (ThreeWay.compute(inputs) instanceof ThreeWayOutcome.Computed outcome) {
        for (PatchFormat format : PatchFormat.values()) {
          FormattedPatch patch = new ChangeInFormats(outcome).in(format, false);
          if (isExact(patch)) {
            assertThat(applied(patch.format(), line.map("current"), patch.patch(), schema))
                .as(line.id() + " " + patch)
                .isEqualTo(text(outcome.result()));
            exact.merge(patch.format(), 1, Integer::sum);
          }
          assertThat(patch.losses())
              .as(line.id() + " " + patch.format())
              .noneMatch(FormatLawsTest::isUnexplained);
        }
        testsHold(outcome, line.map("current"), schema);
      }
    }
    assertThat(exact).as(name).containsKeys(PatchFormat.MERGE, PatchFormat.JSON);
  }

  private static void testsHold(
      ThreeWayOutcome.Computed outcome, MapValue live, SchemaAnswer schema) {
    FormattedPatch tested = new ChangeInFormats(outcome).in(PatchFormat.JSON, true);
    assertThat(applied(PatchFormat.JSON, live, tested.patch(), schema))
        .isEqualTo(text(outcome.result()));
  }

  private static boolean isExact(FormattedPatch patch) {
    return patch.losses().stream().noneMatch(loss -> loss.kind().changesResult());
  }

  private static boolean isUnexplained(Loss loss) {
    return loss.kind() == Loss.Kind.OTHER_RESULT || loss.kind() == Loss.Kind.ORDER;
  }

  /** Text, since a whole float and an integer are the same once they are sent. */
  private static String applied(
      PatchFormat format, MapValue live, Optional<Value> patch, SchemaAnswer schema) {
    return switch (WrittenPatch.apply(format, live, patch.orElseThrow(), schema)) {
      case WrittenPatch.Applied applied -> text(applied.result());
      case WrittenPatch.Refused refused -> refused.toString();
    };
  }

  private static String text(MapValue value) {
    return CanonicalJson.write(value);
  }

  private SchemaAnswer schema(RecordedCase line, String name) {
    return name.startsWith("json-merge")
        ? new SchemaAnswer.Unknown("a custom resource")
        : catalog.lookUp(line.apiVersion(), line.kind());
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(FormatLawsTest.class.getResource("/recorded/" + name)).toURI()));
  }
}
