package dev.tripatch.hazard.check;

import dev.tripatch.hazard.Field.KeyedList;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.LikeItems;
import dev.tripatch.hazard.Show;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds items whose merge key was changed in place: local has a new item that is like one that
 * local no longer has. For Kubernetes they are two items.
 */
public record RenamedItems(
    Text local, Optional<Text> lastApplied, Text live, Text result, Findings findings) {
  /** A list's items by merge key, in the documents of the comparison. */
  private record Versions(
      Map<Scalar, MapValue> before, Map<Scalar, MapValue> now, Map<Scalar, MapValue> live) {}

  /** Checks a list of local. */
  public void check(KeyedList list) {
    String mergeKey = list.mergeKey();
    Versions all =
        new Versions(
            lastApplied.map(text -> items(text, list)).orElse(Map.of()),
            items(local, list),
            items(live, list));
    Map<Scalar, MapValue> added = new LinkedHashMap<>(all.now());
    added.keySet().removeAll(all.before().keySet());
    added.keySet().removeAll(all.live().keySet());
    Map<Scalar, MapValue> gone = new LinkedHashMap<>(all.live());
    gone.putAll(all.before());
    gone.keySet().removeAll(all.now().keySet());
    LikeItems likeGone = new LikeItems(gone, mergeKey);
    LikeItems likeAdded = new LikeItems(added, mergeKey);
    added.forEach(
        (key, item) ->
            likeGone
                .only(item)
                .filter(old -> likeAdded.only(gone.getOrDefault(old, item)).isPresent())
                .ifPresent(old -> tell(list, key, old, all)));
  }

  private static Map<Scalar, MapValue> items(Text text, KeyedList list) {
    return text.at(list.path()).orElse(null) instanceof ListValue items
        ? items.byKey(list.mergeKey())
        : Map.of();
  }

  private void tell(KeyedList list, Scalar key, Scalar old, Versions all) {
    FieldPath oldItem = list.path().item(list.mergeKey(), old);
    if (result.has(oldItem)) {
      add(
          list,
          key,
          HazardWording.RENAMED_STAYS.text("old", Show.value(old), "new", Show.value(key)),
          HazardWording.DELETE_OLD.text("old", Show.value(old), "key", list.mergeKey()));
      return;
    }
    List<String> lost = lost(all, old, key);
    if (!lost.isEmpty()) {
      add(
          list,
          key,
          HazardWording.RENAMED_LOSES.text(
              "old", Show.value(old), "lost", Show.list(lost), "new", Show.value(key)),
          HazardWording.KEEP_KEY.text("key", list.mergeKey(), "lost", Show.list(lost)));
    }
  }

  /** What live has in the old item, and neither last applied nor the new item says. */
  private static List<String> lost(Versions all, Scalar old, Scalar key) {
    MapValue before = all.before().getOrDefault(old, MapValue.EMPTY);
    MapValue now = all.now().getOrDefault(key, MapValue.EMPTY);
    return all.live().getOrDefault(old, MapValue.EMPTY).keys().stream()
        .filter(field -> !before.has(field) && !now.has(field))
        .toList();
  }

  private void add(KeyedList list, Scalar key, String sentence, String remedy) {
    findings.add(
        Role.LOCAL,
        local,
        list.path().item(list.mergeKey(), key).key(list.mergeKey()),
        new Finding(HazardKind.CHANGED_MERGE_KEY, sentence, remedy));
  }
}
