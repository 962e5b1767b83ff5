package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What live changed in a list whose items nothing names, and local did not: both are compared with
 * what was last applied, and never with each other. Where both changed one stretch of it, nothing
 * tells which items are the same, so what live did there is left.
 */
final class LiveStretches {

  private final List<Value> base;
  private final List<Stretch> mine;
  private final List<Stretch> theirs;
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
    private int size() {
      return end - from;
    }

    /** Whether it may have added items at one of its ends. */
    private boolean isLoose() {
      return !items.isEmpty() && (items.size() != size() || size() > 1);
    }

    /** Whether both are about the same, so that nobody can do both. */
    private boolean meets(Stretch other) {
      boolean areRemovals = items.isEmpty() && other.items.isEmpty();
      boolean overlap = from < other.end && other.from < end;
      boolean touch = from <= other.end && other.from <= end;
      return overlap && !areRemovals || touch && isLoose() && other.isLoose();
    }

    private Stretch part(int offset) {
      return new Stretch(
          from + offset, from + offset + 1, at + offset, items.subList(offset, offset + 1));
    }
  }

  private LiveStretches(List<Value> base, List<Value> local, List<Value> live) {
    this.base = base;
    this.mine = stretches(base, local);
    this.theirs = stretches(base, live);
    theirs.forEach(this::judge);
    while (theirs.stream().anyMatch(this::isTornApart)) {
      theirs.stream().filter(this::isTornApart).toList().forEach(this::leave);
    }
  }

  /**
   * What live changed of a list that local and live have. Of equal items, others are the same if
   * one begins at the end: what that makes different is left.
   */
  static LiveStretches of(FieldValues values) {
    List<Value> base = items(values.lastApplied());
    List<Value> local = items(values.local());
    List<Value> live = items(values.live());
    LiveStretches here = new LiveStretches(base, local, live);
    LiveStretches back = new LiveStretches(base.reversed(), local.reversed(), live.reversed());
    if (!here.merged(local::get).equals(back.merged(local.reversed()::get).reversed())) {
      here.theirs.forEach(here::leave);
    }
    return here;
  }

  private static List<Value> items(@Nullable Value list) {
    return list instanceof ListValue items ? items.items() : List.of();
  }

  private static List<Stretch> stretches(List<Value> base, List<Value> side) {
    CommonParts common = CommonParts.of(base, side);
    List<Stretch> all = new ArrayList<>();
    int from = 0;
    int at = 0;
    for (int i = 0; i <= base.size(); i++) {
      boolean isEnd = i == base.size();
      if (isEnd || common.inFirst().get(i)) {
        int end = isEnd ? side.size() : common.inSecond().nextSetBit(at);
        add(new Stretch(from, i, at, side.subList(at, end)), base, all);
        from = i + 1;
        at = end + 1;
      }
    }
    return all;
  }

  /** As many items that are alike, one by one, are changed each by itself. */
  private static void add(Stretch stretch, List<Value> base, List<Stretch> all) {
    boolean isOneByOne =
        stretch.size() == stretch.items().size()
            && IntStream.range(0, stretch.size())
                .allMatch(
                    i -> Likeness.of(base.get(stretch.from() + i), stretch.items().get(i)) > 0);
    if (isOneByOne) {
      IntStream.range(0, stretch.size()).mapToObj(stretch::part).forEach(all::add);
    } else if (stretch.size() + stretch.items().size() > 0) {
      all.add(stretch);
    }
  }

  private void judge(Stretch theirs) {
    List<Stretch> near = mine.stream().filter(theirs::meets).toList();
    List<Value> have = added(near);
    if (near.isEmpty()) {
      judgeAlone(theirs);
    } else if (isExtended(theirs, near)) {
      taken.add(theirs);
    } else if (isInside(theirs, near)) {
      inside.add(theirs);
    } else if (!isDone(theirs, have)) {
      left.add(theirs);
    }
  }

  private boolean isInside(Stretch theirs, List<Stretch> near) {
    Stretch mine = near.getFirst();
    List<Stretch> both = List.of(theirs, mine);
    return near.size() == 1
        && theirs.from() == mine.from()
        && both.stream().allMatch(each -> each.size() == 1 && each.items().size() == 1)
        && !theirs.items().equals(mine.items())
        && both.stream()
            .map(each -> withoutLists(each.items().getFirst()))
            .allMatch(withoutLists(base.get(mine.from()))::equals);
  }

  private static Value withoutLists(Value value) {
    if (!(value instanceof MapValue map)) {
      return value;
    }
    MapValue.Builder rest = MapValue.builder();
    map.entries().entrySet().stream()
        .filter(each -> !(each.getValue() instanceof ListValue))
        .forEach(each -> rest.put(each.getKey(), withoutLists(each.getValue())));
    return rest.build();
  }

  /** What both sides added is added once; what one removed stays removed. */
  private void judgeAlone(Stretch theirs) {
    List<Value> added = added(mine.stream().filter(Stretch::isLoose).toList());
    boolean isBack =
        theirs.isLoose() && theirs.items().stream().anyMatch(removed(mine)::contains)
            || gone(theirs).stream().anyMatch(added(mine)::contains);
    if (isBack || theirs.items().stream().anyMatch(added::contains)) {
      if (isBack || theirs.size() > 0 || !added.containsAll(theirs.items())) {
        left.add(theirs);
      }
    } else {
      taken.add(theirs);
    }
  }

  private List<Value> gone(Stretch theirs) {
    List<Value> gone = new ArrayList<>(base.subList(theirs.from(), theirs.end()));
    gone.removeAll(theirs.items());
    return gone;
  }

  /** Whether local added some of the items at the same place. */
  private static boolean isExtended(Stretch theirs, List<Stretch> near) {
    return near.size() == 1
        && theirs.size() + near.getFirst().size() == 0
        && !theirs.items().equals(near.getFirst().items())
        && holds(theirs.items(), near.getFirst().items());
  }

  /** Whether local has what live made of the stretch. */
  private boolean isDone(Stretch theirs, List<Value> have) {
    return holds(have, theirs.items()) && gone(theirs).stream().noneMatch(have::contains);
  }

  private static boolean holds(List<Value> all, List<Value> some) {
    int at = 0;
    for (Value each : all) {
      at += at < some.size() && some.get(at).equals(each) ? 1 : 0;
    }
    return at == some.size();
  }

  private static List<Value> added(List<Stretch> stretches) {
    return stretches.stream().flatMap(each -> each.items().stream()).toList();
  }

  private Set<Value> removed(List<Stretch> stretches) {
    Set<Value> removed = new HashSet<>();
    stretches.forEach(each -> removed.addAll(base.subList(each.from(), each.end())));
    return removed;
  }

  /** Whether an item moved, and only the other half of that is left. */
  private boolean isTornApart(Stretch theirs) {
    return taken.contains(theirs)
        && left.stream()
            .anyMatch(
                each ->
                    theirs.items().stream().anyMatch(removed(List.of(each))::contains)
                        || each.items().stream().anyMatch(removed(List.of(theirs))::contains));
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
    List<List<Value>> added = new ArrayList<>();
    List<List<Value>> kept = new ArrayList<>();
    for (int i = 0; i <= base.size(); i++) {
      added.add(List.of());
      kept.add(i < base.size() ? List.of(base.get(i)) : List.of());
    }
    mine.forEach(
        each ->
            put(
                each,
                IntStream.range(each.at(), each.at() + each.items().size()).mapToObj(own).toList(),
                added,
                kept));
    taken.forEach(each -> put(each, each.items(), added, kept));
    List<Value> merged = new ArrayList<>();
    for (int i = 0; i <= base.size(); i++) {
      merged.addAll(added.get(i));
      merged.addAll(kept.get(i));
    }
    return merged;
  }

  private static void put(
      Stretch stretch, List<Value> items, List<List<Value>> added, List<List<Value>> kept) {
    for (int i = stretch.from(); i < stretch.end(); i++) {
      kept.set(i, List.of());
    }
    (stretch.size() == 0 ? added : kept).set(stretch.from(), items);
  }
}
