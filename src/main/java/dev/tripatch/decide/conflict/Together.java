package dev.tripatch.decide.conflict;

import dev.tripatch.decide.conflict.Conflicts.Sameness;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Union;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Said;
import dev.tripatch.schema.TypedPath;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which fields of a comparison are one decision: members of a one-of, and an item whose merge key
 * changed. In a list that nothing merges there are none. Looking for the latter takes long, so ask
 * one of these about all fields. For one thread.
 */
public final class Together {
  private final ThreeWayOutcome.Computed outcome;

  /** The items of lists, once they were looked for. */
  private final Map<FieldPath, List<Group>> renamed = new HashMap<>();

  /** Looks for them in a comparison. */
  public Together(ThreeWayOutcome.Computed outcome) {
    this.outcome = outcome;
  }

  /**
   * Fields that are decided together.
   *
   * @param holder the map with the members, or the list with the items
   * @param fields the fields; an item's old place comes before its new one
   * @param isRenamed whether they are the places of one item
   */
  public record Group(FieldPath holder, List<FieldPath> fields, boolean isRenamed) {

    /** Why they are one decision, in a sentence for people. */
    public Said said() {
      return isRenamed
          ? ConflictWording.RENAMED.said(
              "old", fields.getFirst(), "new", fields.getLast().below(holder))
          : ConflictWording.ONE_OF.said(
              "fields", fields.stream().map(FieldPath::toString).collect(Collectors.joining(", ")));
    }
  }

  /**
   * What is decided together with a field: what it is in is among that, or it itself.
   *
   * @param from the document that local gets it from
   * @return empty if it is decided alone
   */
  public Optional<Group> at(FieldPath path, Role from) {
    TypedPath place = TypedPath.root(outcome.inputs().schema().type());
    Optional<Group> group = Optional.empty();
    for (PathStep step : path.steps()) {
      if (step instanceof PathStep.Key(String name)) {
        group = oneOf(place, name, from);
        place = place.key(name);
      } else if (!place.isMerged()) {
        return group;
      } else {
        group = renamed(place, place.path().then(step), from);
        place = place.then(step);
      }
      if (group.isPresent()) {
        return group;
      }
    }
    return group;
  }

  private Optional<Value> held(Role document, FieldPath path) {
    return outcome.inputs().documents().get(document).flatMap(object -> Fields.at(object, path));
  }

  private Optional<Group> oneOf(TypedPath map, String name, Role from) {
    return Union.of(map.type())
        .filter(each -> each.members().contains(name))
        .filter(each -> !present(each, Role.LOCAL, map).equals(present(each, from, map)))
        .map(each -> each.members().stream().map(map.path()::key))
        .map(all -> all.filter(each -> !isSame(each, from)).toList())
        .filter(members -> !members.isEmpty())
        .map(members -> new Group(map.path(), members, false));
  }

  private Set<String> present(Union union, Role document, TypedPath map) {
    return held(document, map.path()).orElse(null) instanceof MapValue there
        ? Set.copyOf(union.present(there))
        : Set.of();
  }

  private boolean isSame(FieldPath path, Role other) {
    return Sameness.isSame(held(Role.LOCAL, path).orElse(null), held(other, path).orElse(null));
  }

  private Optional<Group> renamed(TypedPath list, FieldPath item, Role from) {
    return has(Role.LIVE, item) == has(Role.LOCAL, item)
        ? Optional.empty()
        : renamed.computeIfAbsent(list.path(), _ -> renamedIn(list)).stream()
            .filter(group -> group.fields().contains(item))
            .filter(group -> from == Role.LIVE || has(from, group.fields().getLast()))
            .findFirst();
  }

  /** Live changed a key that was applied, or local did. */
  private List<Group> renamedIn(TypedPath list) {
    Set<PathStep> applied = steps(Role.LAST_APPLIED, list);
    Set<PathStep> local = steps(Role.LOCAL, list);
    Set<PathStep> live = steps(Role.LIVE, list);
    return Stream.of(true, false)
        .flatMap(
            isApplied ->
                pairs(
                    only(local, live, step -> applied.contains(step) == isApplied, list),
                    only(live, local, step -> applied.contains(step) != isApplied, list)))
        .map(pair -> new Group(list.path(), pair, true))
        .toList();
  }

  private Set<PathStep> steps(Role document, TypedPath list) {
    return held(document, list.path()).orElse(null) instanceof ListValue items
        ? new LinkedHashSet<>(list.steps(items))
        : Set.of();
  }

  private static List<FieldPath> only(
      Set<PathStep> one, Set<PathStep> other, Predicate<PathStep> wanted, TypedPath list) {
    return one.stream()
        .filter(step -> step instanceof PathStep.KeyedItem && !other.contains(step))
        .filter(wanted)
        .map(list.path()::then)
        .toList();
  }

  /** The only two, or those with one name. */
  private Stream<List<FieldPath>> pairs(List<FieldPath> mine, List<FieldPath> theirs) {
    if (mine.size() == 1 && theirs.size() == 1) {
      return Stream.of(List.of(mine.getFirst(), theirs.getFirst()));
    }
    Map<Optional<Value>, List<FieldPath>> named = byName(Role.LIVE, theirs);
    return byName(Role.LOCAL, mine).entrySet().stream()
        .filter(each -> each.getKey().isPresent() && each.getValue().size() == 1)
        .filter(each -> named.getOrDefault(each.getKey(), List.of()).size() == 1)
        .map(
            each ->
                List.of(
                    each.getValue().getFirst(),
                    Objects.requireNonNull(named.get(each.getKey())).getFirst()));
  }

  private boolean has(Role document, FieldPath path) {
    return held(document, path).isPresent();
  }

  private Map<Optional<Value>, List<FieldPath>> byName(Role document, List<FieldPath> items) {
    return items.stream().collect(Collectors.groupingBy(item -> held(document, item.key("name"))));
  }
}
