package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.ListPairing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One list in several documents: each item has a step that is the same wherever the item is. Where
 * nothing identifies an item, the step is its place in the first document that has it, so that
 * items of the first document are found there by any code that knows paths.
 */
final class AlignedList {

  /** The first of them that has the list gives its items their places: decisions never move it. */
  private static final List<Role> NAMING =
      List.of(Role.LIVE, Role.LAST_APPLIED, Role.LOCAL, Role.RESULT, Role.PATCH);

  private final Map<Role, List<PathStep>> steps;
  private final Map<Role, Map<PathStep, Integer>> places = new EnumMap<>(Role.class);

  private AlignedList(Map<Role, List<PathStep>> steps) {
    this.steps = steps;
    steps.forEach((role, names) -> places.put(role, byStep(names)));
  }

  private static Map<PathStep, Integer> byStep(List<PathStep> names) {
    Map<PathStep, Integer> byStep = HashMap.newHashMap(names.size());
    for (int i = 0; i < names.size(); i++) {
      byStep.put(names.get(i), i);
    }
    return byStep;
  }

  /**
   * Finds out which items of a list are the same: live's and local's are each paired with those of
   * last applied, if that has the list, and what both added only if it is equal. What the result
   * lacks is shown in it as live has it; what the patch lacks, another format of it may write as
   * the result has it.
   *
   * @param place where the list is; if its rule merges it, the rule names the items
   * @param values what each document has there
   */
  static AlignedList of(TypedPath place, FieldValues values) {
    ItemPairing pairing = new ItemPairing(place.rule());
    Map<Role, List<PathStep>> steps = new EnumMap<>(Role.class);
    Map<ListValue, List<PathStep>> known = new HashMap<>();
    for (Role role : NAMING) {
      if (values.of(role) instanceof ListValue list) {
        List<PathStep> base = role == Role.LOCAL ? steps.get(Role.LAST_APPLIED) : null;
        steps.put(
            role,
            known.computeIfAbsent(
                list, place.isMerged() ? place::steps : each -> pairing.steps(each, base)));
      }
    }
    if (values.result() == null && steps.containsKey(Role.LIVE)) {
      steps.put(Role.RESULT, steps.get(Role.LIVE));
    }
    if (values.patch() == null && steps.containsKey(Role.RESULT)) {
      steps.put(Role.PATCH, steps.get(Role.RESULT));
    }
    return new AlignedList(steps);
  }

  /** The same list, but one document has other items. */
  AlignedList with(Role role, List<PathStep> items) {
    Map<Role, List<PathStep>> changed = new EnumMap<>(steps);
    changed.put(role, items);
    return new AlignedList(changed);
  }

  /** Whether every item is named by its place, as it would be anyway. */
  boolean isPlain() {
    return steps.values().stream()
        .allMatch(
            names ->
                IntStream.range(0, names.size())
                    .allMatch(i -> names.get(i).equals(new PathStep.IndexItem(i))));
  }

  /** Whether each item of each document has a name that no other item there has. */
  boolean isNamed() {
    return steps.values().stream()
        .flatMap(List::stream)
        .allMatch(step -> step instanceof PathStep.KeyedItem item && item.occurrence() == 0);
  }

  /** The items of both lists that stay in the same order, as many as can be: others moved. */
  static Set<PathStep> settled(List<PathStep> before, List<PathStep> after) {
    ListPairing<PathStep> pairing = ListPairing.of(before, after).inOrder(Function.identity());
    return IntStream.range(0, after.size())
        .filter(i -> pairing.partner(i) != ListPairing.NONE)
        .mapToObj(after::get)
        .collect(Collectors.toSet());
  }

  /** The steps of a document's items, in their order; none if it does not have the list. */
  List<PathStep> steps(Role role) {
    return steps.getOrDefault(role, List.of());
  }

  /** The steps of the items that have a place in any document. */
  List<PathStep> at(int place) {
    return steps.values().stream()
        .filter(each -> place < each.size())
        .map(each -> each.get(place))
        .distinct()
        .toList();
  }

  /** Whether all documents that have the list have as many items, and the same one at a place. */
  boolean isSame(int place) {
    return at(place).size() == 1 && steps.values().stream().map(List::size).distinct().count() == 1;
  }

  /** Whether any document has an item with this step. */
  boolean knows(PathStep step) {
    return places.values().stream().anyMatch(byStep -> byStep.containsKey(step));
  }

  /** The place of an item in a document, counted from 0; -1 if the document does not have it. */
  int place(Role role, PathStep step) {
    return places.getOrDefault(role, Map.of()).getOrDefault(step, -1);
  }

  /** What each document has of an item. */
  FieldValues items(PathStep step, FieldValues list) {
    return FieldValues.of(role -> item(role, step, list));
  }

  private @Nullable Value item(Role role, PathStep step, FieldValues list) {
    int place = place(role, step);
    // Who names them may have been asked about a list that is stored as nothing, and is empty here.
    return place >= 0 && list.of(role) instanceof ListValue items && place < items.size()
        ? items.get(place)
        : null;
  }
}
