package dev.tripatch.ui.feature.cluster;

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
   */
  record Reading(LiveTarget target, Optional<ClusterPlace> place) implements ClusterState {}

  /** Live is in its pane. */
  record Read(LiveTarget target, ClusterPlace place, LiveObject object) implements ClusterState {}

  /**
   * There is no answer, or none with an object.
   *
   * @param place where it was asked for; empty if the kubeconfig was not read
   */
  record Failed(LiveTarget target, Optional<ClusterPlace> place, Failure failure)
      implements ClusterState {}

  /** What was asked for last; empty if nothing was. */
  default Optional<LiveTarget> asked() {
    return switch (this) {
      case None _ -> Optional.empty();
      case Reading reading -> Optional.of(reading.target());
      case Read read -> Optional.of(read.target());
      case Failed failed -> Optional.of(failed.target());
    };
  }

  /** Where it is; empty if that is not known. */
  default Optional<ClusterPlace> where() {
    return switch (this) {
      case None _ -> Optional.empty();
      case Reading reading -> reading.place();
      case Read read -> Optional.of(read.place());
      case Failed failed -> failed.place();
    };
  }
}
