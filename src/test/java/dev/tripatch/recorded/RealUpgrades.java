package dev.tripatch.recorded;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.table.Noise;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Upgrades of real projects, and live objects that somebody changed where they change, too. */
public final class RealUpgrades {

  private static final BundledCatalog CATALOG = new BundledCatalog();

  private RealUpgrades() {}

  /**
   * One of them.
   *
   * @param name its project, kind and name
   * @param before the older version, which was applied last
   * @param after the newer one, which is local
   * @param live the older one, with other texts in the fields that the upgrade changes
   * @param drifted those fields
   */
  public record Upgrade(
      String name, MapValue before, MapValue after, MapValue live, List<FieldPath> drifted) {

    /** What the engine makes of it. */
    public ThreeWayOutcome outcome() {
      return compare(before, after, live);
    }

    /** One with drift in up to four of the texts that it changes. */
    public static Upgrade of(String name, MapValue before, MapValue after) {
      List<FieldPath> fields = changedTexts(before, after);
      MapValue live = before;
      for (FieldPath field : fields) {
        String text = ((StringValue) Fields.at(before, field).orElseThrow()).text();
        live = Fields.with(live, field, new StringValue(text + "-live"));
      }
      return new Upgrade(name, before, after, live, fields);
    }
  }

  /** Those of the recordings that have conflicts so, in their order. */
  public static List<Upgrade> recorded() throws URISyntaxException {
    Path file =
        Path.of(
            Objects.requireNonNull(RealUpgrades.class.getResource("/recorded/helm.jsonl.gz"))
                .toURI());
    return new RecordedFile(file)
        .cases().stream()
            .filter(line -> line.has("from") && line.text("from").startsWith("pair "))
            .map(line -> Upgrade.of(line.text("from"), line.map("previous"), line.map("rendered")))
            .filter(each -> !each.drifted().isEmpty())
            .toList();
  }

  private static List<FieldPath> changedTexts(MapValue before, MapValue after) {
    return compare(before, after, before) instanceof ThreeWayOutcome.Computed computed
        ? computed.explanation().all().stream()
            .filter(field -> Marks.of(field).equals(Optional.of(Mark.CHANGED)))
            .map(FieldOutcome::path)
            .filter(path -> Noise.of(path).isEmpty())
            .filter(path -> isText(before, path) && isText(after, path))
            .limit(4)
            .toList()
        : List.of();
  }

  private static boolean isText(MapValue object, FieldPath path) {
    return Fields.at(object, path).filter(StringValue.class::isInstance).isPresent();
  }

  private static ThreeWayOutcome compare(MapValue before, MapValue after, MapValue live) {
    return ThreeWay.compute(
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(Optional.of(before), after, Optional.of(live)),
            CATALOG.lookUp(after.text("apiVersion"), after.text("kind"))));
  }
}
