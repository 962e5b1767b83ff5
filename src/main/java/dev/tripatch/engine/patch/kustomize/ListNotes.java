package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.kustomize.KustomizeMerger.NoteCollector;
import dev.tripatch.engine.patch.kustomize.KustomizeNote.Rule;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Notes which of kustomize's rules a merge of two lists meets.
 *
 * @param keys the keys of the items
 * @param path the list
 * @param notes where to note it
 */
record ListNotes(List<String> keys, FieldPath path, NoteCollector notes) {

  void of(List<Value> base, List<Value> patch) {
    if (!patch.isEmpty()) {
      notes.add(path, Rule.PATCH_FIRST);
    }
    noteWithoutKey(patch, Rule.ITEM_WITHOUT_KEY);
    noteWithoutKey(base, Rule.BASE_WITHOUT_KEY);
    if (hasTwice(base) || hasTwice(patch)) {
      notes.add(path, Rule.KEY_TWICE);
    }
    long parts =
        Stream.of(base, patch)
            .flatMap(items -> names(items).stream())
            .map(ListNotes::present)
            .distinct()
            .count();
    if (keys.size() > 1 && parts > 1) {
      notes.add(path, Rule.KEYS_IN_PART);
      AlikeNames others = new AlikeNames(names(base));
      patch.stream().filter(item -> isNotFound(item, others)).forEach(this::noteNotFound);
    } else if (keys.size() > 1) {
      notes.add(path, Rule.TWO_KEYS);
    }
    if (keys.size() == 1 && patch.stream().anyMatch(item -> isReplaceLost(item, base))) {
      notes.add(path, Rule.ITEM_NOT_REPLACED);
    }
  }

  private void noteWithoutKey(List<Value> items, Rule rule) {
    boolean lacks =
        items.stream()
            .anyMatch(
                item ->
                    item instanceof MapValue map
                        && ItemNames.texts(map, keys).getFirst().isEmpty()
                        && !map.keys().equals(Set.of(Directives.PATCH)));
    if (lacks) {
      notes.add(path, rule);
    }
  }

  /** What one side leaves out is taken from the other, and then not found where it was left out. */
  private boolean isNotFound(Value item, AlikeNames others) {
    List<String> texts = ItemNames.texts(item, keys);
    boolean isInPart = texts.contains("") && !texts.getFirst().isEmpty();
    return (isInPart && Directives.isDeletion(item))
        || (!others.contains(texts) && others.hasOneLike(texts));
  }

  private boolean isReplaceLost(Value item, List<Value> base) {
    return NodeMerger.replaces(item)
        && ItemSetter.find(base, keys, ItemNames.texts(item, keys)) >= 0;
  }

  private void noteNotFound(Value item) {
    if (item instanceof MapValue map && map.get(keys.getFirst()) instanceof Scalar key) {
      notes.add(path.item(keys.getFirst(), key), Rule.ITEM_NOT_FOUND);
    }
  }

  private boolean hasTwice(List<Value> items) {
    Set<List<String>> seen = new HashSet<>();
    return !items.stream().allMatch(item -> seen.add(ItemNames.texts(item, keys)));
  }

  private List<List<String>> names(List<Value> items) {
    return items.stream().map(item -> ItemNames.texts(item, keys)).toList();
  }

  private static List<Boolean> present(List<String> texts) {
    return texts.stream().map(text -> !text.isEmpty()).toList();
  }
}
