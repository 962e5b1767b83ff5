package dev.tripatch.engine.explain.outcome;

import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.stream.Stream;

/**
 * The fields that the API server or a controller sets, whatever is applied (apimachinery's {@code
 * ObjectMeta}), and the one that kubectl sets.
 */
public final class ServerFields {
  /** The name of the annotation in which kubectl apply keeps what it applied last. */
  public static final String LAST_APPLIED_NAME = "kubectl.kubernetes.io/last-applied-configuration";

  /** Where that annotation is. */
  public static final FieldPath LAST_APPLIED =
      FieldPath.of("metadata", "annotations").key(LAST_APPLIED_NAME);

  private static final FieldPath STATUS = FieldPath.of("status");
  private static final FieldPath METADATA = FieldPath.of("metadata");

  /** The fields of its metadata that the server keeps whatever a change says of them. */
  public static final List<FieldPath> KEPT =
      Stream.of(
              "creationTimestamp",
              "resourceVersion",
              "uid",
              "generation",
              "selfLink",
              "deletionTimestamp",
              "deletionGracePeriodSeconds")
          .map(METADATA::key)
          .toList();

  private ServerFields() {}

  /** Whether the server sets a field itself. Custom resources may let everybody write a status. */
  public static boolean maintain(FieldOutcome field) {
    return include(field.path()) && (!field.path().startsWith(STATUS) || field.rule().isPresent());
  }

  /** Whether a field is one that the server or a controller sets, or part of one. */
  public static boolean include(FieldPath path) {
    return path.startsWith(STATUS)
        || path.startsWith(METADATA.key("managedFields"))
        || KEPT.stream().anyMatch(path::startsWith);
  }
}
