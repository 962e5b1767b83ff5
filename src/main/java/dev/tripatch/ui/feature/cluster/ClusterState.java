package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.LiveTarget;
import java.util.Optional;

/** How far the window is with the live object that it shows. */
public sealed interface ClusterState {

  /** Live is not from a cluster. */
  record None() implements ClusterState {}

  /**
   * kubectl was asked.
   *
   * @param place where; empty until the kubeconfig was read
   * @param before what live shows meanwhile
   */
  record Reading(LiveTarget target, Optional<ClusterPlace> place, Optional<Read> before)
      implements ClusterState {}

  /** Live is in its pane. */
  record Read(LiveTarget target, ClusterPlace place, LiveObject object) implements ClusterState {}

  /**
   * There is no answer, or none with an object.
   *
   * @param place where it was asked for; empty if the kubeconfig was not read
   * @param shown what live still shows; empty if that is not from a cluster
   */
  record Failed(
      LiveTarget target, Optional<ClusterPlace> place, Failure failure, Optional<Read> shown)
      implements ClusterState {}

  /** A list of objects whose live ones are from a cluster is read by itself. */
  record OfList(Connection connection, ClusterPlace place) implements ClusterState {}

  /** What was asked for last; empty if nothing was. */
  default Optional<LiveTarget> asked() {
    return switch (this) {
      case None _ -> Optional.empty();
      case Reading reading -> Optional.of(reading.target());
      case Read read -> Optional.of(read.target());
      case Failed failed -> Optional.of(failed.target());
      case OfList _ -> Optional.empty();
    };
  }

  /** Where it is; empty if that is not known. */
  default Optional<ClusterPlace> where() {
    return switch (this) {
      case None _ -> Optional.empty();
      case Reading reading -> reading.place();
      case Read read -> Optional.of(read.place());
      case Failed failed -> failed.place().or(() -> failed.shown().map(Read::place));
      case OfList list -> Optional.of(list.place());
    };
  }

  /** Whether the cluster does not have the object that was to be live. */
  default boolean isOfMissingObject() {
    return this instanceof Failed failed
        && failed.shown().isEmpty()
        && failed.failure().isOfMissingObject();
  }

  /** The cluster that is asked for another object first. */
  default Connection connection() {
    Connection said =
        this instanceof OfList list
            ? list.connection()
            : asked().map(LiveTarget::connection).orElse(Connection.USUAL);
    return where().map(place -> said.in(place.context(), place.namespace())).orElse(said);
  }

  /** What live shows; empty if that is not from a cluster, or is an object of a list. */
  default Optional<Read> shown() {
    return switch (this) {
      case None _, OfList _ -> Optional.empty();
      case Reading reading -> reading.before();
      case Read read -> Optional.of(read);
      case Failed failed -> failed.shown();
    };
  }
}
