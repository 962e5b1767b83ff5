package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.ValueDraft;
import dev.tripatch.engine.patch.ValueDraft.Content;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.TypedPath;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Names places in an object while operations change it. Items are counted only where two have had
 * the same name at some time, so mostly no list is looked through. To know all names, it must be
 * asked for each place that was written, right after that.
 */
final class DraftNames {
  private final TypedPath root;
  private final Map<ValueDraft, Items> lists = new HashMap<>();

  DraftNames(TypedPath root) {
    this.root = root;
  }

  /**
   * The place that a pointer leads to; beyond the last value on its way, every token is a key.
   *
   * @param isLeaving whether an operation is about to take that value away
   */
  TypedPath of(ValueDraft object, JsonPointer pointer, boolean isLeaving) {
    TypedPath place = root;
    @Nullable ValueDraft at = object;
    Iterator<String> tokens = pointer.tokens().iterator();
    while (tokens.hasNext()) {
      String token = tokens.next();
      if (at == null) {
        place = place.key(token);
        continue;
      }
      ValueDraft holder = at;
      at = null;
      switch (holder.open()) {
        case Content.Items(List<ValueDraft> drafts) when index(drafts, token) >= 0 -> {
          int index = index(drafts, token);
          Items items = items(holder, drafts, place.rule());
          place = place.then(items.step(index, isLeaving && !tokens.hasNext()));
          at = drafts.get(index);
        }
        case Content.Fields(Map<String, ValueDraft> drafts) -> {
          place = place.key(token);
          at = drafts.get(token);
        }
        case Content.Items _, Content.Whole _ -> place = place.key(token);
      }
    }
    return place;
  }

  /** Negative where there is no such item. */
  private static int index(List<ValueDraft> drafts, String token) {
    if (token.equals("-")) {
      return drafts.size() - 1;
    }
    int index = token.matches("\\d{1,9}") ? Integer.parseInt(token) : -1;
    return index < drafts.size() ? index : -1;
  }

  /** A list that was moved may have another rule. */
  private Items items(ValueDraft list, List<ValueDraft> drafts, Optional<FieldRule> rule) {
    return lists.compute(
        list,
        (_, known) -> known != null && known.rule.equals(rule) ? known : new Items(drafts, rule));
  }

  /** The items of a list. */
  private static final class Items {
    private final List<ValueDraft> drafts;
    private final Optional<FieldRule> rule;

    /** Those that have, or had, a name. */
    private final Map<PathStep, Set<ValueDraft>> byName = new HashMap<>();

    Items(List<ValueDraft> drafts, Optional<FieldRule> rule) {
      this.drafts = drafts;
      this.rule = rule;
      for (int i = 0; i < drafts.size(); i++) {
        alike(first(i)).add(drafts.get(i));
      }
    }

    private Set<ValueDraft> alike(PathStep first) {
      return byName.computeIfAbsent(first, _ -> HashSet.newHashSet(1));
    }

    PathStep step(int index, boolean isLeaving) {
      PathStep first = first(index);
      if (first instanceof PathStep.IndexItem) {
        return first;
      }
      Set<ValueDraft> alike = alike(first);
      alike.add(drafts.get(index));
      int before = 0;
      for (int i = 0; alike.size() > 1 && i < index; i++) {
        before += alike.contains(drafts.get(i)) && first(i).equals(first) ? 1 : 0;
      }
      if (isLeaving) {
        alike.remove(drafts.get(index));
      }
      return ItemSteps.counted(first, before);
    }

    private PathStep first(int index) {
      return ItemSteps.first(named(drafts.get(index)), index, rule);
    }

    /** An item as far as it takes to name it. */
    private Value named(ValueDraft item) {
      return switch (item.content()) {
        case Content.Whole(Value value) -> value;
        case Content.Items ignored -> ListValue.EMPTY;
        case Content.Fields(Map<String, ValueDraft> drafts) ->
            rule.flatMap(FieldRule::mergeKey)
                .flatMap(
                    key ->
                        Optional.ofNullable(drafts.get(key))
                            .<Value>map(named -> MapValue.of(key, named(named))))
                .orElse(MapValue.EMPTY);
      };
    }
  }
}
