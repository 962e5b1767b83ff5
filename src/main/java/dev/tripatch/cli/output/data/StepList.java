package dev.tripatch.cli.output.data;

import dev.tripatch.engine.step.Phase;
import dev.tripatch.engine.step.Step;
import dev.tripatch.engine.step.StepSpot;
import dev.tripatch.engine.step.Steps;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Locale;

/** Steps for programs, each with both texts as they are after it. */
public final class StepList {

  private StepList() {}

  /** The steps about a field, what is in it or holds it. */
  public static List<Entry> of(Steps steps, FieldPath field) {
    return steps.about(field).stream().map(at -> of(steps, at)).toList();
  }

  private static Entry of(Steps steps, int at) {
    Step step = steps.all().get(at);
    return new Entry(
        at + 1,
        step.phase(),
        step.rule().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        step.field(),
        step.sentence().replace("`", ""),
        step.reads().stream().map(Place::of).toList(),
        step.writes().stream().map(Place::of).toList(),
        steps.patchAfter(at + 1),
        steps.objectAfter(at + 1));
  }

  record Entry(
      int number,
      Phase phase,
      String rule,
      FieldPath path,
      String sentence,
      List<Place> reads,
      List<Place> writes,
      Value patch,
      Value object) {}

  record Place(Role text, FieldPath path) {
    static Place of(StepSpot spot) {
      return new Place(spot.text(), spot.field());
    }
  }
}
