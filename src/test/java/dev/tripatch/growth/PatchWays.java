package dev.tripatch.growth;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.ChangeInFormats;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.share.ExportedPatch;
import dev.tripatch.share.KustomizeEntry;
import dev.tripatch.share.Shell;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.ComposedProof;
import dev.tripatch.workspace.PatchHazards;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes patches, and reads those that people write. */
final class PatchWays {
  private PatchWays() {}

  static void addTo(Map<String, GrowthWay> ways) {
    written(ways);
    composed(ways);
  }

  private static void written(Map<String, GrowthWay> ways) {
    for (PatchFormat format : PatchFormat.values()) {
      ways.put(
          "patch as " + format.word(),
          c -> () -> c.view().patch(new PatchLook(Optional.of(format), true, Format.YAML)));
    }
    ways.put(
        "patch for kustomize",
        c ->
            () ->
                new KustomizeEntry(
                        ObjectName.of(c.live()),
                        c.live(),
                        c.outcome().result(),
                        c.outcome().inputs().schema())
                    .inline(PatchFormat.STRATEGIC));
    ways.put(
        "patch in commands for all shells",
        c -> {
          ExportedPatch patch = ExportedPatch.calculated(c.outcome(), Optional.empty(), false);
          return () ->
              Arrays.stream(Shell.values())
                  .map(shell -> patch.commandFor(shell).inline(patch.patch()))
                  .toList();
        });
    ways.put(
        "kustomize builds",
        c -> () -> GrowthCase.WORKBENCH.kustomize(c.live(), c.outcome().patch()));
  }

  private static void composed(Map<String, GrowthWay> ways) {
    for (PatchFormat format : PatchFormat.values()) {
      ways.put(
          "composed " + format.word(),
          c -> {
            SourceDocument patch = patch(c, format);
            return () -> GrowthCase.WORKBENCH.compose(c.documents(), patch, format);
          });
      ways.put(
          "composed " + format.word() + " shown",
          c -> {
            SourceDocument patch = patch(c, format);
            if (!(GrowthCase.WORKBENCH.compose(c.documents(), patch, format)
                instanceof Composed.Done done)) {
              return () -> "";
            }
            return () -> {
              var view = done.view(format);
              return List.of(
                  view.idle(),
                  view.rowsWithInside(),
                  view.stepPictures().map(all -> all.at(all.coarse().getLast())));
            };
          });
      ways.put(
          "composed " + format.word() + " hazards",
          c -> {
            SourceDocument patch = patch(c, format);
            SourceDocument live = c.documents().live().orElseThrow();
            return () -> PatchHazards.of(format, patch, live, c.outcome().inputs().schema());
          });
      ways.put(
          "composed " + format.word() + " proved",
          c -> {
            SourceDocument patch = patch(c, format);
            return GrowthCase.WORKBENCH.compose(c.documents(), patch, format)
                    instanceof Composed.Done done
                ? () ->
                    ComposedProof.of(
                        done, format, Optional.of(ComposedProof.Calculated.of(c.outcome())))
                : () -> "";
          });
    }
  }

  private static SourceDocument patch(GrowthCase c, PatchFormat format) {
    // A custom resource has no strategic patch.
    Value value = new ChangeInFormats(c.outcome()).in(format, true).patch().orElse(MapValue.EMPTY);
    return SourceReader.read("patch", YamlWriter.write(value));
  }
}
