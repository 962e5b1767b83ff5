package dev.tripatch.schema;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where two values differ: the deepest fields, and the items of lists that find each other. One
 * walk for everybody who compares two objects.
 *
 * @param pairing how the items of two lists find each other
 * @param isNewFirst whether fields come in the order of the new value, not of the old one
 * @param tellsOrder whether another order of items is always a difference; if not, it is one where
 *     nothing else differs in the list
 */
public record TreeDifferences(Pairing pairing, boolean isNewFirst, boolean tellsOrder) {

  private static final TreeDifferences BY_KEY = new TreeDifferences(Pairing.KEYED, false, false);

  /**
   * A field in which two objects differ.
   *
   * @param path where it is
   * @param before its old value; empty if it is new
   * @param after its new value; empty if it is gone
   * @param isOrder whether items that found each other are in another order
   */
  public record Difference(
      FieldPath path, Optional<Value> before, Optional<Value> after, boolean isOrder) {

    /** Whether both values are lists of the same items. */
    public boolean hasSameItems() {
      return before.orElse(null) instanceof ListValue old
          && after.orElse(null) instanceof ListValue now
          && counts(old).equals(counts(now));
    }

    private static Map<Value, Long> counts(ListValue list) {
      return list.items().stream()
          .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }
  }

  /** How the items of two lists find each other. */
  @FunctionalInterface
  public interface Pairing {
    /** Lists are compared as wholes. */
    Pairing NONE = (list, before, after) -> Optional.empty();

    /** By merge key, where no two items have the same; an item without one by its place. */
    Pairing KEYED =
        (list, before, after) ->
            list.mergeKey().isPresent()
                ? Names.of(list.rule(), before, after).filter(Names::areUnique)
                : Optional.empty();

    /** By the names that the schema gives all of them. */
    Pairing NAMED =
        (list, before, after) -> Names.of(list.rule(), before, after).filter(Names::areAll);

    /** The names by which they do; empty if the lists are compared as wholes. */
    Optional<Names> names(TypedPath list, ListValue before, ListValue after);
  }

  /** The names of the items of two lists. */
  public record Names(List<PathStep> before, List<PathStep> after) {

    /** The names that a rule gives the items. */
    public static Optional<Names> of(Optional<FieldRule> rule, ListValue before, ListValue after) {
      return Optional.of(new Names(ItemSteps.of(before, rule), ItemSteps.of(after, rule)));
    }

    private Stream<PathStep> all() {
      return Stream.of(before, after).flatMap(List::stream);
    }

    /** Whether no item is only counted. */
    public boolean areAll() {
      return all().noneMatch(PathStep.IndexItem.class::isInstance);
    }

    /** Whether no two items of a list have the same merge key. */
    public boolean areUnique() {
      return all().noneMatch(step -> step instanceof PathStep.KeyedItem it && it.occurrence() > 0);
    }

    /** Whether each item has a merge key that no other item of its list has. */
    public boolean areKeys() {
      return areUnique()
          && all().allMatch(PathStep.KeyedItem.class::isInstance)
          && Stream.of(before, after).allMatch(all -> Set.copyOf(all).size() == all.size());
    }
  }

  /** The fields in which two results differ; items of lists that are merged by their merge key. */
  public static List<FieldPath> paths(MapValue one, MapValue other, SchemaType type) {
    return BY_KEY.between(one, other, type).stream().map(Difference::path).toList();
  }

  /** All differences, in the order in which one reads them. */
  public List<Difference> between(Value before, Value after, SchemaType type) {
    List<Difference> found = new ArrayList<>();
    compare(before, after, TypedPath.root(type), found);
    return found;
  }

  private void compare(
      @Nullable Value before, @Nullable Value after, TypedPath at, List<Difference> found) {
    if (before != null && before.equals(after)) {
      return;
    }
    if (before instanceof MapValue old && after instanceof MapValue now) {
      for (String key : both(old.keys(), now.keys())) {
        compare(old.get(key), now.get(key), at.key(key), found);
      }
    } else if (before instanceof ListValue old && after instanceof ListValue now) {
      pairing
          .names(at, old, now)
          .ifPresentOrElse(
              names -> items(old, now, names, at, found),
              () -> found.add(difference(at, old, now, false)));
    } else {
      found.add(difference(at, before, after, false));
    }
  }

  private void items(
      ListValue before, ListValue after, Names names, TypedPath at, List<Difference> found) {
    Map<PathStep, Value> old = ItemSteps.named(before, names.before());
    Map<PathStep, Value> now = ItemSteps.named(after, names.after());
    int known = found.size();
    for (PathStep step : both(old.keySet(), now.keySet())) {
      compare(old.get(step), now.get(step), at.then(step), found);
    }
    boolean isOrder =
        tellsOrder ? !common(old, now).equals(common(now, old)) : found.size() == known;
    if (isOrder) {
      found.add(difference(at, before, after, true));
    }
  }

  private static Difference difference(
      TypedPath at, @Nullable Value before, @Nullable Value after, boolean isOrder) {
    return new Difference(
        at.path(), Optional.ofNullable(before), Optional.ofNullable(after), isOrder);
  }

  private <T> Set<T> both(Iterable<T> before, Iterable<T> after) {
    Set<T> all = new LinkedHashSet<>();
    (isNewFirst ? after : before).forEach(all::add);
    (isNewFirst ? before : after).forEach(all::add);
    return all;
  }

  private static List<PathStep> common(Map<PathStep, Value> these, Map<PathStep, Value> those) {
    return these.keySet().stream().filter(those::containsKey).toList();
  }
}
