package dev.tripatch.workspace.pair;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.AppliedObjects;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.pair.PairReasons.KubectlMask;
import java.util.List;
import java.util.Optional;

/**
 * What is compared where kubectl gives live and the server's answer alone, and nobody says which
 * file it read.
 *
 * @param workbench knows how kinds are patched
 */
public record PairEstimate(Workbench workbench) {
  private static final String DATA = "data";

  /** Stands for a value that is the same on both sides, or on one side alone. */
  private static final StringValue UNCHANGED = new StringValue("***");

  /**
   * The live object as it is compared: what was applied last has the masks that it has. A value
   * that kubectl masks on both sides alike is the one that is applied.
   *
   * @param local what is applied; empty if that is not known
   */
  public static MapValue live(MapValue live, Optional<MapValue> local) {
    MapValue told =
        told(local.map(AppliedObjects::asKept).map(each -> with(live, each)).orElse(live));
    return LastAppliedAnnotation.configurationIn(live)
        .filter(applied -> !told.equals(live))
        .map(applied -> masked(applied, told))
        .map(applied -> LastAppliedAnnotation.put(told, applied))
        .orElse(told);
  }

  private static MapValue with(MapValue live, MapValue local) {
    if (!isSecret(live)
        || !(live.get(DATA) instanceof MapValue data)
        || !(local.get(DATA) instanceof MapValue own)) {
      return live;
    }
    MapValue.Builder known = data.toBuilder();
    data.entries()
        .forEach(
            (key, value) -> {
              if (value.equals(UNCHANGED)) {
                known.putIfPresent(key, own.find(key));
              }
            });
    return live.toBuilder().put(DATA, known.build()).build();
  }

  private static boolean isSecret(MapValue object) {
    return object.text("kind").equals("Secret");
  }

  /**
   * An object in which two values that kubectl masks are equal only if they are of one key: the
   * masks of all keys are alike, and say nothing about the values.
   */
  public static MapValue told(MapValue object) {
    if (!isSecret(object) || !(object.get(DATA) instanceof MapValue data)) {
      return object;
    }
    MapValue.Builder told = data.toBuilder();
    data.entries()
        .forEach(
            (key, value) -> {
              if (value instanceof StringValue(String mask, _) && KubectlMask.isOne(value)) {
                told.put(key, told(key, mask));
              }
            });
    return object.toBuilder().put(DATA, told.build()).build();
  }

  private static StringValue told(String key, String mask) {
    return new StringValue(PairWording.MASKED_VALUE.text("mask", mask, "key", key));
  }

  private static MapValue masked(MapValue applied, MapValue live) {
    MapValue shown = live.get(DATA) instanceof MapValue data ? data : MapValue.EMPTY;
    MapValue.Builder masked = applied.toBuilder();
    for (String field : List.of(DATA, "stringData")) {
      if (applied.get(field) instanceof MapValue values) {
        MapValue.Builder each = MapValue.builder();
        values
            .keys()
            .forEach(
                key -> each.put(key, shown.find(key).orElseGet(() -> told(key, UNCHANGED.text()))));
        masked.put(field, each.build());
      }
    }
    return masked.build();
  }

  /**
   * A likely manifest: what was applied last, with all that the server's answer changes of live;
   * that answer itself where nothing was applied.
   *
   * @param live as {@link #live} gives it; empty for an object that is to be created
   */
  public MapValue local(Optional<MapValue> live, MapValue merged) {
    Optional<MapValue> applied = live.flatMap(LastAppliedAnnotation::configurationIn);
    MapValue told = told(merged);
    SourceDocument after = read(LocalManifest.of(told));
    MapValue own = after.object().orElse(told);
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
