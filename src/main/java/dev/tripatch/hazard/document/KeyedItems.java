package dev.tripatch.hazard.document;

import dev.tripatch.hazard.found.Field.KeyedList;
import dev.tripatch.hazard.found.Findings;
import dev.tripatch.hazard.found.Findings.Telling;
import dev.tripatch.hazard.found.HazardKind;
import dev.tripatch.hazard.found.Show;
import dev.tripatch.hazard.found.Text;
import dev.tripatch.patch.Directives;
import dev.tripatch.patch.Refusals;
import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.role.Role;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.value.EngineNumbers;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks the merge keys of a keyed list's items. */
public final class KeyedItems {
  /**
   * What a server fills in ({@code ContainerPort}, {@code ServicePort}), so that it is no other.
   */
  private static final Map<String, Value> DEFAULTS = Map.of("protocol", new StringValue("TCP"));

  private final Role where;
  private final Text text;
  private final Findings findings;

  /** A check of the lists of a document with this role. */
  public KeyedItems(Role where, Text text, Findings findings) {
    this.where = where;
    this.text = text;
    this.findings = findings;
  }

  /** Checks the items of a list for merge keys that are missing, empty or there twice. */
  public void check(KeyedList list) {
    List<Step> steps = ItemSteps.of(list.items(), Optional.of(list.rule()));
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

  private static Telling missing(MapValue item, KeyedList list) {
    MapValue read = EngineNumbers.asEngineReads(item);
    return new Telling(
        HazardKind.MISSING_MERGE_KEY,
        "This item of %s has no %s, by which Kubernetes tells the items of this list apart."
            .formatted(list.rule().name(), list.mergeKey()),
        "Give it a %s.".formatted(list.mergeKey()),
        Optional.of(
            Refusals.noMergeKey(list.path(), read, list.mergeKey()).refusal().referenceText()));
  }

  private static Telling empty(KeyedList list) {
    return new Telling(
        HazardKind.EMPTY_MERGE_KEY,
        ("The %s of this item is empty. Many servers leave an empty text out when they store the"
                + " object, and then the item has no merge key at all: the next patch is refused.")
            .formatted(list.mergeKey()),
        "Give it a %s that is not empty, or take the item out.".formatted(list.mergeKey()),
        Optional.of(
            Refusals.noMergeKey(list.path(), MapValue.EMPTY, list.mergeKey())
                .refusal()
                .referenceText()));
  }

  private static Telling collision(Value key, MapValue item, MapValue first, KeyedList list) {
    String same = list.mergeKey() + " " + Show.value(key);
    List<String> keys = list.rule().listMapKeys();
    List<String> different =
        keys.stream().filter(each -> !part(item, each).equals(part(first, each))).toList();
    if (keys.contains(list.mergeKey()) && !different.isEmpty()) {
      return new Telling(
          HazardKind.PARTIAL_MERGE_KEY,
          ("Two items have the %s and differ in %s only. A patch finds items by %s alone, so what"
                  + " is meant for one can reach the other or remove it.")
              .formatted(same, String.join(" and ", different), list.mergeKey()),
          ("Apply this object with kubectl apply --server-side, which tells items apart by %s; or"
                  + " use two different values of %s.")
              .formatted(String.join(" and ", keys), list.mergeKey()));
    }
    return new Telling(
        HazardKind.DUPLICATE_MERGE_KEY,
        ("An earlier item of %s has the %s too. A patch finds items by %s, so it cannot tell the"
                + " two apart.")
            .formatted(list.rule().name(), same, list.mergeKey()),
        "Give each item a %s of its own, or take one of them out.".formatted(list.mergeKey()));
  }

  private static Value part(MapValue item, String key) {
    return item.find(key).orElse(DEFAULTS.getOrDefault(key, NullValue.NULL));
  }

  private void add(FieldPath path, Telling telling) {
    findings.add(where, text, path, telling);
  }
}
