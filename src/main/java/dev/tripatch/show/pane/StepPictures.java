package dev.tripatch.show.pane;

import dev.tripatch.document.ShownValue;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.inner.ReadingUnion;
import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.engine.format.CoarseStep.StepSpot;
import dev.tripatch.engine.format.Phase;
import dev.tripatch.engine.format.Step;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.engine.patch.Replay;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.show.paint.DocumentFields;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import dev.tripatch.show.paint.ShortText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

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

  /**
   * Puts the keys of a value in the order that they have in another one, so that a text that grows
   * from step to step grows in place.
   */
  private static final class LikeOrder {

    private LikeOrder() {}

    /**
     * The value, in the order of the model; what the model lacks stays behind what it was behind.
     */
    static Value of(Value value, @Nullable Value model, TypedPath at) {
      return switch (value) {
        case MapValue map when model instanceof MapValue order -> map(map, order, at);
        case ListValue list when model instanceof ListValue order -> list(list, order, at);
        default -> value;
      };
    }

    private static MapValue map(MapValue map, MapValue model, TypedPath at) {
      MapValue.Builder ordered = MapValue.builder(map.size());
      for (String key : ReadingUnion.merged(model.keys(), map.keys())) {
        Value value = map.get(key);
        if (value != null) {
          ordered.put(key, of(value, model.get(key), at.key(key)));
        }
      }
      return ordered.build();
    }

    private static ListValue list(ListValue list, ListValue model, TypedPath at) {
      Map<PathStep, Value> models = at.items(model);
      List<PathStep> steps = at.steps(list);
      List<Value> items = new ArrayList<>(list.size());
      for (int i = 0; i < steps.size(); i++) {
        items.add(of(list.get(i), models.get(steps.get(i)), at.then(steps.get(i))));
      }
      return new ListValue(items);
    }
  }

  /** One pane in a step: a text in which places are marked. */
  private static final class StepPane {
    private final Role role;
    private final SourceDocument document;
    private final FieldIndex fields;
    private final Paint paint;
    private final Set<Integer> goneLines;

    private StepPane(
        Role role, SourceDocument document, Set<Integer> goneLines, FieldIndex fields) {
      this.role = role;
      this.document = document;
      this.goneLines = goneLines;
      this.fields = fields;
      this.paint = new Paint(document);
    }

    /** A text in which only what is gone is marked: it is struck through. */
    static StepPane of(Role role, YamlWriter.WithGone shown, FieldIndex fields) {
      StepPane pane = new StepPane(role, shown.document(), shown.lines(), fields);
      for (Span span : shown.gone()) {
        fields
            .fieldAt(span.start())
            .ifPresent(field -> pane.paint.strike(span, Mark.DELETED, field));
      }
      return pane;
    }

    /** A pane's own text with nothing marked. */
    static StepPane of(PaneText pane, FieldIndex fields) {
      return new StepPane(
          pane.pane(),
          new SourceDocument(
              "", pane.text(), pane.format(), pane.lines(), Optional.empty(), List.of()),
          Set.of(),
          fields);
    }

    /** Marks a field; where the text lacks it, the key of the nearest one that would hold it. */
    void mark(FieldPath field, Mark mark) {
      tint(field, mark, span -> span);
    }

    /** Marks a field's first line only, or that of what would hold it. */
    void head(FieldPath field, Mark mark) {
      tint(field, mark, this::firstLine);
    }

    private void tint(FieldPath field, Mark mark, UnaryOperator<Span> part) {
      Optional<Span> span = fields.spanOf(field);
      if (span.isPresent()) {
        paint.tint(part.apply(span.get()), mark, field);
      } else {
        field.parent().filter(holder -> !holder.isRoot()).ifPresent(holder -> head(holder, mark));
      }
    }

    /** Marks the first lines of a field and of all that it directly holds: their order counts. */
    void order(FieldPath field, Mark mark) {
      head(field, mark);
      fields.partsOf(field).forEach(part -> head(part, mark));
    }

    /** Says something after a field's first line. */
    void note(FieldPath field, String words) {
      fields.spanOf(field).ifPresent(span -> paint.note(span.start(), words, field));
    }

    private Span firstLine(Span span) {
      int end = document.lines().endOf(document.lines().lineOf(span.start()));
      return new Span(span.start(), Math.min(span.end(), end));
    }

    PaneText text() {
      return paint.pane(role, fields, goneLines);
    }
  }
}
