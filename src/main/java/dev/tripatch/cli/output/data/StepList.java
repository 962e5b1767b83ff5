package dev.tripatch.cli.output.data;

import dev.tripatch.engine.format.CoarseStep.StepSpot;
import dev.tripatch.engine.format.Step;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Locale;

/** Steps for programs, each with both texts as they are after it. */
public final class StepList {
  private StepList() {}

  /** The steps about a field, what is in it or holds it. */
  public static List<AnswerFields> of(Steps steps, FieldPath field) {
    return steps.about(field).stream().map(at -> of(steps, at)).toList();
  }

  private static AnswerFields of(Steps steps, int at) {
    Step step = steps.all().get(at);
    return new AnswerFields()
        .with("number", at + 1)
        .with("phase", step.phase())
        .with("rule", step.rule().name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .with("path", step.field())
        .with("sentence", AnswerFields.plain(step.sentence()))
        .with("reads", step.reads().stream().map(StepList::place).toList())
        .with("writes", step.writes().stream().map(StepList::place).toList())
        .with("patch", steps.patchAfter(at + 1))
        .with("object", steps.objectAfter(at + 1));
  }

  private static AnswerFields place(StepSpot spot) {
    return new AnswerFields().with("text", spot.text()).with("path", spot.field());
  }
}
