package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;

/**
 * Lays a configuration over an object (structured-merge-diff, {@code TypedValue.Merge}): fields of
 * the configuration win, all others stay; what is owned as a whole is taken as a whole.
 */
public final class Merging {

  private Merging() {}

  /** The merged value; a null wins unless live has a map or list there that is owned in parts. */
  public static Value merge(Value live, Value config, TypeView view) {
    return switch (config) {
      case MapValue over when live instanceof MapValue under && !view.isAtomicMap() ->
          maps(under, over, view);
      case ListValue over when live instanceof ListValue under && isByItem(view) ->
          new ListValue(new ItemMerge(under, over, view).merged());
      case NullValue ignored when keepsAgainstNull(live, view) -> live;
      case Value whole -> whole;
    };
  }

  private static boolean isByItem(TypeView view) {
    return view.listKind() != TypeView.ListKind.WHOLE;
  }

  /** A null says nothing about the parts of a map or list that is not owned as a whole. */
  private static boolean keepsAgainstNull(Value live, TypeView view) {
    return (live instanceof MapValue map && !map.isEmpty() && !view.isAtomicMap())
        || (live instanceof ListValue list && !list.isEmpty() && isByItem(view));
  }

  private static MapValue maps(MapValue live, MapValue config, TypeView view) {
    MapValue.Builder merged = live.toBuilder();
    config
        .entries()
        .forEach(
            (key, value) -> {
              Value under = live.get(key);
              merged.put(key, under == null ? value : merge(under, value, view.field(key)));
            });
    return merged.build();
  }
}
