package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.composed.NamedPlace;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Walks through one value in all documents at once, and finds where live and the result differ, and
 * how its items are named.
 */
final class InnerWalk {

  private final FieldOutcome whole;
  private final InnerNames names;
  private final List<FieldOutcome> parts = new ArrayList<>();
  private final List<FieldPath> order = new ArrayList<>();

  private InnerWalk(FieldOutcome whole, InnerNames names) {
    this.whole = whole;
    this.names = names;
  }

  /**
   * What a walk found.
   *
   * @param parts what differs, in the order in which one reads it
   * @param order all places that were looked at, in the same order: what is the same is not looked
   *     into
   */
  record Found(List<FieldOutcome> parts, List<FieldPath> order) {}

  /**
   * The parts that differ.
   *
   * @param whole the field whose value it is
   * @param names how the items of its lists are named
   */
  static Found in(NamedPlace place, FieldOutcome whole, InnerNames names) {
    InnerWalk walk = new InnerWalk(whole, names);
    if (walk.hasInside(place, whole.values())) {
      walk.inside(place, whole.values());
    }
    return new Found(List.copyOf(walk.parts), List.copyOf(walk.order));
  }

  private void inside(NamedPlace place, FieldValues values) {
    if (values.live() instanceof MapValue) {
      insideMap(place, values);
    } else if (values.live() instanceof ListValue) {
      insideList(place, values);
    } else {
      names.text(place.path()).ifPresent(text -> insideText(place, text));
    }
  }

  private void insideText(NamedPlace place, AlignedText text) {
    for (PathStep.Lines lines : text.parts()) {
      NamedPlace part = place.item(lines);
      FieldValues values = text.values(lines);
      order.add(part.path());
      parts.add(part(part, outcome(values), values, values.hasDrifted()));
    }
  }

  private void insideMap(NamedPlace place, FieldValues values) {
    for (String key : ReadingUnion.of(role -> keys(values.of(role)))) {
      visit(place.key(key), InnerNames.key(values, key));
    }
  }

  private static List<String> keys(@Nullable Value value) {
    return value instanceof MapValue map ? List.copyOf(map.keys()) : List.of();
  }

  private void insideList(NamedPlace place, FieldValues values) {
    AlignedList list = names.list(place, values);
    Set<PathStep> settled = Moves.settled(list.steps(Role.LIVE), list.steps(Role.RESULT));
    boolean hasOrderDrifted = hasOtherOrder(list.steps(Role.LAST_APPLIED), list.steps(Role.LIVE));
    for (PathStep step : ReadingUnion.of(list::steps)) {
      FieldValues item = list.items(step, values);
      boolean isInBoth = item.live() != null && item.result() != null;
      if (isInBoth && !settled.contains(step) && !differsAsOne(place.item(step), item)) {
        NamedPlace moved = place.item(step);
        parts.add(part(moved, Outcome.REORDERED, item, hasOrderDrifted));
      }
      visit(place.item(step), item);
    }
  }

  /** Whether items that are in both lists are in another order there. */
  private static boolean hasOtherOrder(List<PathStep> before, List<PathStep> after) {
    Set<PathStep> known = new HashSet<>(before);
    return Moves.settled(before, after).size() < after.stream().filter(known::contains).count();
  }

  private void visit(NamedPlace place, FieldValues values) {
    order.add(place.path());
    if (differsAsOne(place, values)) {
      parts.add(part(place, outcome(values), values, values.hasDrifted()));
    } else if (!Objects.equals(values.live(), values.result())) {
      inside(place, values);
    }
  }

  private boolean differsAsOne(NamedPlace place, FieldValues values) {
    return !Objects.equals(values.live(), values.result()) && !hasInside(place, values);
  }

  private boolean hasInside(NamedPlace place, FieldValues values) {
    return names.text(place.path()).isPresent()
        || values.live() instanceof MapValue && values.result() instanceof MapValue
        || values.live() instanceof ListValue && values.result() instanceof ListValue;
  }

  private static Outcome outcome(FieldValues values) {
    if (values.live() == null) {
      return Outcome.ADDED;
    }
    return values.result() == null ? Outcome.DELETED : Outcome.CHANGED;
  }

  /**
   * A part.
   *
   * @param hasDrifted whether live itself changed it: if the field as a whole takes that back, the
   *     part is in conflict
   */
  private FieldOutcome part(
      NamedPlace place, Outcome outcome, FieldValues values, boolean hasDrifted) {
    return new FieldOutcome(
        place.path(),
        outcome,
        whole.reason(),
        whole.isConflict() && hasDrifted,
        values,
        Optional.empty(),
        new PatchEntry.Nothing(),
        new ResultEntry.Nothing(),
        List.of(),
        List.of());
  }
}
