package dev.tripatch.workspace.pair;

import dev.tripatch.cluster.kubectl.LastAppliedAnnotation;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.LocalManifest;
import java.util.List;
import java.util.Optional;

/**
 * What is compared where kubectl gives live and the server's answer alone, and nobody says which
 * file it read.
 *
 * @param workbench knows how kinds are patched
 */
public record PairEstimate(Workbench workbench) {
  private static final List<String> SECRET_FIELDS = List.of("data", "stringData");

  /** Stands for a value that kubectl masks on both sides alike. */
  private static final Value UNKNOWN = new StringValue("***");

  /** The live object; where kubectl masks a Secret, what was applied last has the same masks. */
  public static MapValue live(MapValue live) {
    return LastAppliedAnnotation.configurationIn(live)
        .map(applied -> masked(applied, live))
        .map(applied -> LastAppliedAnnotation.put(live, LastAppliedAnnotation.textOf(applied)))
        .orElse(live);
  }

  private static MapValue masked(MapValue applied, MapValue live) {
    if (!isMasked(live)) {
      return applied;
    }
    MapValue.Builder masked = applied.toBuilder();
    for (String field : SECRET_FIELDS) {
      if (applied.get(field) instanceof MapValue values) {
        MapValue shown = live.get("data") instanceof MapValue data ? data : MapValue.EMPTY;
        MapValue.Builder each = MapValue.builder();
        values.keys().forEach(key -> each.put(key, shown.find(key).orElse(UNKNOWN)));
        masked.put(field, each.build());
      }
    }
    return masked.build();
  }

  private static boolean isMasked(MapValue live) {
    return live.text("kind").equals("Secret")
        && live.get("data") instanceof MapValue data
        && data.entries().values().stream().anyMatch(KubectlMask::isOne);
  }

  /**
   * A likely manifest: what was applied last, with all that the server's answer changes of live;
   * that answer itself where nothing was applied.
   *
   * @param live as {@link #live} gives it; empty for an object that is to be created
   */
  public MapValue local(Optional<MapValue> live, MapValue merged) {
    Optional<MapValue> applied = live.flatMap(LastAppliedAnnotation::configurationIn);
    SourceDocument after = read(LocalManifest.of(merged));
    MapValue own = after.object().orElse(merged);
    return applied.isEmpty()
        ? own
        : changed(applied.get(), read(LocalManifest.of(live.orElseThrow())), after).orElse(own);
  }

  private static SourceDocument read(String text) {
    return SourceReader.read("", text, Format.YAML);
  }

  private Optional<MapValue> changed(
      MapValue applied, SourceDocument before, SourceDocument after) {
    ThreeDocuments<SourceDocument> all =
        new ThreeDocuments<>(Optional.of(before), after, Optional.of(before));
    return workbench.compare(all, true, Optional.of(ComparisonMode.DOCUMENTS))
                instanceof Compared.Done done
            && done.outcome() instanceof ThreeWayOutcome.Computed computed
            && workbench.apply(applied, computed.patch(), computed.inputs().dialect())
                instanceof Applied.Done(MapValue result)
        ? Optional.of(result)
        : Optional.empty();
  }
}
