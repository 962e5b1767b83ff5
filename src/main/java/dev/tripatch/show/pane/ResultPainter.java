package dev.tripatch.show.pane;

import dev.tripatch.document.Place;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.stored.StoredChange;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.stored.StoredReason;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.show.paint.DocumentFields;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import dev.tripatch.show.paint.ShortText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Paints the result: what is new or other, what it was, and what is gone. */
public final class ResultPainter {
  private final SourceDocument document;
  private final DocumentFields fields;
  private final Paint paint;
  private final Set<Integer> goneLines;
  private final List<StoredChange> stored;

  /** A pane for the result of these outcomes. */
  public ResultPainter(Explanation explanation, PathNaming naming) {
    ResultTree tree = new ResultTree(explanation, naming);
    YamlWriter.WithGone shown = YamlWriter.render("result", tree.shown());
    document = shown.document();
    goneLines = shown.lines();
    fields = new DocumentFields(document, naming.shown(tree.shownItems()));
    paint = new Paint(document);
    stored = List.of();
  }

  /** A pane for the result as a server stores it, without what is gone. */
  public ResultPainter(StoredObject result, PathNaming naming) {
    document = YamlWriter.render("result", result.object());
    goneLines = Set.of();
    fields = new DocumentFields(document, naming);
    paint = new Paint(document);
    stored = result.changes();
  }

  /** The result with what happened to its fields. Call it once. */
  public PaneText paint(List<FieldOutcome> outcomes) {
    paint.nameConflicts(outcomes);
    stored.forEach(this::paint);
    outcomes.forEach(this::paint);
    return paint.pane(Role.RESULT, fields, goneLines);
  }

  private void paint(FieldOutcome field) {
    Optional<Mark> mark = Marks.of(field).filter(shown -> !shown.isLost());
    if (!isShown(field, mark)) {
      return;
    }
    Optional<Place> place = fields.place(field.path());
    if (place.isEmpty()) {
      return;
    }
    if (field.outcome().isReordered()) {
      paint.tint(place.get().keySpan().orElse(place.get().span()), Mark.REORDERED, field.path());
      moved(field);
    } else if (mark.isPresent() && !mark.get().isKept()) {
      new FieldTint(paint, document.text(), fields).tint(field, mark.get(), place.get());
    }
    mark.ifPresent(shown -> note(field, shown, place.get()));
  }

  /** What is not stored is nowhere in the text. */
  private void paint(StoredChange change) {
    fields
        .place(change.path())
        .ifPresent(place -> paint.note(place.span().start(), note(change), change.path()));
  }

  private static String note(StoredChange change) {
    boolean isDefault = change.reason() == StoredReason.DEFAULT;
    return change
        .before()
        .map(given -> "← given as " + ShortText.of(given, Optional.empty()))
        .orElse(isDefault ? "· default" : "· filled in by the server");
  }

  /** Most fields stay as they are, and need not be looked for. */
  private static boolean isShown(FieldOutcome field, Optional<Mark> mark) {
    return field.outcome().isReordered()
        || mark.filter(shown -> !shown.isKept() || isItem(field)).isPresent();
  }

  private void note(FieldOutcome field, Mark mark, Place place) {
    boolean wasThere = field.values().live() != null && field.values().result() != null;
    if (mark.isOverwritten()) {
      fields.partsInside(field.path()).forEach(this::noteInside);
    }
    if (mark.isOverwritten() && wasThere) {
      String before =
          ShortText.of(field.values().live(), field.rule().flatMap(FieldRule::mergeKey));
      paint.note(place.span().start(), "← was " + before, field.path());
    } else if (mark.isLeftOut()) {
      paint.note(place.span().start(), "· left out by you", field.path());
    } else if (mark.isKept() && isItem(field)) {
      paint.note(place.span().start(), "· only live has it, kept", field.path());
    }
  }

  private void noteInside(FieldOutcome part) {
    if (part.outcome().isChanged()) {
      fields
          .place(part.path())
          .ifPresent(place -> note(part, Marks.of(part).orElse(Mark.CHANGED), place));
    }
  }

  private static boolean isItem(FieldOutcome field) {
    PathStep last = field.path().last().orElse(null);
    return last instanceof PathStep.KeyedItem || last instanceof PathStep.SetItem;
  }

  /** How far items have moved, counted without the items that were deleted or added. */
  private void moved(FieldOutcome list) {
    List<PathStep> before = LiveOrder.of(list);
    List<PathStep> after = list.resultOrder();
    List<PathStep> right = after.stream().filter(new HashSet<>(before)::contains).toList();
    Map<PathStep, Integer> left = new HashMap<>();
    before.stream()
        .filter(new HashSet<>(after)::contains)
        .forEach(step -> left.putIfAbsent(step, left.size()));
    for (int i = 0; i < right.size(); i++) {
      int up = left.getOrDefault(right.get(i), i) - i;
      if (up != 0) {
        String arrow = up > 0 ? "↑ " + up : "↓ " + -up;
        move(list.path().then(right.get(i)), arrow);
      }
    }
  }

  private void move(FieldPath item, String arrow) {
    fields
        .place(item)
        .ifPresent(
            place -> {
              int line = document.lines().lineOf(place.span().start());
              int end = Math.min(place.span().end(), document.lines().endOf(line));
              paint.tint(new Span(place.span().start(), end), Mark.REORDERED, item);
              paint.note(place.span().start(), arrow, item);
            });
  }

  /** The items of a merging list in live's order, as steps. */
  private static final class LiveOrder {
    private LiveOrder() {}

    static List<PathStep> of(FieldOutcome list) {
      Map<Value, PathStep> steps = new HashMap<>();
      for (FieldOutcome part : list.parts()) {
        PathStep step = part.path().last().orElseThrow();
        Value identity = identity(part.values().live(), step);
        if (identity != null) {
          steps.put(identity, step);
        }
      }
      List<PathStep> order = new ArrayList<>();
      if (list.values().live() instanceof ListValue live && !list.parts().isEmpty()) {
        PathStep like = list.parts().getFirst().path().last().orElseThrow();
        for (Value item : live.items()) {
          PathStep step = steps.get(identity(item, like));
          if (step != null) {
            order.add(step);
          }
        }
      }
      return order;
    }

    private static @Nullable Value identity(@Nullable Value item, PathStep like) {
      return like instanceof PathStep.KeyedItem keyed && item instanceof MapValue map
          ? map.get(keyed.mergeKey())
          : item;
    }
  }
}
