package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.cluster.live.ResourceName;
import java.util.Optional;

/**
 * An object of a cluster that was opened.
 *
 * @param object as kubectl takes it: {@code deploy/web}
 */
record RecentObject(String context, String namespace, String object) {

  /** Empty if it would be another one next time: its kubeconfig or user was said only this time. */
  static Optional<RecentObject> of(LiveTarget target, ClusterPlace place) {
    boolean isUsual =
        target.connection().kubeconfig().isEmpty() && target.connection().as().isEmpty();
    return isUsual
        ? Optional.of(new RecentObject(place.context(), place.namespace(), target.object()))
        : Optional.empty();
  }

  /** From its text; only a context may have blanks. */
  static Optional<RecentObject> read(String text) {
    int last = text.lastIndexOf(' ');
    int first = last < 0 ? -1 : text.lastIndexOf(' ', last - 1);
    if (first <= 0 || !ResourceName.isOne(text.substring(last + 1))) {
      return Optional.empty();
    }
    return Optional.of(
        new RecentObject(
            text.substring(0, first), text.substring(first + 1, last), text.substring(last + 1)));
  }

  /** What opens it again. */
  LiveTarget target() {
    return new LiveTarget(
        new Connection(
            Optional.empty(), Optional.of(context), Optional.of(namespace), Optional.empty()),
        object);
  }

  /** Where it is, for people. */
  String place() {
    return ClusterWords.CHIP.text("context", context, "namespace", namespace);
  }

  /** What it is and where, for people. */
  String words() {
    return ClusterWords.OPENED_BEFORE.text("object", object, "place", place());
  }

  /** How settings have it. */
  String text() {
    return context + " " + namespace + " " + object;
  }
}
