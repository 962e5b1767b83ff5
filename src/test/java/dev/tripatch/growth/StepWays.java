package dev.tripatch.growth;

import dev.tripatch.engine.format.Steps;
import dev.tripatch.show.pane.StepPictures;
import dev.tripatch.show.table.FieldRow;
import java.util.List;
import java.util.Map;

/** Shows how a patch comes about. */
final class StepWays {
  private StepWays() {}

  static void addTo(Map<String, GrowthWay> ways) {
    steps(ways);
    pictures(ways);
  }

  private static void steps(Map<String, GrowthWay> ways) {
    ways.put(
        "steps",
        c ->
            () -> {
              Steps steps = Steps.of(c.outcome());
              return List.of(steps.coarse(), steps.all());
            });
    ways.put(
        "steps: both texts after all",
        c -> {
          Steps steps = Steps.of(c.outcome());
          return () -> List.of(steps.patchAfter(steps.size()), steps.objectAfter(steps.size()));
        });
    ways.put(
        "steps: about a field",
        c -> {
          Steps steps = Steps.of(c.outcome());
          List<FieldRow> rows = c.view().rows();
          return () -> rows.isEmpty() ? "" : steps.about(rows.getLast().path());
        });
  }

  private static void pictures(Map<String, GrowthWay> ways) {
    ways.put(
        "steps: pictures of the coarse ones",
        c -> {
          c.view().painted();
          return () -> {
            StepPictures pictures = c.view().stepPictures().orElseThrow();
            return pictures.coarse().stream().map(pictures::at).toList();
          };
        });
    ways.put(
        "steps: a picture in the middle",
        c -> {
          c.view().painted();
          StepPictures pictures = c.view().stepPictures().orElseThrow();
          return () -> pictures.at(pictures.steps().size() / 2);
        });
  }
}
