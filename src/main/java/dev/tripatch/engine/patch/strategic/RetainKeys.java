package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Act;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusalWording;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.engine.patch.strategic.MapMerger.MergeMode;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The {@code $retainKeys} directive ({@code applyRetainKeysDirective}). */
final class RetainKeys {

  private final MergeMode mode;
  private final Trail trail;

  RetainKeys(MergeMode mode, Trail trail) {
    this.mode = mode;
    this.trail = trail;
  }

  /** The target as merging begins: cleared when applying, with the directive when combining. */
  MapValue.Builder start(MapValue target, MapValue patch, FieldPath path) throws RefusedException {
    Value directive = patch.get(Directives.RETAIN_KEYS);
    if (directive == null) {
      return target.toBuilder();
    }
    return mode == MergeMode.COMBINE
        ? carry(target, directive, path)
        : clear(target, patch, directive, path);
  }

  private static MapValue.Builder carry(MapValue target, Value directive, FieldPath path)
      throws RefusedException {
    Value present = target.get(Directives.RETAIN_KEYS);
    if (present != null && !present.equals(directive)) {
      throw Refusals.differentRetainKeys(path, present, directive);
    }
    if (present != null) {
      return target.toBuilder();
    }
    MapValue.Builder headed = MapValue.builder().put(Directives.RETAIN_KEYS, directive);
    target.entries().forEach(headed::put);
    return headed;
  }

  private MapValue.Builder clear(MapValue target, MapValue patch, Value directive, FieldPath path)
      throws RefusedException {
    if (!(directive instanceof ListValue list)) {
      throw Refusals.badRetainKeys(path, RefusalWording.RETAIN_KEYS_NO_LIST);
    }
    Set<String> retained = new HashSet<>();
    for (Value key : list.items()) {
      if (!(key instanceof Scalar)) {
        throw Refusals.badRetainKeys(path, RefusalWording.RETAIN_KEYS_NO_KEY);
      }
      if (key instanceof StringValue name) {
        retained.add(name.text());
      }
    }
    for (Map.Entry<String, Value> field : patch.entries().entrySet()) {
      if (mustBeListed(field.getKey(), field.getValue()) && !retained.contains(field.getKey())) {
        throw Refusals.badRetainKeys(path, RefusalWording.RETAIN_KEYS_LACKS, "key", field.getKey());
      }
    }
    MapValue.Builder cleared = MapValue.builder();
    target.entries().forEach((key, value) -> putIf(retained.contains(key), key, value, cleared));
    MapValue kept = cleared.build();
    trail.whole(Act.Rule.RETAIN_KEYS, path, Directives.RETAIN_KEYS, kept);
    return kept.toBuilder();
  }

  private static boolean mustBeListed(String key, Value value) {
    return value != NullValue.NULL
        && !key.equals(Directives.RETAIN_KEYS)
        && !key.startsWith(Directives.DELETE_FROM_PRIMITIVE_LIST)
        && !key.startsWith(Directives.SET_ELEMENT_ORDER);
  }

  private static void putIf(boolean isKept, String key, Value value, MapValue.Builder map) {
    if (isKept) {
      map.put(key, value);
    }
  }
}
