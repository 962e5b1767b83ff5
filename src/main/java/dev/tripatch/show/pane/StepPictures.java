package dev.tripatch.show.pane;

import dev.tripatch.document.ShownValue;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.patch.Replay;
import dev.tripatch.engine.step.CoarseStep;
import dev.tripatch.engine.step.Phase;
import dev.tripatch.engine.step.Step;
import dev.tripatch.engine.step.StepSpot;
import dev.tripatch.engine.step.Steps;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.DocumentFields;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import dev.tripatch.show.paint.ShortText;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** What the panes show of each step of a comparison. */
public final class StepPictures {
  private final Shown shown;
  private final Steps steps;
  private final PathNaming naming;
  private final Optional<FieldIndex> written;
  private final Value finalPatch;

  /**
   * What is shown without steps.
   *
   * @param panes the text of each pane
   * @param result the object after the patch
   */
  public record Shown(Function<Role, PaneText> panes, MapValue result) {
    PaneText pane(Role role) {
      return panes.apply(role);
    }
  }

  private StepPictures(Shown shown, Steps steps, PathNaming naming, Optional<FieldIndex> written) {
    this.shown = shown;
    this.steps = steps;
    this.naming = naming;
    this.written = written;
    this.finalPatch = steps.patchAfter(steps.size());
  }

  /** The steps of a calculated patch, whose pane shows it as far as it has come. */
  public static StepPictures ofCalculated(Shown shown, Steps steps, PathNaming naming) {
    return new StepPictures(shown, steps, naming, Optional.empty());
  }

  /** The steps of a patch that a person wrote, whose pane shows what they wrote. */
  public static StepPictures ofComposed(
      Shown shown, Steps steps, PathNaming naming, SourceDocument written) {
    FieldIndex fields = new DocumentFields(written, naming);
    return new StepPictures(shown, steps, naming, Optional.of(fields));
  }

  /** The steps, in their order. */
  public List<Step> steps() {
    return steps.all();
  }

  /** The few steps that these are the parts of. */
  public List<CoarseStep> coarse() {
    return steps.coarse();
  }

  /** The places among all steps of those about a field. */
  public List<Integer> about(FieldPath field) {
    return steps.about(field);
  }

  /**
   * What the panes show when a step is done.
   *
   * @param at which step, counted from 0
   */
  public StepPicture at(int at) {
    return picture(steps.all().get(at), at, at + 1);
  }

  /** What the panes show when all fine steps of a coarse one are done. */
  public StepPicture at(CoarseStep coarse) {
    return picture(coarse.whole(), coarse.from(), coarse.to());
  }

  private StepPicture picture(Step step, int from, int to) {
    Map<Role, PaneText> panes = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      panes.put(role, step.phase() == Phase.RESULT ? outcome(role) : pane(role, step, from, to));
    }
    return new StepPicture(step, panes);
  }

  /** At the end all is marked as it is without steps. */
  private PaneText outcome(Role role) {
    PaneText pane = shown.pane(role);
    return role == Role.RESULT ? pane.withoutPhantomLines() : pane;
  }

  private PaneText pane(Role role, Step step, int from, int to) {
    return switch (role) {
      case LAST_APPLIED, LOCAL, LIVE -> input(shown.pane(role), shown.pane(role).fields(), step);
      case PATCH ->
          written
              .map(fields -> input(shown.pane(role), fields, step))
              .orElseGet(() -> patch(step, to));
      case RESULT -> result(step, from, to);
    };
  }

  private static PaneText input(PaneText text, FieldIndex fields, Step step) {
    StepPane pane = StepPane.of(text, fields);
    for (StepSpot spot : step.reads()) {
      if (spot.text() == text.pane() && !spot.field().isRoot()) {
        pane.mark(spot.field(), Mark.READ);
      }
    }
    return pane.text();
  }

  private PaneText patch(Step step, int done) {
    Value patch = LikeOrder.of(steps.patchAfter(done), finalPatch, naming.start());
    StepPane pane = rendered(Role.PATCH, ShownValue.of(patch));
    for (StepSpot spot : step.reads()) {
      if (spot.text() == Role.PATCH && !spot.field().isRoot()) {
        pane.mark(spot.field(), Mark.READ);
      }
    }
    for (StepSpot spot : step.writes()) {
      if (spot.text() == Role.PATCH) {
        pane.mark(spot.field(), Mark.WRITTEN);
      }
    }
    return pane.text();
  }

  private StepPane rendered(Role role, ShownValue value) {
    YamlWriter.WithGone shown = YamlWriter.render(role.words(), value);
    return StepPane.of(role, shown, new DocumentFields(shown.document(), naming));
  }

  private PaneText result(Step step, int from, int to) {
    Value before = object(from);
    Difference difference = new Difference(before, object(to), naming.start());
    StepPane pane = rendered(Role.RESULT, difference.shown());
    if (difference.written().isEmpty()) {
      step.writes().stream()
          .filter(spot -> spot.text() == Role.RESULT && !spot.field().isRoot())
          .forEach(spot -> markKept(pane, spot.field(), difference, before));
    }
    for (FieldPath field : difference.written()) {
      pane.mark(field, Mark.WRITTEN);
      Replay.at(before, field)
          .filter(Scalar.class::isInstance)
          .ifPresent(was -> pane.note(field, "← was " + ShortText.of(was)));
    }
    return pane.text();
  }

  /** Nothing is new in a field: something has gone or moved there, or all is as it was. */
  private static void markKept(
      StepPane pane, FieldPath field, Difference difference, Value before) {
    if (!difference.gone().isEmpty()) {
      if (difference.gone().stream().noneMatch(field::startsWith)) {
        pane.head(field, Mark.WRITTEN);
      }
    } else {
      pane.order(field, difference.shown().value().equals(before) ? Mark.READ : Mark.WRITTEN);
    }
  }

  /** Live after so many steps, in the order of the result. */
  private Value object(int done) {
    return LikeOrder.of(steps.objectAfter(done), shown.result(), naming.start());
  }

  /**
   * What the panes show of one step.
   *
   * @param step the step
   * @param panes what each pane shows
   */
  public record StepPicture(Step step, Map<Role, PaneText> panes) {

    /** Takes a copy. */
    public StepPicture {
      panes = Map.copyOf(panes);
    }

    /** What a pane shows. */
    public PaneText pane(Role role) {
      return Objects.requireNonNull(panes.get(role));
    }
  }
}
