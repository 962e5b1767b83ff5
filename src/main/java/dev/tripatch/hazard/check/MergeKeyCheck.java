package dev.tripatch.hazard.check;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.hazard.Field.KeyedList;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ItemSteps;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks the merge keys of a keyed list's items. */
public record MergeKeyCheck(Role where, Text text, Findings findings) {
  /**
   * What a server fills in ({@code ContainerPort}, {@code ServicePort}), so that it is no other.
   */
  private static final Map<String, Value> DEFAULTS = Map.of("protocol", new StringValue("TCP"));

  /** Checks the items of a list for merge keys that are missing, empty or there twice. */
  public void check(KeyedList list) {
    List<PathStep> steps = ItemSteps.of(list.items(), Optional.of(list.rule()));
    Map<Value, MapValue> firsts = HashMap.newHashMap(steps.size());
    for (int i = 0; i < steps.size(); i++) {
      if (list.items().get(i) instanceof MapValue item) {
        check(item, list, list.path().then(steps.get(i)), firsts);
      }
    }
  }

  private void check(MapValue item, KeyedList list, FieldPath path, Map<Value, MapValue> firsts) {
    Value key = item.get(list.mergeKey());
    boolean isMarked = item.has(Directives.PATCH);
    if (key == null) {
      if (!isMarked || Directives.isDeletion(item)) {
        add(path, missing(item, list));
      }
    } else if (key.equals(new StringValue(""))) {
      add(path, empty(list));
    } else if (!isMarked) {
      MapValue first = firsts.putIfAbsent(key, item);
      if (first != null) {
        add(path, collision(key, item, first, list));
      }
    }
  }

  private static Finding missing(MapValue item, KeyedList list) {
    // A field walk shows the numbers as they are written; the reference quotes the decoded item.
    MapValue read = EngineNumbers.asEngineReads(item);
    return new Finding(
        HazardKind.MISSING_MERGE_KEY,
        HazardWording.NO_KEY.text("list", list.rule().name(), "key", list.mergeKey()),
        HazardWording.GIVE_KEY.text("key", list.mergeKey()),
        Optional.of(
            Refusals.noMergeKey(list.path(), read, list.mergeKey()).refusal().referenceText()));
  }

  private static Finding empty(KeyedList list) {
    return new Finding(
        HazardKind.EMPTY_MERGE_KEY,
        HazardWording.EMPTY_KEY.text("key", list.mergeKey()),
        HazardWording.GIVE_KEY_OR_REMOVE.text("key", list.mergeKey()),
        Optional.of(
            Refusals.noMergeKey(list.path(), MapValue.EMPTY, list.mergeKey())
                .refusal()
                .referenceText()));
  }

  private Finding collision(Value key, MapValue item, MapValue first, KeyedList list) {
    String value = Show.value(key);
    List<String> keys = list.rule().listMapKeys();
    List<String> different =
        keys.stream().filter(each -> !part(item, each).equals(part(first, each))).toList();
    if (keys.contains(list.mergeKey()) && !different.isEmpty()) {
      return new Finding(
          HazardKind.PARTIAL_MERGE_KEY,
          HazardWording.PARTIAL_KEY.text(
              "key", list.mergeKey(), "value", value, "others", joined(different)),
          where == Role.PATCH
              ? HazardWording.ADD_BY_POINTER.text("key", list.mergeKey())
              : HazardWording.APPLY_ON_SERVER.text("keys", joined(keys), "key", list.mergeKey()));
    }
    return new Finding(
        HazardKind.DUPLICATE_MERGE_KEY,
        HazardWording.DUPLICATE_KEY.text(
            "list", list.rule().name(), "key", list.mergeKey(), "value", value),
        HazardWording.OWN_KEYS.text("key", list.mergeKey()));
  }

  private static String joined(List<String> keys) {
    return keys.stream()
        .reduce((a, b) -> HazardWording.AND.text("first", a, "second", b))
        .orElse("");
  }

  private static Value part(MapValue item, String key) {
    return item.find(key).orElse(DEFAULTS.getOrDefault(key, NullValue.NULL));
  }

  private void add(FieldPath path, Finding finding) {
    findings.add(where, text, path, finding);
  }
}
