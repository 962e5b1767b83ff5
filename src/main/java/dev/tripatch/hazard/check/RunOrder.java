package dev.tripatch.hazard.check;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.Field.KeyedList;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Init containers run one after the other; finds where that order changes or is not local's. */
public record RunOrder(Role where, Text wanted, Text live, Findings findings) {
  private static final String INIT_CONTAINERS = "initContainers";

  /** Checks a list of the result. */
  public void check(KeyedList list) {
    if (!list.rule().name().equals(INIT_CONTAINERS)) {
      return;
    }
    List<Value> after = keys(Optional.of(list.items()), list.mergeKey());
    List<Value> before = keys(live.at(list.path()), list.mergeKey());
    List<Value> own = keys(wanted.at(list.path()), list.mergeKey());
    List<Value> others = after.stream().filter(key -> !own.contains(key)).toList();
    if (!common(before, after).equals(common(after, before))) {
      add(list, changed(before, after));
    } else if (!before.isEmpty() && !others.isEmpty() && !before.containsAll(own)) {
      add(list, besides(others, after));
    }
  }

  private static List<Value> common(List<Value> list, List<Value> other) {
    return list.stream().filter(other::contains).toList();
  }

  private static List<Value> keys(Optional<Value> list, String mergeKey) {
    List<Value> keys = new ArrayList<>();
    if (list.orElse(null) instanceof ListValue values) {
      for (Value item : values.items()) {
        if (item instanceof MapValue map) {
          map.find(mergeKey).ifPresent(keys::add);
        }
      }
    }
    return keys;
  }

  private static Finding changed(List<Value> before, List<Value> after) {
    return new Finding(
        HazardKind.CHANGED_ORDER,
        HazardWording.ORDER.text("before", text(before), "after", text(after)),
        HazardWording.LIVES_ORDER.text());
  }

  private Finding besides(List<Value> others, List<Value> after) {
    return new Finding(
        HazardKind.CHANGED_ORDER,
        HazardWording.ORDER_UNNAMED.text(
            "after", text(after), "document", where.words(), "others", text(others)),
        HazardWording.NAME_ALL.text());
  }

  private static String text(List<Value> keys) {
    return Show.list(keys.stream().map(Show::value).toList());
  }

  /** At the list, or where a patch has nothing but its order, at that. */
  private void add(KeyedList list, Finding finding) {
    FieldPath path = list.path();
    FieldPath order = path.parent().orElseThrow().key(Directives.orderKey(INIT_CONTAINERS));
    findings.add(where, path, wanted.spanOf(wanted.has(path) ? path : order), finding);
  }
}
