package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Order;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a strategic merge patch that a person wrote does to a list that live has. */
final class StrategicLists {

  private final StrategicItems items;

  StrategicLists(StrategicFields fields) {
    items = new StrategicItems(fields);
  }

  FieldOutcome explain(ComposedField field) {
    List<Value> all = new ArrayList<>(ListValue.itemsOf(field.live()));
    all.addAll(ListValue.itemsOf(field.patch()));
    if (!field.place().isMerged()) {
      return atomic(field);
    }
    if (all.isEmpty()) {
      Value live = Objects.requireNonNull(field.live());
      return ComposedLeaves.leaf(field, Outcome.SAME, Reason.PATCH_SAME, live);
    }
    return field
        .place()
        .mergeKey()
        .filter(_ -> all.getFirst() instanceof MapValue)
        .map(key -> items.explain(field, key))
        .orElseGet(() -> set(field));
  }

  private static FieldOutcome atomic(ComposedField field) {
    Value live = Objects.requireNonNull(field.live());
    Value written = Objects.requireNonNullElse(field.patch(), live);
    Value left = WrittenLists.arranged(field, written);
    if (left.equals(live)) {
      return ComposedLeaves.leaf(field, Outcome.SAME, Reason.PATCH_SAME, left);
    }
    if (field.patch() != null) {
      return ComposedLeaves.leaf(field, Outcome.REPLACED, Reason.PATCH_LIST_REPLACED, left);
    }
    return field.deletions() == null
        ? ComposedLeaves.leaf(field, Outcome.REORDERED, Reason.PATCH_ORDER, left)
        : ComposedLeaves.leaf(field, Outcome.CHANGED, Reason.MEMBER_DELETED, left);
  }

  private static FieldOutcome set(ComposedField field) {
    List<Value> live = ListValue.itemsOf(field.live());
    List<Value> patch = ListValue.itemsOf(field.patch());
    List<Value> result = ListValue.itemsOf(field.result());
    Set<Value> deleted = new LinkedHashSet<>(ListValue.itemsOf(field.deletions()));
    Set<Value> members = new LinkedHashSet<>(live);
    members.addAll(patch);
    members.addAll(deleted);
    if (!isSet(live) || !isSet(patch) || !isSet(result) || !members.containsAll(result)) {
      return ComposedLeaves.verbatim(field, Reason.DUPLICATE_VALUES);
    }
    Membership where =
        new Membership(new HashSet<>(live), new HashSet<>(patch), deleted, new HashSet<>(result));
    List<FieldOutcome> parts = new ArrayList<>();
    for (Value member : members) {
      if (!(member instanceof Scalar scalar)) {
        return ComposedLeaves.verbatim(field, Reason.NOT_COVERED);
      }
      parts.add(where.explain(field, scalar));
    }
    boolean isReordered = Order.isChanged(live, result);
    return ComposedLeaves.list(
        field,
        isReordered ? Outcome.REORDERED : Outcome.MERGED,
        isReordered ? Reason.PATCH_ORDER : Reason.SET_MERGED,
        parts,
        result.stream().<PathStep>map(member -> new PathStep.SetItem((Scalar) member, 0)).toList());
  }

  /** Which of the lists have a member. */
  private record Membership(
      Set<Value> live, Set<Value> patch, Set<Value> deleted, Set<Value> result) {

    FieldOutcome explain(ComposedField list, Scalar member) {
      ComposedField item =
          list.item(
              new PathStep.SetItem(member, 0),
              in(live, member),
              in(patch, member),
              in(result, member));
      if (deleted.contains(member)) {
        return live.contains(member)
            ? ComposedLeaves.leaf(item, Outcome.DELETED, Reason.MEMBER_DELETED, null)
            : ComposedLeaves.leaf(item, Outcome.SAME, Reason.NO_SUCH_MEMBER, null);
      }
      return patch.contains(member)
          ? ComposedLeaves.set(item, member)
          : ComposedLeaves.untouched(item);
    }

    private static @Nullable Value in(Set<Value> members, Value member) {
      return members.contains(member) ? member : null;
    }
  }

  private static boolean isSet(List<Value> members) {
    return new HashSet<>(members).size() == members.size();
  }

  /** Whether an item of a patch's list says that the list replaces live's. */
  static boolean isReplacement(Value item) {
    return item instanceof MapValue map && Directives.REPLACE.equals(map.get(Directives.PATCH));
  }
}
