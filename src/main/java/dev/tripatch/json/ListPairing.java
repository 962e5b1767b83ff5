package dev.tripatch.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which items of two lists are the same one. Whoever asks says how items are known, step by step:
 * by an identity, by likeness, by place. Each step pairs only what those before it left, and takes
 * n·log n time; where there are too many pairs to compare all, an item is compared with those
 * around its place.
 *
 * @param <T> an item
 */
public final class ListPairing<T> {

  /** The item has no partner. */
  public static final int NONE = -1;

  /** So many pairs are compared at most: all with all would take minutes in long lists. */
  private static final int MOST_COMPARED = 40_000;

  /** So many are compared where order counts, for what is at stake is a person's comments. */
  private static final int MOST_IN_ORDER = 4_000_000;

  private final List<List<T>> before;
  private final List<T> now;
  private final int[] partners;
  private final BitSet moved = new BitSet();

  /** The items of the first list that have a partner, or must get none. */
  private final BitSet taken = new BitSet();

  /**
   * Two lists without any pair yet.
   *
   * @param before the items of the first one, each in all forms that it is known in
   */
  public ListPairing(List<List<T>> before, List<T> now) {
    this.before = before;
    this.now = now;
    this.partners = new int[now.size()];
    Arrays.fill(partners, NONE);
  }

  /** The same, if each item has one form. */
  public static <T> ListPairing<T> of(List<T> before, List<T> now) {
    return new ListPairing<>(before.stream().map(List::of).toList(), now);
  }

  /** Names for items: itself, and how many equal ones come before it. */
  public static <T> List<Object> counted(List<T> items) {
    Map<T, Integer> counts = new HashMap<>();
    return items.stream()
        .<Object>map(item -> Map.entry(item, counts.merge(item, 1, Integer::sum) - 1))
        .toList();
  }

  /** For each item of the second list its place in the first one, or {@link #NONE}. */
  public List<Integer> partners() {
    return Arrays.stream(partners).boxed().toList();
  }

  /** Where an item of the second list is in the first one, or {@link #NONE}. */
  public int partner(int place) {
    return partners[place];
  }

  /** Whether an item is not in the order of those that {@link #inOrder} found. */
  public boolean isMoved(int place) {
    return moved.get(place);
  }

  /** Whether no items are the same. */
  public boolean isEmpty() {
    return Arrays.stream(partners).allMatch(partner -> partner == NONE);
  }

  private void pair(int first, int second) {
    partners[second] = first;
    taken.set(first);
  }

  /** Leaves items of the first list out of all that comes. */
  public ListPairing<T> without(BitSet places) {
    taken.or(places);
    return this;
  }

  /** Pairs the items with which both lists begin, and those with which they end. */
  public ListPairing<T> atEnds(BiPredicate<T, T> same) {
    int least = Math.min(before.size(), now.size());
    int start = 0;
    while (start < least && same.test(before.get(start).getFirst(), now.get(start))) {
      pair(start, start);
      start++;
    }
    int first = before.size();
    int second = now.size();
    while (Math.min(first, second) > start
        && same.test(before.get(first - 1).getFirst(), now.get(second - 1))) {
      first--;
      second--;
      pair(first, second);
    }
    return this;
  }

  /** Pairs as many items of one identity as can be in the same order. */
  public ListPairing<T> inOrder(Function<T, ?> identity) {
    Map<Object, List<Integer>> places = places(identity);
    int[] chosen =
        Rising.longest(
            now.stream()
                .map(item -> places.getOrDefault(identity.apply(item), List.of()))
                .toList());
    for (int i = 0; i < chosen.length; i++) {
      if (chosen[i] != NONE) {
        pair(chosen[i], i);
      }
    }
    return this;
  }

  /** Pairs items of one identity, the first with the first, wherever they are. */
  public ListPairing<T> anywhere(Function<T, ?> identity) {
    Map<Object, Iterator<Integer>> left = new HashMap<>();
    places(identity).forEach((known, places) -> left.put(known, places.iterator()));
    for (int i = 0; i < partners.length; i++) {
      Iterator<Integer> places = isAlone(i) ? left.get(identity.apply(now.get(i))) : null;
      while (places != null && places.hasNext() && isAlone(i)) {
        int place = places.next();
        if (!taken.get(place)) {
          pair(place, i);
          moved.set(i);
        }
      }
    }
    return this;
  }

  /**
   * Pairs items of one group, the most alike first, and of those the nearest.
   *
   * @param group that an item of the second list is in, and one of the first by its first form
   * @param likeness of an item of the first list and one of the second; 0 if they cannot be one
   */
  public ListPairing<T> mostAlike(
      Function<T, ? extends Optional<?>> group, ToIntBiFunction<T, T> likeness) {
    Map<Optional<?>, List<Integer>> firsts =
        free(0, before.size(), before.size()).stream()
            .collect(Collectors.groupingBy(place -> group.apply(before.get(place).getFirst())));
    Map<Optional<?>, List<Integer>> seconds =
        IntStream.range(0, now.size())
            .filter(this::isAlone)
            .boxed()
            .collect(Collectors.groupingBy(place -> group.apply(now.get(place))));
    seconds.forEach(
        (known, places) -> {
          if (known.isPresent()) {
            pairAlike(firsts.getOrDefault(known, List.of()), places, likeness);
          }
        });
    return this;
  }

  private record Pair(int first, int second, int likeness) {
    private int distance() {
      return Math.abs(first - second);
    }
  }

  private void pairAlike(
      List<Integer> firsts, List<Integer> seconds, ToIntBiFunction<T, T> likeness) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < seconds.size(); i++) {
      for (int first : near(i, seconds.size(), firsts)) {
        int best = likeness(first, seconds.get(i), likeness);
        if (best > 0) {
          pairs.add(new Pair(first, seconds.get(i), best));
        }
      }
    }
    pairs.sort(Comparator.comparingInt(Pair::likeness).reversed().thenComparingInt(Pair::distance));
    for (Pair pair : pairs) {
      if (isAlone(pair.second()) && !taken.get(pair.first())) {
        pair(pair.first(), pair.second());
      }
    }
  }

  /** Of an item of the first list in the form that is most like one of the second. */
  private int likeness(int first, int second, ToIntBiFunction<T, T> likeness) {
    int best = 0;
    for (T form : before.get(first)) {
      best = Math.max(best, likeness.applyAsInt(form, now.get(second)));
    }
    return best;
  }

  /** What an item of many is compared with. */
  private static List<Integer> near(int item, int items, List<Integer> others) {
    if ((long) items * others.size() <= MOST_COMPARED) {
      return others;
    }
    int reach = MOST_COMPARED / items / 2;
    int to = Math.min(item + reach + 1, others.size());
    return others.subList(Math.clamp(item - (long) reach, 0, to), to);
  }

  /**
   * Pairs between the pairs so far, which are in order, as many that fit as can be in order, too;
   * of very many only those at the same place.
   */
  public ListPairing<T> between(BiPredicate<T, T> fits) {
    stretches(
        before.size(),
        (firsts, seconds) -> {
          boolean isMany = (long) firsts.size() * seconds.size() > MOST_IN_ORDER;
          int[][] longest = isMany ? new int[0][0] : longest(firsts, seconds, fits);
          int i = 0;
          int j = 0;
          while (i < firsts.size() && j < seconds.size()) {
            if (fits.test(before.get(firsts.get(i)).getFirst(), now.get(seconds.get(j)))) {
              pair(firsts.get(i++), seconds.get(j++));
            } else if (isMany) {
              i++;
              j++;
            } else if (longest[i + 1][j] >= longest[i][j + 1]) {
              i++;
            } else {
              j++;
            }
          }
        });
    return this;
  }

  /** For the rest of both lists from each place on, how many fit in order. */
  private int[][] longest(List<Integer> firsts, List<Integer> seconds, BiPredicate<T, T> fits) {
    int[][] longest = new int[firsts.size() + 1][seconds.size() + 1];
    for (int i = firsts.size() - 1; i >= 0; i--) {
      T first = before.get(firsts.get(i)).getFirst();
      for (int j = seconds.size() - 1; j >= 0; j--) {
        longest[i][j] =
            fits.test(first, now.get(seconds.get(j)))
                ? longest[i + 1][j + 1] + 1
                : Math.max(longest[i + 1][j], longest[i][j + 1]);
      }
    }
    return longest;
  }

  /**
   * Pairs what is left between two pairs that follow each other, the first with the first.
   *
   * @param fit whether such stretches of the two lists are the same; all after one item more than
   *     the second has is left out of the first
   */
  public ListPairing<T> byPlace(BiPredicate<List<T>, List<T>> fit) {
    stretches(
        0,
        (firsts, seconds) -> {
          List<T> some = firsts.stream().map(place -> before.get(place).getFirst()).toList();
          if (fit.test(some, seconds.stream().map(now::get).toList())) {
            for (int i = 0; i < Math.min(firsts.size(), seconds.size()); i++) {
              pair(firsts.get(i), seconds.get(i));
            }
          }
        });
    return this;
  }

  private void stretches(int more, BiConsumer<List<Integer>, List<Integer>> visitor) {
    int start = 0;
    for (int i = 0; i <= partners.length; i++) {
      if (i == partners.length || !isAlone(i)) {
        if (i > start) {
          int from = start == 0 ? 0 : partners[start - 1] + 1;
          int to = i == partners.length ? before.size() : partners[i];
          visitor.accept(
              free(from, to, i - start + 1 + more), IntStream.range(start, i).boxed().toList());
        }
        start = i + 1;
      }
    }
  }

  /** The places of a stretch of the first list that nothing is paired with, the first so many. */
  private List<Integer> free(int from, int to, int most) {
    List<Integer> free = new ArrayList<>();
    int at = taken.nextClearBit(from);
    while (at < to && free.size() < most) {
      free.add(at);
      at = taken.nextClearBit(at + 1);
    }
    return free;
  }

  private boolean isAlone(int place) {
    return partners[place] == NONE;
  }

  private Map<Object, List<Integer>> places(Function<T, ?> identity) {
    Map<Object, List<Integer>> places = new HashMap<>();
    for (int place : free(0, before.size(), before.size())) {
      for (T form : before.get(place)) {
        places.computeIfAbsent(identity.apply(form), _ -> new ArrayList<>(1)).add(place);
      }
    }
    return places;
  }

  /** The longest rising sequence of numbers: a longest common subsequence, if they are places. */
  private static final class Rising {

    /** Beyond so many candidates, only the first ones of each place are looked at. */
    private static final int MOST = 200_000;

    private static final int FEW = 8;

    private Rising() {}

    /**
     * Chooses at most one number for each place, each larger than those chosen before, and as many
     * as possible.
     *
     * @param candidates the numbers to choose from at each place, rising
     * @return the number chosen for each place; -1 for none
     */
    static int[] longest(List<List<Integer>> candidates) {
      boolean isMany = candidates.stream().mapToLong(List::size).sum() > MOST;
      int most = isMany ? FEW : Integer.MAX_VALUE;
      int size = candidates.stream().mapToInt(each -> Math.min(most, each.size())).sum();
      int[] number = new int[size];
      int[] place = new int[size];
      int[] before = new int[size];
      int[] lastOf = new int[size];
      int length = 0;
      int at = 0;
      for (int i = 0; i < candidates.size(); i++) {
        List<Integer> here = candidates.get(i);
        for (int j = Math.min(most, here.size()) - 1; j >= 0; j--) {
          number[at] = here.get(j);
          place[at] = i;
          int low = firstNotBelow(number[at], number, lastOf, length);
          before[at] = low == 0 ? -1 : lastOf[low - 1];
          lastOf[low] = at++;
          length = Math.max(length, low + 1);
        }
      }
      int[] chosen = new int[candidates.size()];
      Arrays.fill(chosen, -1);
      for (int end = length == 0 ? -1 : lastOf[length - 1]; end >= 0; end = before[end]) {
        chosen[place[end]] = number[end];
      }
      return chosen;
    }

    /** How long the longest sequence is that a number continues. */
    private static int firstNotBelow(int wanted, int[] number, int[] lastOf, int length) {
      int low = 0;
      int high = length;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (number[lastOf[middle]] < wanted) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }
  }
}
