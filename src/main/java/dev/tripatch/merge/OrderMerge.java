package dev.tripatch.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The order of what is left of a list. What all versions have comes in the order of the side that
 * changed it; what a side added comes where it has it, after the same neighbour. Of additions at
 * one place, those that come first by name do: so the order is the same whichever side is ours.
 */
public final class OrderMerge {

  private static final int START = -1;

  private final List<Threefold<Integer>> things;
  private final Function<Threefold<Integer>, String> name;

  /** The order of things that are only compared by their places: keys of a map. */
  public OrderMerge(List<Threefold<Integer>> things) {
    this(things, thing -> String.valueOf(thing.ours() == null ? 1 : 0));
  }

  /**
   * The order of things.
   *
   * @param things those that are left, by their places in the three versions
   * @param name orders things that two sides added at one place
   */
  OrderMerge(List<Threefold<Integer>> things, Function<Threefold<Integer>, String> name) {
    this.things = List.copyOf(things);
    this.name = name;
  }

  /** The merged order, that of ours where both sides changed it. */
  public List<Threefold<Integer>> orOurs() {
    return merged().orElseGet(() -> merged(sorted(shared(), Branch.OURS)));
  }

  /** The merged order; empty if both sides changed it, and differently. */
  Optional<List<Threefold<Integer>>> merged() {
    List<Threefold<Integer>> ours = sorted(shared(), Branch.OURS);
    List<Threefold<Integer>> theirs = sorted(shared(), Branch.THEIRS);
    Branch winner = new Threefold<>(sorted(shared(), Branch.BASE), ours, theirs).winner();
    if (winner == null) {
      return Optional.empty();
    }
    return Optional.of(merged(winner == Branch.OURS ? ours : theirs));
  }

  /** Whether both sides added something at one place, and not the same. */
  boolean hasMeeting() {
    Map<Threefold<Integer>, Integer> ranks = new HashMap<>();
    sorted(shared(), Branch.OURS).forEach(thing -> ranks.put(thing, ranks.size()));
    Map<Integer, List<Threefold<Integer>>> ours = added(Branch.OURS, ranks);
    return added(Branch.THEIRS, ranks).entrySet().stream()
        .anyMatch(row -> meet(onlyNew(ours.get(row.getKey())), onlyNew(row.getValue())));
  }

  private static boolean meet(List<Threefold<Integer>> ours, List<Threefold<Integer>> theirs) {
    return !holds(ours, theirs) && !holds(theirs, ours);
  }

  private static List<Threefold<Integer>> onlyNew(@Nullable List<Threefold<Integer>> row) {
    return row == null ? List.of() : row.stream().filter(thing -> thing.base() == null).toList();
  }

  private List<Threefold<Integer>> shared() {
    return things.stream()
        .filter(thing -> thing.base() != null && thing.ours() != null && thing.theirs() != null)
        .toList();
  }

  private static List<Threefold<Integer>> sorted(List<Threefold<Integer>> some, Branch branch) {
    return some.stream().sorted(Comparator.comparingInt(thing -> place(thing, branch))).toList();
  }

  private static int place(Threefold<Integer> thing, Branch branch) {
    return Objects.requireNonNull(thing.of(branch));
  }

  private List<Threefold<Integer>> merged(List<Threefold<Integer>> spine) {
    Map<Threefold<Integer>, Integer> ranks = new HashMap<>();
    spine.forEach(thing -> ranks.put(thing, ranks.size()));
    Map<Integer, List<Threefold<Integer>>> ours = added(Branch.OURS, ranks);
    Map<Integer, List<Threefold<Integer>>> theirs = added(Branch.THEIRS, ranks);
    List<Threefold<Integer>> merged = new ArrayList<>();
    Set<Threefold<Integer>> placed = new HashSet<>(spine);
    for (int rank = START; rank < spine.size(); rank++) {
      if (rank > START) {
        merged.add(spine.get(rank));
      }
      together(ours.getOrDefault(rank, List.of()), theirs.getOrDefault(rank, List.of())).stream()
          .filter(placed::add)
          .forEach(merged::add);
    }
    things.stream().filter(placed::add).forEach(merged::add);
    return merged;
  }

  /** What is not in the spine, by the rank of the neighbour that it follows in a version. */
  private Map<Integer, List<Threefold<Integer>>> added(
      Branch branch, Map<Threefold<Integer>, Integer> ranks) {
    Map<Integer, List<Threefold<Integer>>> added = new HashMap<>();
    int rank = START;
    List<Threefold<Integer>> own =
        things.stream().filter(thing -> thing.of(branch) != null).toList();
    for (Threefold<Integer> thing : sorted(own, branch)) {
      Integer known = ranks.get(thing);
      if (known == null) {
        added.computeIfAbsent(rank, _ -> new ArrayList<>()).add(thing);
      } else {
        rank = known;
      }
    }
    return added;
  }

  /** Two rows of additions at one place: the longer one if it has the other in it. */
  private List<Threefold<Integer>> together(
      List<Threefold<Integer>> ours, List<Threefold<Integer>> theirs) {
    if (holds(ours, theirs)) {
      return ours;
    }
    if (holds(theirs, ours)) {
      return theirs;
    }
    boolean oursFirst = names(ours, theirs).compareTo(names(theirs, ours)) <= 0;
    List<Threefold<Integer>> both = new ArrayList<>(oursFirst ? ours : theirs);
    both.addAll(oursFirst ? theirs : ours);
    return both;
  }

  private static boolean holds(List<Threefold<Integer>> all, List<Threefold<Integer>> some) {
    int at = 0;
    for (Threefold<Integer> thing : all) {
      at += at < some.size() && some.get(at).equals(thing) ? 1 : 0;
    }
    return at == some.size();
  }

  /** Names of those that the other row lacks. */
  private String names(List<Threefold<Integer>> row, List<Threefold<Integer>> other) {
    StringBuilder names = new StringBuilder();
    Set<Threefold<Integer>> others = new HashSet<>(other);
    for (@Nullable Threefold<Integer> thing : row) {
      if (!others.contains(thing)) {
        names.append(name.apply(thing)).append('\n');
      }
    }
    return names.toString();
  }
}
