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
import dev.tripatch.json.ListValue;
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
import java.util.stream.Stream;

/**
 * Checks the merge keys of a keyed list's items.
 *
 * @param patch the patch that a person wrote; empty in a comparison
 * @param live the object as it is; empty if there is none
 */
public record MergeKeyCheck(
    Role where, Text text, Optional<Text> patch, Optional<Text> live, Findings findings) {
  private static final String NAME = "name";

  /**
   * Checks the items of a list for merge keys that are missing, empty or there twice. Beside a
   * patch, only what it merges counts: nothing is looked for in a list that is replaced.
   */
  public void check(KeyedList list) {
    if (patch.filter(it -> !isMerged(it, list.path())).isPresent()) {
      return;
    }
    List<PathStep> steps = ItemSteps.of(list.items(), Optional.of(list.rule()));
    Map<Value, MapValue> firsts = HashMap.newHashMap(steps.size());
    Map<Value, MapValue> written = patch.map(it -> byKey(it, list)).orElse(Map.of());
    Map<Value, MapValue> there = live.map(it -> byKey(it, list)).orElse(Map.of());
    for (int i = 0; i < steps.size(); i++) {
      if (list.items().get(i) instanceof MapValue item) {
        FieldPath path = list.path().then(steps.get(i));
        Value key = item.find(list.mergeKey()).orElse(NullValue.NULL);
        MapValue other = there.get(key);
        if (where == Role.PATCH && other != null && !firsts.containsKey(key)) {
          taken(item, other, list).ifPresent(finding -> add(path, finding));
        }
        if (patch.isEmpty() || written.containsKey(key) || !item.has(list.mergeKey())) {
          check(item, list, path, firsts);
        }
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

  private static boolean isMerged(Text patch, FieldPath list) {
    return patch.at(list).isPresent()
        && Stream.iterate(Optional.of(list), Optional::isPresent, at -> at.get().parent())
            .noneMatch(at -> patch.at(at.get()).filter(MergeKeyCheck::isReplaced).isPresent());
  }

  private static boolean isReplaced(Value value) {
    return value instanceof ListValue list
        ? list.items().stream().anyMatch(MergeKeyCheck::isMarked)
        : isMarked(value);
  }

  private static boolean isMarked(Value value) {
    return value instanceof MapValue map && Directives.REPLACE.equals(map.get(Directives.PATCH));
  }

  /** The items that a patch finds by their merge keys, in the list or in its order. */
  private static Map<Value, MapValue> byKey(Text text, KeyedList list) {
    Map<Value, MapValue> items = new HashMap<>();
    FieldPath order =
        list.path()
            .parent()
            .orElseThrow()
            .key(Directives.orderKey(((PathStep.Key) list.path().last().orElseThrow()).name()));
    Stream.of(list.path(), order)
        .flatMap(path -> text.at(path).stream())
        .flatMap(value -> value instanceof ListValue values ? values.items().stream() : null)
        .filter(MapValue.class::isInstance)
        .map(MapValue.class::cast)
        .forEach(item -> item.find(list.mergeKey()).ifPresent(key -> items.putIfAbsent(key, item)));
    return items;
  }

  /** An item that says another key than the one it finds; with its name, it is that one. */
  private static Optional<Finding> taken(MapValue item, MapValue other, KeyedList list) {
    List<String> different =
        list.different(item, other).stream()
            .filter(part -> !NullValue.isNothing(item.get(part)))
            .toList();
    boolean isSame = item.has(NAME) && item.find(NAME).equals(other.find(NAME));
    return different.isEmpty() || isSame || item.has(Directives.PATCH)
        ? Optional.empty()
        : Optional.of(
            new Finding(
                HazardKind.PARTIAL_MERGE_KEY,
                HazardWording.PARTIAL_FINDS.text(
                    "key", list.mergeKey(),
                    "value", Show.value(KeyedList.part(item, list.mergeKey())),
                    "found", parts(other, different),
                    "written", parts(item, different)),
                HazardWording.ADD_ITEM.text()));
  }

  private static String parts(MapValue item, List<String> keys) {
    return joined(
        keys.stream().map(key -> key + " " + Show.value(KeyedList.part(item, key))).toList());
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
    List<String> different = list.different(item, first);
    if (!different.isEmpty()) {
      return new Finding(
          HazardKind.PARTIAL_MERGE_KEY,
          HazardWording.PARTIAL_KEY.text(
              "key", list.mergeKey(), "value", value, "others", joined(different)),
          patch.isPresent()
              ? HazardWording.WHOLE_OR_INDEX.text("key", list.mergeKey())
              : HazardWording.APPLY_ON_SERVER.text(
                  "keys", joined(list.keys()), "key", list.mergeKey()));
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

  private void add(FieldPath path, Finding finding) {
    findings.add(where, text, path, finding);
  }
}
