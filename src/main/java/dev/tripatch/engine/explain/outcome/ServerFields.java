package dev.tripatch.engine.explain.outcome;

import dev.tripatch.json.FieldPath;
import java.util.Set;

/**
 * The fields that the API server or a controller sets, whatever is applied (apimachinery's {@code
 * ObjectMeta}).
 */
public final class ServerFields {
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final FieldPath METADATA = FieldPath.of("metadata");
  private static final Set<FieldPath> OF_METADATA =
      Set.of(
          METADATA.key("managedFields"),
          METADATA.key("creationTimestamp"),
          METADATA.key("resourceVersion"),
          METADATA.key("uid"),
          METADATA.key("generation"),
          METADATA.key("selfLink"),
          METADATA.key("deletionTimestamp"),
          METADATA.key("deletionGracePeriodSeconds"));

  private ServerFields() {}

  /** Whether a field is one of them, or part of one. */
  public static boolean include(FieldPath path) {
    return path.startsWith(STATUS)
        || (path.startsWith(METADATA) && OF_METADATA.stream().anyMatch(path::startsWith));
  }
}
