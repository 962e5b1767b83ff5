package dev.tripatch.engine.patch;

import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What must stay as it is. Of a patch for a custom resource, kubectl demands that it does not touch
 * apiVersion, kind and metadata.name ({@code mergepatch.RequireKeyUnchanged} and {@code
 * RequireMetadataKeyUnchanged}); of any object, the server demands the version and the identity
 * that it has.
 */
public final class Preconditions {

  /** What the server says where a field by which it knows the object is another. */
  private static final Map<FieldPath, String> OF_SERVER =
      Map.of(
          FieldPath.of("metadata", "resourceVersion"),
          "the object has been modified; please apply your changes to the latest version and try"
              + " again",
          FieldPath.of("metadata", "uid"),
          "field is immutable");

  /** Versions that mean any. */
  private static final Set<String> ANY = Set.of("", "0");

  private Preconditions() {}

  /**
   * Whether a value says for which object a change is.
   *
   * @param local null if local does not say
   */
  public static boolean include(FieldPath path, @Nullable Value local) {
    return OF_SERVER.containsKey(path)
        && local instanceof StringValue(String text, _)
        && !ANY.contains(text);
  }

  /**
   * Why the server refuses a change whatever else is in it; empty if it does not.
   *
   * @param sent the object that the change leads to, or local as it is applied
   * @param live the object before it
   */
  public static Optional<Refusal> ofServer(MapValue sent, MapValue live) {
    return OF_SERVER.entrySet().stream()
        .filter(each -> isOther(each.getKey(), sent, live))
        .min(Comparator.comparing(each -> each.getKey().toString()))
        .map(each -> Refusals.otherObject(each.getKey(), each.getValue()));
  }

  private static boolean isOther(FieldPath path, MapValue sent, MapValue live) {
    return Counted.valueAt(sent, path)
        .filter(value -> include(path, value))
        .flatMap(value -> Counted.valueAt(live, path).filter(there -> !there.equals(value)))
        .isPresent();
  }

  /** Refuses a patch that changes what names the object. */
  public static void require(MapValue patch) throws RefusedException {
    requireUntouched(patch, "apiVersion", patch, FieldPath.of("apiVersion"));
    requireUntouched(patch, "kind", patch, FieldPath.of("kind"));
    if (patch.get("metadata") instanceof MapValue metadata) {
      requireUntouched(metadata, "name", patch, FieldPath.of("metadata", "name"));
    }
  }

  private static void requireUntouched(MapValue map, String key, MapValue patch, FieldPath path)
      throws RefusedException {
    if (map.has(key)) {
      throw Refusals.precondition(path, patch);
    }
  }
}
