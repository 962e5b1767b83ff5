package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What live changed in a list whose items nothing names, and local did not: both are compared with
 * what was last applied, and never with each other. Where both changed one stretch of it, nothing
 * tells which items are the same, so what live did there is left.
 */
final class LiveStretches {

  private final List<Value> base;
  private final List<Stretch> mine;
  private final Set<Stretch> taken = new HashSet<>();
  private final Set<Stretch> left = new HashSet<>();

  /** Where both changed only lists inside one item, which are looked into. */
  private final Set<Stretch> inside = new HashSet<>();

  /**
   * A stretch of the list as it was last applied, and what a side has in its place.
   *
   * @param from the first item, counted from 0
   * @param end after the last item; that of the first where items are only added
   * @param at the place of the new items in the side's list
   * @param items what the side has there
   */
  private record Stretch(int from, int end, int at, List<Value> items) {

    /** Whether an item took the place of an item. */
    private boolean isOne() {
      return end - from == 1 && items.size() == 1;
    }

    /** Whether it may have added items at one of its ends. */
    private boolean isLoose() {
      return !items.isEmpty() && !isOne();
    }

    /** Whether both are about the same, so that nobody can do both. */
    private boolean meets(Stretch other) {
      boolean areRemovals = items.isEmpty() && other.items.isEmpty();
      boolean touch = from <= other.end && other.from <= end;
      return from < other.end && other.from < end && !areRemovals
          || touch && isLoose() && other.isLoose();
    }
  }

  private LiveStretches(List<Value> base, List<Value> local, List<Value> live) {
    this.base = base;
    this.mine = stretches(base, local);
    stretches(base, live).forEach(this::judge);
    while (taken.stream().anyMatch(this::isTornApart)) {
      taken.stream().filter(this::isTornApart).toList().forEach(this::leave);
    }
  }

  /**
   * What live changed of a list that local and live have. Where taking it would let something else
   * be taken the next time, nothing is.
   */
  static LiveStretches of(FieldValues values) {
    List<Value> base = ListValue.itemsOf(values.lastApplied());
    List<Value> local = ListValue.itemsOf(values.local());
    List<Value> live = ListValue.itemsOf(values.live());
    LiveStretches once = fromBothEnds(base, local, live);
    List<Value> merged = once.merged(local::get);
    if (!fromBothEnds(base, merged, live).merged(merged::get).equals(merged)) {
      List.copyOf(once.taken).forEach(once::leave);
    }
    return once;
  }

  /** Of equal items, others are the same if one begins at the end: what that changes is left. */
  private static LiveStretches fromBothEnds(List<Value> base, List<Value> local, List<Value> live) {
    LiveStretches here = new LiveStretches(base, local, live);
    LiveStretches back = new LiveStretches(base.reversed(), local.reversed(), live.reversed());
    if (!here.merged(local::get).equals(back.merged(local.reversed()::get).reversed())) {
      List.copyOf(here.taken).forEach(here::leave);
    }
    return here;
  }

  private static List<Stretch> stretches(List<Value> base, List<Value> side) {
    List<Stretch> all = new ArrayList<>();
    for (CommonParts.Gap gap : CommonParts.of(base, side).gaps()) {
      Stretch stretch = new Stretch(gap.from(), gap.end(), gap.otherFrom(), gap.inOther(side));
      add(stretch, gap.in(base), all);
    }
    return all;
  }

  /** As many items that are alike, one by one, are changed each by itself. */
  private static void add(Stretch stretch, List<Value> before, List<Stretch> all) {
    List<Value> items = stretch.items();
    if (before.size() == items.size()
        && IntStream.range(0, items.size())
            .allMatch(i -> Likeness.of(before.get(i), items.get(i)) > 0)) {
      for (int i = 0; i < items.size(); i++) {
        int from = stretch.from() + i;
        all.add(new Stretch(from, from + 1, stretch.at() + i, items.subList(i, i + 1)));
      }
    } else {
      all.add(stretch);
    }
  }

  private void judge(Stretch theirs) {
    List<Stretch> near = mine.stream().filter(theirs::meets).toList();
    List<Value> have = added(near.isEmpty() ? mine.stream() : near.stream());
    if (near.isEmpty() && isOnlyLives(theirs)) {
      taken.add(theirs);
    } else if (near.size() == 1 && isInside(theirs, near.getFirst())) {
      inside.add(theirs);
    } else if (!holds(have, theirs.items()) || !Collections.disjoint(gone(theirs), have)) {
      left.add(theirs);
    }
  }

  /** What one side removed stays removed, and what both added is added once. */
  private boolean isOnlyLives(Stretch theirs) {
    List<Value> removed = mine.stream().flatMap(each -> gone(each).stream()).toList();
    return Collections.disjoint(gone(theirs), added(mine.stream()))
        && Collections.disjoint(
            theirs.items(), added(mine.stream().filter(e -> e.isLoose() || !theirs.isOne())))
        && (theirs.isOne() || Collections.disjoint(theirs.items(), removed));
  }

  private boolean isInside(Stretch theirs, Stretch mine) {
    return theirs.isOne()
        && mine.isOne()
        && !theirs.items().equals(mine.items())
        && Stream.of(theirs, mine)
            .map(each -> withoutLists(each.items().getFirst()))
            .allMatch(withoutLists(base.get(mine.from()))::equals);
  }

  private static Value withoutLists(Value value) {
    return value instanceof MapValue map
        ? map.mapped((_, part) -> part instanceof ListValue ? ListValue.EMPTY : withoutLists(part))
        : value;
  }

  private static boolean holds(List<Value> all, List<Value> some) {
    return Collections.indexOfSubList(all, some) >= 0;
  }

  private static List<Value> added(Stream<Stretch> stretches) {
    return stretches.flatMap(each -> each.items().stream()).toList();
  }

  private List<Value> gone(Stretch stretch) {
    List<Value> gone = new ArrayList<>(base.subList(stretch.from(), stretch.end()));
    gone.removeAll(stretch.items());
    return gone;
  }

  /** Whether an item moved, and only the other half of that is left. */
  private boolean isTornApart(Stretch theirs) {
    return left.stream()
        .anyMatch(
            each ->
                !Collections.disjoint(theirs.items(), gone(each))
                    || !Collections.disjoint(each.items(), gone(theirs)));
  }

  private void leave(Stretch theirs) {
    taken.remove(theirs);
    left.add(theirs);
  }

  /** Whether live changed more than can be taken. */
  boolean isAnyLeft() {
    return !left.isEmpty();
  }

  /** Whether what live did to an item is taken. */
  boolean isTaken(AlignedList list, PathStep step) {
    return left.isEmpty() || isIn(taken, list, step) || isInside(list, step);
  }

  /** Whether both sides changed lists inside an item. */
  boolean isInside(AlignedList list, PathStep step) {
    return isIn(inside, list, step);
  }

  private static boolean isIn(Set<Stretch> stretches, AlignedList list, PathStep step) {
    int now = list.place(Role.LIVE, step);
    int before = list.place(Role.LAST_APPLIED, step);
    return stretches.stream()
        .anyMatch(
            each ->
                now < 0
                    ? each.from() <= before && before < each.end()
                    : each.at() <= now && now < each.at() + each.items().size());
  }

  /**
   * Local's items with what is taken.
   *
   * @param own what local has at a place where it differs from last applied
   */
  List<Value> merged(IntFunction<Value> own) {
    List<Stretch> all = new ArrayList<>(mine);
    all.addAll(taken);
    all.sort(Comparator.comparingInt(Stretch::from).thenComparingInt(Stretch::end));
    List<Value> merged = new ArrayList<>();
    int at = 0;
    for (Stretch each : all) {
      merged.addAll(base.subList(at, Math.max(at, each.from())));
      for (int i = 0; i < each.items().size(); i++) {
        merged.add(taken.contains(each) ? each.items().get(i) : own.apply(each.at() + i));
      }
      at = Math.max(at, each.end());
    }
    merged.addAll(base.subList(at, base.size()));
    return merged;
  }
}
