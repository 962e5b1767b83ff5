package dev.tripatch.show;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.MergedItem;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which merged item each item of a list in a text is. For one list, from its first item on. */
final class ItemsInText {

  private final Optional<Branch> version;

  /** What is left of the items, in the order of the merge, by what they are found by. */
  private final Map<Object, Deque<Candidate>> left = new HashMap<>();

  private final Set<String> mergeKeys = new LinkedHashSet<>();
  private final Set<MergedItem> taken = new HashSet<>();

  /** An item with its place in the order of the merge. */
  private record Candidate(int place, MergedItem item) {}

  /** What an item of the result without a key is found by. */
  private enum Unnamed {
    ITEM
  }

  /**
   * No item is taken yet.
   *
   * @param version in which version the list is; empty for the result
   */
  ItemsInText(List<MergedItem> all, Optional<Branch> version) {
    this.version = version;
    for (int i = 0; i < all.size(); i++) {
      Candidate candidate = new Candidate(i, all.get(i));
      name(candidate.item())
          .ifPresent(name -> left.computeIfAbsent(name, _ -> new ArrayDeque<>()).add(candidate));
    }
  }

  /** Items of the result without a key come in the order of the merge. */
  private Optional<Object> name(MergedItem item) {
    if (version.isPresent()) {
      return Optional.ofNullable(item.places().of(version.get()));
    }
    return switch (item.step()) {
      case PathStep.KeyedItem keyed -> {
        mergeKeys.add(keyed.mergeKey());
        yield Optional.of(Map.entry(keyed.mergeKey(), keyed.value()));
      }
      case PathStep.SetItem member -> Optional.of(member.value());
      case PathStep.Key _, PathStep.IndexItem _, PathStep.Lines _ ->
          item.field().value(Branch.OURS) != null || item.field().value(Branch.THEIRS) != null
              ? Optional.of(Unnamed.ITEM)
              : Optional.empty();
    };
  }

  /** The first item that it can be and that was not taken yet; null if all are taken. */
  @Nullable MergedItem take(int index, Value value) {
    Candidate first = null;
    if (version.isPresent()) {
      first = earlier(first, index);
    } else {
      first = earlier(earlier(first, Unnamed.ITEM), value);
      if (value instanceof MapValue map) {
        for (String key : mergeKeys) {
          Value name = map.get(key);
          first = name == null ? first : earlier(first, Map.entry(key, name));
        }
      }
    }
    if (first == null) {
      return null;
    }
    taken.add(first.item());
    return first.item();
  }

  private @Nullable Candidate earlier(@Nullable Candidate known, Object name) {
    Deque<Candidate> candidates = left.getOrDefault(name, new ArrayDeque<>());
    while (!candidates.isEmpty() && taken.contains(candidates.getFirst().item())) {
      candidates.removeFirst();
    }
    Candidate next = candidates.peekFirst();
    return known == null || next != null && next.place() < known.place() ? next : known;
  }
}
