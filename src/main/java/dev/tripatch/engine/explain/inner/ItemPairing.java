package dev.tripatch.engine.explain.inner;

import dev.tripatch.json.ListPairing;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Pairs the items of a list with those of the same list in documents before: those that are equal,
 * then those of one identity, then those without identity that are most alike, then scalars at the
 * same place.
 */
public final class ItemPairing {

  private final Optional<FieldRule> rule;

  /** For each item that a document had, its step and all that it was. */
  private final List<PathStep> steps = new ArrayList<>();

  private final List<List<Value>> forms = new ArrayList<>();
  private final Map<ItemIdentity, Integer> counts = new HashMap<>();

  /** Pairs items of a list that has this rule. */
  ItemPairing(Optional<FieldRule> rule) {
    this.rule = rule;
  }

  /** For each item of a list the place of the same one in another; -1 if it is new. */
  public static List<Integer> partners(
      List<Value> before, List<Value> now, Optional<FieldRule> rule) {
    return pairing(before.stream().map(List::of).toList(), now, rule, new BitSet());
  }

  private static List<Integer> pairing(
      List<List<Value>> before, List<Value> now, Optional<FieldRule> rule, BitSet unlike) {
    return new ListPairing<>(before, now)
        .inOrder(Function.identity())
        .anywhere(Function.identity())
        .mostAlike(item -> ItemIdentity.of(item, rule), (one, other) -> 1 + Likeness.of(one, other))
        .without(unlike)
        .mostAlike(
            item -> ItemIdentity.of(item, rule).isPresent() ? Optional.empty() : Optional.of(""),
            Likeness::of)
        .byPlace((some, others) -> some.size() == others.size() && areScalars(some, others))
        .partners();
  }

  private static boolean areScalars(List<Value> some, List<Value> others) {
    return some.stream().allMatch(Scalar.class::isInstance)
        && others.stream().allMatch(Scalar.class::isInstance);
  }

  /**
   * The steps of the items of the next document's list.
   *
   * @param like the items that others may be which are neither equal nor have the same identity;
   *     null for all
   */
  List<PathStep> steps(ListValue list, @Nullable List<PathStep> like) {
    BitSet unlike = new BitSet();
    if (like != null) {
      Set<PathStep> alike = Set.copyOf(like);
      for (int i = 0; i < steps.size(); i++) {
        unlike.set(i, !alike.contains(steps.get(i)));
      }
    }
    List<Integer> partners = pairing(forms, list.items(), rule, unlike);
    List<PathStep> named = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      named.add(step(list.get(i), partners.get(i)));
    }
    return named;
  }

  private PathStep step(Value item, int partner) {
    int place = partner == ListPairing.NONE ? steps.size() : partner;
    if (place == steps.size()) {
      steps.add(step(item));
      forms.add(new ArrayList<>(1));
    }
    if (!forms.get(place).contains(item)) {
      forms.get(place).add(item);
    }
    return steps.get(place);
  }

  /** Items of several keys cannot be named by them, so they have a place like those without any. */
  private PathStep step(Value item) {
    return ItemIdentity.of(item, rule)
        .flatMap(known -> known.step(counts.merge(known, 1, Integer::sum) - 1))
        .orElseGet(() -> new PathStep.IndexItem(steps.size()));
  }
}
