package dev.tripatch.hazard;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Field.KeyedList;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Items of a patch that are added, since their merge key is nearly that of one of live's. */
public record NearKey(Text patch, MapValue live, MapValue result, Findings findings) {
  /** A person misspells few keys at once. */
  private static final int MOST = 20;

  /** Checks a list of the patch. */
  public void check(KeyedList list) {
    Set<String> names = names(Counted.valueAt(live, list.path()), list);
    Set<String> others = new LinkedHashSet<>(names);
    others.retainAll(names(Counted.valueAt(result, list.path()), list));
    others.removeAll(names(Optional.of(list.items()), list));
    list.items().items().stream()
        .filter(MapValue.class::isInstance)
        .map(MapValue.class::cast)
        .filter(item -> !item.has(Directives.PATCH) && item.has(list.mergeKey()))
        .map(item -> item.text(list.mergeKey()))
        .filter(name -> !name.isEmpty() && !names.contains(name))
        .limit(MOST)
        .forEach(
            name ->
                others.stream()
                    .filter(old -> EditDistance.isTypo(name, old))
                    .min(Comparator.comparingInt(old -> EditDistance.of(name, old)))
                    .ifPresent(old -> add(list, name, old)));
  }

  private static Set<String> names(Optional<Value> value, KeyedList keyed) {
    return ListValue.itemsOf(value.orElse(null)).stream()
        .filter(MapValue.class::isInstance)
        .map(item -> ((MapValue) item).text(keyed.mergeKey()))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static FieldPath item(KeyedList list, String name) {
    return list.path().item(list.mergeKey(), new StringValue(name));
  }

  private void add(KeyedList list, String name, String old) {
    findings.add(
        Role.PATCH,
        patch,
        item(list, name).key(list.mergeKey()),
        new Finding(
            HazardKind.CHANGED_MERGE_KEY,
            HazardWording.NEAR_KEY.text(
                "list", list.path(), "new", Show.value(new StringValue(name))),
            HazardWording.NEAR_MEANT.text(
                "key", list.mergeKey(), "old", Show.value(new StringValue(old)))));
  }
}
