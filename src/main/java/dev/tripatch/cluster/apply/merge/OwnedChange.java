package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How an object changed, in fields (structured-merge-diff, {@code TypedValue.Compare}).
 *
 * @param added fields that only the new object has
 * @param modified fields that both have, with other values
 * @param removed fields that only the old object has
 */
public record OwnedChange(FieldSet added, FieldSet modified, FieldSet removed) {

  /** The change from one value to another, both of this type. */
  public static OwnedChange between(Value before, Value after, TypeView view) {
    Walk walk = new Walk();
    walk.compare(before, after, view, ServerPath.ROOT);
    return new OwnedChange(
        FieldSet.of(walk.added), FieldSet.of(walk.modified), FieldSet.of(walk.removed));
  }

  /** What an owner must agree to: fields that get a value or another one. */
  public FieldSet set() {
    return added.plus(modified);
  }

  private static final class Walk {

    private final Set<ServerPath> added = new LinkedHashSet<>();
    private final Set<ServerPath> modified = new LinkedHashSet<>();
    private final Set<ServerPath> removed = new LinkedHashSet<>();

    /** At most one side is null, which means that it has nothing here. */
    void compare(@Nullable Value before, @Nullable Value after, TypeView view, ServerPath path) {
      if (Objects.equals(before, after)) {
        return;
      }
      if (before != null && after != null && !isSameKind(before, after)) {
        parts(before, after, before, view, path);
      }
      Value shape = after == null || (after == NullValue.NULL && before != null) ? before : after;
      boolean isLeaf = shape == null || parts(before, after, shape, view, path);
      if (!isLeaf) {
        oneSided(before, after, path);
      }
    }

    /** Compares by parts, as the shape says; true if that is one leaf. */
    private boolean parts(
        @Nullable Value before, @Nullable Value after, Value shape, TypeView view, ServerPath at) {
      return switch (shape) {
        case MapValue ignored -> maps(before, after, view, at);
        case ListValue ignored -> lists(before, after, view, at);
        case Scalar ignored -> leaf(before, after, at);
      };
    }

    private boolean maps(
        @Nullable Value before, @Nullable Value after, TypeView view, ServerPath path) {
      Map<String, Value> old = before instanceof MapValue map ? map.entries() : Map.of();
      Map<String, Value> now = after instanceof MapValue map ? map.entries() : Map.of();
      if (view.isAtomicMap() || (old.isEmpty() && now.isEmpty())) {
        return leaf(before, after, path);
      }
      Set<String> keys = new LinkedHashSet<>(old.keySet());
      keys.addAll(now.keySet());
      keys.forEach(key -> compare(old.get(key), now.get(key), view.field(key), path.field(key)));
      return false;
    }

    private boolean lists(
        @Nullable Value before, @Nullable Value after, TypeView view, ServerPath path) {
      ListValue old = before instanceof ListValue list ? list : ListValue.EMPTY;
      ListValue now = after instanceof ListValue list ? list : ListValue.EMPTY;
      boolean isWhole = view.listKind() == TypeView.ListKind.WHOLE;
      if (isWhole || (old.isEmpty() && now.isEmpty())) {
        return leaf(before, after, path);
      }
      Map<PathElement, List<Value>> olds = byName(old, view);
      Map<PathElement, List<Value>> nows = byName(now, view);
      Set<PathElement> names = new LinkedHashSet<>(olds.keySet());
      names.addAll(nows.keySet());
      for (PathElement name : names) {
        items(
            olds.getOrDefault(name, List.of()),
            nows.getOrDefault(name, List.of()),
            view.item(),
            path.then(name));
      }
      return false;
    }

    /**
     * Items of one name; where there are several, they count as one leaf. That leaf and a single
     * item are two things: one goes and the other comes.
     */
    private void items(List<Value> olds, List<Value> nows, TypeView view, ServerPath path) {
      boolean wereTwins = olds.size() > 1;
      boolean areTwins = nows.size() > 1;
      if (!wereTwins && !areTwins) {
        compare(first(olds), first(nows), view, path);
      } else if (!areTwins) {
        compare(null, first(nows), view, path);
        removed.add(path);
      } else if (!wereTwins) {
        compare(first(olds), null, view, path);
        added.add(path);
      } else if (!olds.equals(nows)) {
        modified.add(path);
      }
    }

    private static @Nullable Value first(List<Value> items) {
      return items.isEmpty() ? null : items.getFirst();
    }

    private static Map<PathElement, List<Value>> byName(ListValue list, TypeView view) {
      Map<PathElement, List<Value>> byName = new LinkedHashMap<>();
      for (Items.Item item : Items.of(list, view)) {
        byName.merge(
            item.element(),
            List.of(item.value()),
            (first, more) -> Stream.concat(first.stream(), more.stream()).toList());
      }
      return byName;
    }

    private boolean leaf(@Nullable Value before, @Nullable Value after, ServerPath path) {
      if (before != null && after != null) {
        modified.add(path);
      } else {
        oneSided(before, after, path);
      }
      return true;
    }

    private void oneSided(@Nullable Value before, @Nullable Value after, ServerPath path) {
      if (before == null) {
        added.add(path);
      } else if (after == null) {
        removed.add(path);
      }
    }

    private static boolean isSameKind(Value before, Value after) {
      return before == NullValue.NULL
          || after == NullValue.NULL
          || (before instanceof MapValue && after instanceof MapValue)
          || (before instanceof ListValue && after instanceof ListValue)
          || (before instanceof Scalar && after instanceof Scalar);
    }
  }
}
