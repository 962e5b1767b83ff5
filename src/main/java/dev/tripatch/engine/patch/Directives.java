package dev.tripatch.engine.patch;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Objects;
import java.util.Optional;

/** The directives of a strategic merge patch: the keys that begin with {@code $}. */
public final class Directives {

  /** {@code $patch}: what to do with the map it is in. */
  public static final String PATCH = "$patch";

  /** {@code $retainKeys}: the keys that stay in the map it is in. */
  public static final String RETAIN_KEYS = "$retainKeys";

  /** Begins the key of the parallel list with the order of a list's items. */
  public static final String SET_ELEMENT_ORDER = "$setElementOrder";

  /** Begins the key of the parallel list with the items to take out of a list of primitives. */
  public static final String DELETE_FROM_PRIMITIVE_LIST = "$deleteFromPrimitiveList";

  /** {@code $patch: delete}. */
  public static final StringValue DELETE = new StringValue("delete");

  /** {@code $patch: replace}. */
  public static final StringValue REPLACE = new StringValue("replace");

  /** {@code $patch: merge}. */
  public static final StringValue MERGE = new StringValue("merge");

  private Directives() {}

  /** The key of the parallel list with the order of the list {@code field}. */
  public static String orderKey(String field) {
    return SET_ELEMENT_ORDER + "/" + field;
  }

  /** The key of the parallel list with what is deleted from the list {@code field}. */
  public static String deletionKey(String field) {
    return DELETE_FROM_PRIMITIVE_LIST + "/" + field;
  }

  /** The item that deletes the items of a list that have this merge key. */
  public static MapValue deleteItem(String mergeKey, Value key) {
    return MapValue.builder().put(PATCH, DELETE).put(mergeKey, key).build();
  }

  /**
   * The list that a parallel list's key names: {@code env} for {@code $setElementOrder/env}. Empty
   * if nothing follows the prefix.
   */
  public static Optional<String> fieldOf(String directiveKey, String prefix) {
    int slash = prefix.length();
    boolean isThere =
        directiveKey.startsWith(prefix)
            && directiveKey.length() > slash
            && directiveKey.charAt(slash) == '/';
    return isThere ? Optional.of(directiveKey.substring(slash + 1)) : Optional.empty();
  }

  /** The list that a parallel list's key names; empty for any other key. */
  public static Optional<String> listOf(String key) {
    return fieldOf(key, SET_ELEMENT_ORDER).or(() -> fieldOf(key, DELETE_FROM_PRIMITIVE_LIST));
  }

  /** Whether a key of a patch is a directive. */
  public static boolean isDirective(String key) {
    return key.equals(PATCH)
        || key.equals(RETAIN_KEYS)
        || key.startsWith(SET_ELEMENT_ORDER)
        || key.startsWith(DELETE_FROM_PRIMITIVE_LIST);
  }

  /** Whether a value is a map with a {@code $patch} key. */
  public static boolean hasPatchDirective(Value value) {
    return value instanceof MapValue map && map.has(PATCH);
  }

  /** Whether a value is a map with {@code $patch: delete}. */
  public static boolean isDeletion(Value value) {
    return value instanceof MapValue map && Objects.equals(map.get(PATCH), DELETE);
  }
}
