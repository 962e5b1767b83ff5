package dev.tripatch.patch.kustomize;

import dev.tripatch.patch.Directives;
import dev.tripatch.patch.kustomize.KustomizeNote.Rule;
import dev.tripatch.path.FieldPath;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
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
record ListNotes(List<String> keys, FieldPath path, Notes notes) {

  void of(List<Value> base, List<Value> patch) {
    if (!patch.isEmpty()) {
      notes.add(path, Rule.PATCH_FIRST);
    }
    noteWithoutKey(patch, Rule.ITEM_WITHOUT_KEY);
    noteWithoutKey(base, Rule.BASE_WITHOUT_KEY);
    if (hasTwice(base) || hasTwice(patch)) {
      notes.add(path, Rule.KEY_TWICE);
    }
    long parts = names(base, patch).stream().map(ListNotes::present).distinct().count();
    if (keys.size() > 1 && parts > 1) {
      notes.add(path, Rule.KEYS_IN_PART);
    } else if (keys.size() > 1) {
      notes.add(path, Rule.TWO_KEYS);
    }
    if (patch.stream().anyMatch(NodeMerger::replaces)) {
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

  private boolean hasTwice(List<Value> items) {
    Set<List<String>> seen = new HashSet<>();
    return !items.stream().allMatch(item -> seen.add(ItemNames.texts(item, keys)));
  }

  private List<List<String>> names(List<Value> base, List<Value> patch) {
    return Stream.concat(base.stream(), patch.stream())
        .map(item -> ItemNames.texts(item, keys))
        .toList();
  }

  private static List<Boolean> present(List<String> texts) {
    return texts.stream().map(text -> !text.isEmpty()).toList();
  }
}
