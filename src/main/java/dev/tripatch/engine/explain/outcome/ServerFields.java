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
  private static final FieldPath OWNERS = METADATA.key("managedFields");

  /** The fields of its metadata that the server keeps whatever a change says of them. */
  public static final List<FieldPath> KEPT =
      Stream.of("creationTimestamp", "resourceVersion", "uid", "generation", "selfLink")
          .map(METADATA::key)
          .toList();

  /** The same of an object that is being deleted; another one cannot get them by a change. */
  public static final List<FieldPath> OF_DELETION =
      Stream.of("deletionTimestamp", "deletionGracePeriodSeconds").map(METADATA::key).toList();

  private ServerFields() {}

  /** Whether the server sets a field itself. Custom resources may let everybody write a status. */
  public static boolean maintain(FieldOutcome field) {
    return include(field.path())
        && (!field.path().startsWith(STATUS) || field.standing() == Standing.IDLE);
  }

  /** Whether a field says who owns which field, which a server may believe. */
  public static boolean sayOwners(FieldPath path) {
    return path.startsWith(OWNERS);
  }

  /** Whether a field is one that the server or a controller sets, or part of one. */
  public static boolean include(FieldPath path) {
    return path.startsWith(STATUS)
        || sayOwners(path)
        || Stream.of(KEPT, OF_DELETION).flatMap(List::stream).anyMatch(path::startsWith);
  }
}
