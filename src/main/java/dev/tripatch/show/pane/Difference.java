package dev.tripatch.show.pane;

import dev.tripatch.document.ShownValue;
import dev.tripatch.engine.explain.inner.ReadingUnion;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What one step makes of an object: what is new or other, and what has gone, which is still shown
 * at its place.
 */
final class Difference {
  private final List<FieldPath> written = new ArrayList<>();
  private final List<FieldPath> gone = new ArrayList<>();
  private final ShownValue shown;

  /** The difference between an object before and after a step. */
  Difference(Value before, Value after, TypedPath root) {
    shown = shown(before, after, root);
  }

  /** The object after the step, with what has just gone. */
  ShownValue shown() {
    return shown;
  }

  /** The fields that are new or have another value. */
  List<FieldPath> written() {
    return written;
  }

  /** The fields that are shown and no longer there. */
  List<FieldPath> gone() {
    return gone;
  }

  private ShownValue shown(@Nullable Value before, Value after, TypedPath at) {
    if (after.equals(before)) {
      return ShownValue.of(after);
    }
    if (before instanceof MapValue old && after instanceof MapValue now && !old.isEmpty()) {
      return map(old, now, at);
    }
    if (before instanceof ListValue old && after instanceof ListValue now && isNamed(old, at)) {
      return list(old, now, at);
    }
    written.add(at.path());
    return ShownValue.of(after);
  }

  /** Items that are only counted may be other ones after the step. */
  private static boolean isNamed(ListValue list, TypedPath at) {
    return at.steps(list).stream().noneMatch(PathStep.IndexItem.class::isInstance);
  }

  private ShownValue map(MapValue before, MapValue after, TypedPath at) {
    Map<String, ShownValue> both = LinkedHashMap.newLinkedHashMap(after.size());
    for (String key : ReadingUnion.merged(after.keys(), before.keys())) {
      Value now = after.get(key);
      Value old = before.get(key);
      if (now != null) {
        both.put(key, shown(old, now, at.key(key)));
      } else if (old != null) {
        gone.add(at.path().key(key));
        both.put(key, ShownValue.gone(old));
      }
    }
    return ShownValue.map(both);
  }

  private ShownValue list(ListValue before, ListValue after, TypedPath at) {
    Map<PathStep, Value> old = at.items(before);
    Map<PathStep, Value> now = at.items(after);
    Set<PathStep> twice = new HashSet<>();
    List<ShownValue> both = new ArrayList<>(after.size());
    for (PathStep item : ReadingUnion.merged(at.steps(after), at.steps(before))) {
      Value value = now.get(item);
      Value was = old.get(item);
      if (value != null) {
        both.add(shown(was, value, at.then(item)));
      } else if (was != null && twice.add(item)) {
        gone.add(at.path().then(item));
        both.add(ShownValue.gone(was));
      }
    }
    return ShownValue.list(both);
  }
}
