package dev.tripatch.engine.explain.inner;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Pairs the items of a list with those of the same list in documents before: those that are equal,
 * then those of one identity, then those without identity that are most alike, then scalars at the
 * same place.
 */
public final class ItemPairing {

  /**
   * So many pairs are compared at most, for all with all would take minutes in long lists. Where
   * there are more, an item is compared with those around its place: what is left of two versions
   * of a list is mostly in one order.
   */
  private static final int MOST_COMPARED = 40_000;

  /** An item as the documents have it. */
  private static final class Thing {
    private final PathStep step;
    private final int number;
    private final int place;
    private final List<Value> forms = new ArrayList<>(1);

    private Thing(PathStep step, int number, int place) {
      this.step = step;
      this.number = number;
      this.place = place;
    }
  }

  private final Optional<FieldRule> rule;
  private final List<Thing> things = new ArrayList<>();
  private final Map<Optional<ItemIdentity>, List<Thing>> byIdentity = new HashMap<>();
  private int places;

  /** Pairs items of a list that has this rule. */
  public ItemPairing(Optional<FieldRule> rule) {
    this.rule = rule;
  }

  /** The steps of the items of the next document's list. */
  public List<PathStep> steps(ListValue list) {
    return steps(list, null);
  }

  /**
   * The same.
   *
   * @param like the items that others may be which are neither equal nor have the same identity;
   *     null for all
   */
  List<PathStep> steps(ListValue list, @Nullable List<PathStep> like) {
    return new Round(list.items(), like == null ? null : Set.copyOf(like)).steps();
  }

  private Optional<ItemIdentity> identity(Value item) {
    return ItemIdentity.of(item, rule);
  }

  /** Items of several keys cannot be named by them, so they have a place like those without any. */
  private Thing add(Optional<ItemIdentity> identity, int place) {
    List<Thing> same = byIdentity.computeIfAbsent(identity, _ -> new ArrayList<>(1));
    int at = Math.max(places, place);
    Thing thing =
        new Thing(
            identity
                .flatMap(known -> known.step(same.size()))
                .orElseGet(() -> new PathStep.IndexItem(at)),
            things.size(),
            at);
    places = at + 1;
    same.add(thing);
    things.add(thing);
    return thing;
  }

  /** One document's list. */
  private final class Round {
    private final List<Value> items;
    private final @Nullable Thing[] found;
    private final @Nullable Set<PathStep> like;

    /** The numbers of the things that have an item. */
    private final BitSet taken = new BitSet();

    private Round(List<Value> items, @Nullable Set<PathStep> like) {
      this.items = items;
      this.like = like;
      this.found = new Thing[items.size()];
    }

    private List<PathStep> steps() {
      if (!things.isEmpty()) {
        pairEqual();
        pairOthers();
        pairBetween();
      }
      for (int i = 0; i < found.length; i++) {
        if (found[i] == null) {
          take(i, add(identity(items.get(i)), i));
        }
      }
      return Arrays.stream(found).map(thing -> Objects.requireNonNull(thing).step).toList();
    }

    private void take(int place, Thing thing) {
      found[place] = thing;
      taken.set(thing.number);
      if (!thing.forms.contains(items.get(place))) {
        thing.forms.add(items.get(place));
      }
    }

    private boolean isFree(Thing thing) {
      return !taken.get(thing.number);
    }

    private boolean mayBeLike(Thing thing) {
      return isFree(thing) && (like == null || like.contains(thing.step));
    }

    /** First those in the same order: of several equal items, the ones that did not move. */
    private void pairEqual() {
      Map<Value, List<Integer>> byForm = HashMap.newHashMap(things.size());
      for (int i = 0; i < things.size(); i++) {
        for (Value form : things.get(i).forms) {
          byForm.computeIfAbsent(form, _ -> new ArrayList<>(1)).add(i);
        }
      }
      List<List<Integer>> candidates =
          items.stream().map(item -> byForm.getOrDefault(item, List.of())).toList();
      int[] inOrder = Rising.longest(candidates);
      for (int i = 0; i < inOrder.length; i++) {
        if (inOrder[i] >= 0) {
          take(i, things.get(inOrder[i]));
        }
      }
      pairMoved(byForm);
    }

    /** What is taken stays so: each list of equal things is gone through only once. */
    private void pairMoved(Map<Value, List<Integer>> byForm) {
      Map<Value, Iterator<Integer>> left = new HashMap<>();
      for (int i = 0; i < found.length; i++) {
        List<Integer> equal = found[i] == null ? byForm.get(items.get(i)) : null;
        if (equal != null) {
          Iterator<Integer> rest = left.computeIfAbsent(items.get(i), _ -> equal.iterator());
          while (found[i] == null && rest.hasNext()) {
            Thing thing = things.get(rest.next());
            if (isFree(thing)) {
              take(i, thing);
            }
          }
        }
      }
    }

    private void pairOthers() {
      Map<Optional<ItemIdentity>, List<Integer>> left = new LinkedHashMap<>();
      for (int i = 0; i < found.length; i++) {
        if (found[i] == null) {
          left.computeIfAbsent(identity(items.get(i)), _ -> new ArrayList<>()).add(i);
        }
      }
      left.forEach(
          (identity, mine) -> {
            List<Thing> theirs =
                byIdentity.getOrDefault(identity, List.of()).stream()
                    .filter(identity.isPresent() ? this::isFree : this::mayBeLike)
                    .toList();
            pairAlike(mine, theirs, identity.isPresent() ? 1 : 0);
          });
    }

    /** Scalars that are left between the same neighbours, and are as many, are the same ones. */
    private void pairBetween() {
      int start = 0;
      for (int i = 0; i <= found.length; i++) {
        if (i == found.length || found[i] != null) {
          int from = start == 0 ? -1 : number(found[start - 1]);
          int to = i == found.length ? things.size() : number(found[i]);
          pairBetween(start, i, from + 1, to);
          start = i + 1;
        }
      }
    }

    private static int number(@Nullable Thing thing) {
      return Objects.requireNonNull(thing).number;
    }

    private void pairBetween(int start, int end, int from, int to) {
      List<Thing> free = free(from, to, end - start);
      boolean areScalars =
          free.stream().allMatch(thing -> thing.forms.getFirst() instanceof Scalar)
              && items.subList(start, end).stream().allMatch(Scalar.class::isInstance);
      if (areScalars && free.size() == end - start) {
        for (int i = start; i < end; i++) {
          take(i, free.get(i - start));
        }
      }
    }

    /** The free things of a stretch; one more than are wanted are too many already. */
    private List<Thing> free(int from, int to, int wanted) {
      List<Thing> free = new ArrayList<>();
      int at = taken.nextClearBit(from);
      while (wanted > 0 && at < to && free.size() <= wanted) {
        if (mayBeLike(things.get(at))) {
          free.add(things.get(at));
        }
        at = taken.nextClearBit(at + 1);
      }
      return free;
    }

    private record Pair(int item, Thing thing, int likeness) {
      private int distance() {
        return Math.abs(item - thing.place);
      }
    }

    /** Those of one identity are alike, be they never so different. */
    private void pairAlike(List<Integer> mine, List<Thing> theirs, int least) {
      boolean isMany = (long) mine.size() * theirs.size() > MOST_COMPARED;
      int reach = isMany ? MOST_COMPARED / mine.size() / 2 : theirs.size();
      List<Pair> pairs = new ArrayList<>();
      for (int i = 0; i < mine.size(); i++) {
        int from = Math.clamp(i - reach, 0, theirs.size());
        int to = Math.min(i + reach + 1, theirs.size());
        for (Thing thing : theirs.subList(from, Math.max(from, to))) {
          int likeness = least + Math.max(0, likeness(items.get(mine.get(i)), thing));
          if (likeness > 0) {
            pairs.add(new Pair(mine.get(i), thing, likeness));
          }
        }
      }
      pairs.sort(
          Comparator.comparingInt(Pair::likeness).reversed().thenComparingInt(Pair::distance));
      for (Pair pair : pairs) {
        if (found[pair.item()] == null && isFree(pair.thing())) {
          take(pair.item(), pair.thing());
        }
      }
    }

    private static int likeness(Value item, Thing thing) {
      return thing.forms.stream().mapToInt(form -> Likeness.of(form, item)).max().orElse(0);
    }
  }
}
