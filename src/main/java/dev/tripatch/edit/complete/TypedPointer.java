package dev.tripatch.edit.complete;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A pointer as a person types it: with the index of an item or with its name, written as a pointer
 * ({@code /spec/containers/[name=web]/image}) or in that of Tripatch ({@code
 * spec.containers[name=web].image}).
 *
 * @param holder where the last step is taken from
 * @param last the last step, perhaps half typed, without escapes
 */
record TypedPointer(PointerTarget holder, String last) {

  /** What is typed, as far as it leads anywhere; empty where it leads into an item that is not. */
  static Optional<TypedPointer> read(String typed, Facts facts) {
    boolean isPointer = typed.startsWith("/");
    List<String> steps = steps(isPointer ? typed.substring(1) : typed, isPointer ? '/' : '.');
    String between = isPointer ? "/" : ".";
    PointerTarget at = PointerTarget.root(facts);
    for (int i = 0; i < steps.size() - 1; i++) {
      if (at.isList()) {
        Optional<Integer> index = index(at, steps.get(i));
        if (index.isEmpty()) {
          return Optional.empty();
        }
        at = at.item(index.get());
        continue;
      }
      int end = endOfKey(at, steps, i, between);
      if (end == steps.size()) {
        return Optional.of(
            new TypedPointer(at, plain(String.join(between, steps.subList(i, end)))));
      }
      at = at.key(plain(String.join(between, steps.subList(i, end))));
      i = end - 1;
    }
    return Optional.of(new TypedPointer(at, plain(steps.getLast())));
  }

  /** Names of labels have slashes and dots that separate nothing. */
  private static int endOfKey(PointerTarget at, List<String> steps, int from, String between) {
    if (at.knows(plain(steps.get(from)))) {
      return from + 1;
    }
    for (int end = steps.size(); end > from + 1; end--) {
      String key = plain(String.join(between, steps.subList(from, end)));
      if (at.spot().liveMap().has(key)) {
        return end;
      }
    }
    return at.isMapOfPlainValues() ? steps.size() : from + 1;
  }

  /** Where it leads as a whole; empty if it leads into an item that is not there. */
  Optional<PointerTarget> whole() {
    return holder.isList()
        ? index(holder, last).map(holder::item)
        : Optional.of(last).filter(key -> !key.isEmpty()).map(holder::key);
  }

  private static List<String> steps(String typed, char separator) {
    List<String> steps = new ArrayList<>();
    StringBuilder step = new StringBuilder();
    boolean isName = false;
    for (int i = 0; i < typed.length(); i++) {
      char c = typed.charAt(i);
      if (c == '[' && !isName) {
        isName = true;
        if (!step.isEmpty()) {
          steps.add(step.toString());
          step.setLength(0);
        }
      } else if (c == ']') {
        isName = false;
      }
      if (c == separator && !isName) {
        steps.add(step.toString());
        step.setLength(0);
      } else {
        step.append(c);
      }
    }
    steps.add(step.toString());
    return steps;
  }

  private static String plain(String step) {
    return step.replace("~1", "/").replace("~0", "~");
  }

  /** The item that a step names: by place, by name, or as {@code [name=web]}. */
  private static Optional<Integer> index(PointerTarget list, String step) {
    if (step.matches("[0-9]{1,6}")) {
      int index = Integer.parseInt(step);
      return Optional.of(index).filter(it -> it < list.spot().liveItems().size());
    }
    List<Value> items = list.spot().liveItems();
    for (int i = 0; i < items.size(); i++) {
      if (isNamed(list, items.get(i), step)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static boolean isNamed(PointerTarget list, Value item, String step) {
    int equals = step.indexOf('=');
    if (!step.startsWith("[") || equals < 0) {
      String name = step.startsWith("[") ? step.replaceAll("[\\[\\]]", "") : step;
      return list.nameOf(item).filter(plain(name)::equals).isPresent() || isScalar(item, name);
    }
    String key = step.substring(1, equals);
    String value = step.substring(equals + 1).replaceAll("]$|\"", "");
    return item instanceof MapValue map
        && map.get(key) instanceof Scalar scalar
        && Written.plain(scalar).equals(value);
  }

  private static boolean isScalar(Value item, String text) {
    return item instanceof Scalar scalar && Written.plain(scalar).equals(text);
  }

  /** Whether an item at a place may be meant by what is typed of the last step. */
  boolean fits(int index, Value item) {
    String begun = last.startsWith("[") ? last.replaceAll("^\\[([^=]*=)?\"?|\"?]$", "") : last;
    return begun.isEmpty()
        || Integer.toString(index).startsWith(begun)
        || holder.nameOf(item).filter(name -> name.contains(begun)).isPresent()
        || (item instanceof Scalar scalar && Written.plain(scalar).contains(begun));
  }
}
