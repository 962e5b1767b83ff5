package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.Cause;
import dev.tripatch.dialect.Deviation;
import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Party;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * On every recorded patch for kustomize a rule is named for each field that comes out otherwise.
 */
class KustomizeCausesTest {
  private final BundledCatalog catalog = new BundledCatalog();
  private final Map<Cause, Integer> told = new EnumMap<>(Cause.class);
  private final List<String> untold = new ArrayList<>();

  @Test
  void everyDifferenceHasACause() throws URISyntaxException {
    for (RecordedCase line : recording().sample()) {
      if (!line.map("patch").isEmpty() && !line.has("openapi")) {
        DialectComparison.ofPatch(
                line.map("resource"), line.map("patch"), catalog.of(line.map("resource")))
            .differences()
            .forEach(difference -> count(line, difference));
      }
    }
    System.out.println("kustomize, causes told: " + told);
    assertThat(untold).isEmpty();
    if (Sample.ALL) {
      assertThat(told)
          .containsKeys(
              Cause.KEYS_IN_PART,
              Cause.ITEM_WITHOUT_KEY,
              Cause.ROOT_NOT_REPLACED,
              Cause.ITEM_NOT_REPLACED,
              Cause.LIST_NOT_IN_SCHEMA,
              Cause.KEY_TWICE,
              Cause.NULL_KEPT,
              Cause.NOT_CLEARED);
    }
  }

  private void count(RecordedCase line, FieldDifference difference) {
    for (Deviation deviation : difference.deviations()) {
      if (deviation.party() == Party.KUSTOMIZE) {
        told.merge(deviation.cause(), 1, Integer::sum);
        if (deviation.cause() == Cause.UNTOLD) {
          untold.add(line.id() + ": " + difference);
        }
      }
    }
  }

  private static RecordedFile recording() throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(
                    KustomizeCausesTest.class.getResource("/recorded/kustomize.jsonl.gz"))
                .toURI()));
  }
}
