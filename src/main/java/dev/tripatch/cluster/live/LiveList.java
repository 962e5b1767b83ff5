package dev.tripatch.cluster.live;

import java.util.List;

/**
 * Objects of a cluster.
 *
 * @param objects the objects, in kubectl's order
 * @param failures which kinds could not be listed
 */
public record LiveList(List<LiveObject> objects, List<Failure> failures) {

  public LiveList {
    objects = List.copyOf(objects);
    failures = List.copyOf(failures);
  }
}
