package dev.tripatch.recorded;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Takes away from a question whatever does not matter to what is found in it. */
final class Shrinking {
  private static final Set<String> KEPT =
      Set.of("id", "form", "kind", "apiVersion", "manager", "operation", "force", "schema");

  /** What a step has, however little is in it. */
  private static final String OBJECT = "object";

  /** What is found in a question. */
  interface Find {
    boolean isIn(MapValue question) throws IOException;
  }

  private final Find find;
  private MapValue smallest;

  private Shrinking(MapValue question, Find find) {
    this.find = find;
    smallest = question;
  }

  /** The smallest question found in which that is found. */
  static MapValue of(MapValue question, Find find) throws IOException {
    Shrinking shrinking = new Shrinking(question, find);
    MapValue before;
    do {
      before = shrinking.smallest;
      shrinking.shrink(List.of(), before);
    } while (!before.equals(shrinking.smallest));
    return shrinking.smallest;
  }

  private void shrink(List<Object> path, Value value) throws IOException {
    switch (value) {
      case MapValue map -> {
        for (var entry : map.entries().entrySet()) {
          if (!KEPT.contains(entry.getKey()) && !isLess(path, entry.getKey())) {
            shrink(further(path, entry.getKey()), entry.getValue());
          }
        }
      }
      case ListValue list -> {
        for (int i = list.size() - 1; i >= 0; i--) {
          if (!isLess(path, i)) {
            shrink(further(path, i), list.get(i));
          }
        }
      }
      case StringValue(String text, _) when path.getLast().equals("yaml") -> shrinkText(path, text);
      case Value ignored -> {}
    }
  }

  private void shrinkText(List<Object> path, String text) throws IOException {
    for (int i = text.length() - 1; i >= 0; i--) {
      String now = ((StringValue) at(smallest, path)).text();
      if (i < now.length()) {
        Value less = new StringValue(now.substring(0, i) + now.substring(i + 1));
        isFound(with(smallest, path, less));
      }
    }
  }

  /** Whether a part could be taken away; the question itself keeps its fields. */
  private boolean isLess(List<Object> path, Object step) throws IOException {
    return !path.isEmpty()
        && !step.equals(OBJECT)
        && isFound(with(smallest, path, without(at(smallest, path), step)));
  }

  private boolean isFound(Value question) throws IOException {
    if (!find.isIn((MapValue) question)) {
      return false;
    }
    smallest = (MapValue) question;
    return true;
  }

  private static List<Object> further(List<Object> path, Object step) {
    List<Object> further = new ArrayList<>(path);
    further.add(step);
    return further;
  }

  private static Value at(Value value, List<Object> path) {
    Value at = value;
    for (Object step : path) {
      at = step(at, step);
    }
    return at;
  }

  private static Value step(Value value, Object step) {
    return step instanceof Integer index
        ? ((ListValue) value).get(index)
        : ((MapValue) value).find((String) step).orElseThrow();
  }

  private static Value without(Value value, Object step) {
    if (!(step instanceof Integer index)) {
      return ((MapValue) value).toBuilder().remove((String) step).build();
    }
    List<Value> items = new ArrayList<>(((ListValue) value).items());
    items.remove(index.intValue());
    return new ListValue(items);
  }

  private static Value with(Value value, List<Object> path, Value part) {
    if (path.isEmpty()) {
      return part;
    }
    Object step = path.getFirst();
    Value changed = with(step(value, step), path.subList(1, path.size()), part);
    if (!(step instanceof Integer index)) {
      return ((MapValue) value).toBuilder().put((String) step, changed).build();
    }
    List<Value> items = new ArrayList<>(((ListValue) value).items());
    items.set(index, changed);
    return new ListValue(items);
  }
}
