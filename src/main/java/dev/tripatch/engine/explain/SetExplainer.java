package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Order;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Explains a list of primitives that was merged as a set. */
record SetExplainer(LeafExplainer leaves) {
  FieldOutcome explain(Question list) {
    FieldValues values = list.values();
    boolean isUnique =
        isUnique(values.lastApplied()) && isUnique(values.local()) && isUnique(values.live());
    if (!isUnique) {
      return leaves.verbatim(list, Reason.DUPLICATE_VALUES);
    }
    Set<Value> members = new LinkedHashSet<>(ListValue.itemsOf(values.local()));
    members.addAll(ListValue.itemsOf(values.live()));
    members.addAll(ListValue.itemsOf(values.lastApplied()));
    List<FieldOutcome> parts = new ArrayList<>();
    Membership where = new Membership(list);
    members.forEach(member -> parts.add(where.explain((Scalar) member)));
    boolean isReordered = Order.isChanged(where.live, where.result);
    FieldOutcome merged =
        new FieldOutcome(
                list.path(),
                isReordered ? Outcome.REORDERED : Outcome.MERGED,
                isReordered ? Reason.ORDER_SET : Reason.SET_MERGED,
                values,
                list.rule(),
                new PatchEntry.ListParts(
                    Optional.ofNullable(list.order())
                        .map(ignored -> ListValue.orEmpty(values.local())),
                    where.deletions(),
                    Explainer.isNewHere(list.delta())),
                new ResultEntry.ListParts())
            .with(
                parts,
                ListValue.itemsOf(values.result()).stream().map(SetExplainer::step).toList());
    return isBalanced(list, where, merged) ? merged : leaves.uncovered(list);
  }

  private static boolean isBalanced(Question list, Membership where, FieldOutcome merged) {
    return (list.order() == null || list.order().equals(list.values().local()))
        && Objects.equals(where.deletions().orElse(null), list.deletionList())
        && list.values().result() instanceof ListValue
        && ListValue.itemsOf(list.values().patch()).equals(where.added())
        && new HashSet<>(ListValue.itemsOf(list.values().result())).equals(remaining(merged));
  }

  private static Set<Value> remaining(FieldOutcome merged) {
    Set<Value> remaining = new HashSet<>();
    for (FieldOutcome part : merged.parts()) {
      if (part.resultEntry() instanceof ResultEntry.LiveValue member) {
        remaining.add(member.value());
      }
    }
    return remaining;
  }

  private static PathStep step(Value member) {
    return new PathStep.SetItem((Scalar) member, 0);
  }

  private static boolean isUnique(@Nullable Value list) {
    return ListValue.itemsOf(list).stream().allMatch(Scalar.class::isInstance)
        && new HashSet<>(ListValue.itemsOf(list)).size() == ListValue.itemsOf(list).size();
  }

  /** Which texts have a member. */
  private static final class Membership {

    private final Question list;
    private final boolean isWholeListAdded;
    private final List<Value> local;
    private final List<Value> live;
    private final List<Value> result;
    private final Set<Value> inLocal;
    private final Set<Value> inLive;
    private final Set<Value> inLastApplied;
    private final Set<Value> inPatch;
    private final Set<Value> inResult;

    Membership(Question list) {
      this.list = list;
      isWholeListAdded = Explainer.isNewHere(list.delta());
      local = ListValue.itemsOf(list.values().local());
      live = ListValue.itemsOf(list.values().live());
      result = ListValue.itemsOf(list.values().result());
      inLocal = new HashSet<>(local);
      inLive = new HashSet<>(live);
      inLastApplied = new HashSet<>(ListValue.itemsOf(list.values().lastApplied()));
      inPatch = new HashSet<>(ListValue.itemsOf(list.values().patch()));
      inResult = new HashSet<>(result);
    }

    FieldOutcome explain(Scalar member) {
      boolean isLive = inLive.contains(member);
      if (inLocal.contains(member)) {
        return isLive
            ? part(member, Outcome.SAME, Reason.SET_SAME, true)
            : part(member, Outcome.ADDED, Reason.SET_MISSING, true);
      }
      if (inLastApplied.contains(member)) {
        return isLive
            ? part(member, Outcome.DELETED, Reason.REMOVED_FROM_LOCAL, false)
            : part(member, Outcome.DELETED, Reason.ALREADY_GONE, false);
      }
      return part(member, Outcome.KEPT, Reason.NEVER_APPLIED, true);
    }

    private FieldOutcome part(Scalar member, Outcome outcome, Reason reason, boolean remains) {
      return new FieldOutcome(
          list.path().member(member),
          outcome,
          reason,
          new FieldValues(
              in(inLastApplied, member),
              in(inLocal, member),
              in(inLive, member),
              in(inPatch, member),
              in(inResult, member)),
          Optional.empty(),
          outcome.isAdded() ? new PatchEntry.LocalValue(member) : new PatchEntry.Nothing(),
          remains ? new ResultEntry.LiveValue(member) : new ResultEntry.Nothing());
    }

    private static @Nullable Value in(Set<Value> members, Scalar member) {
      return members.contains(member) ? member : null;
    }

    List<Value> added() {
      return local.stream().filter(member -> isWholeListAdded || !inLive.contains(member)).toList();
    }

    /** What last applied has and local does not, in order of the texts. */
    Optional<ListValue> deletions() {
      List<Value> gone =
          inLastApplied.stream()
              .filter(member -> !inLocal.contains(member))
              .sorted(Comparator.comparing(GoText::print, GoText::compare))
              .toList();
      return gone.isEmpty() ? Optional.empty() : Optional.of(new ListValue(gone));
    }
  }
}
