package dev.tripatch.cluster.send;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.live.GuardedPatch;
import dev.tripatch.cluster.live.LiveObject;
import java.util.List;
import java.util.stream.Stream;

/**
 * Changes a live object. No other class of the program changes anything in a cluster. The patch
 * names version and identity of the object, so that a server takes it once, and only as long as the
 * object is what the person saw.
 *
 * @param cluster names its context, and keeps to its server: both may become others meanwhile
 */
public record Sender(Cluster cluster) {
  /**
   * kubectl repeats a patch by itself where a server or a proxy tells it to wait, even if it was
   * done; then it only says that live is another version. This has it say that it did.
   */
  private static final String SAYS_REPEATED = "--vmodule=with_retry=4,request=4";

  /**
   * Sends the patch, and waits for the object that comes of it.
   *
   * @param manager who owns the fields from then on
   * @param consent that of the person, for this object in this context on this server
   * @throws IllegalArgumentException if the consent is for something else, or the patch is without
   *     its guard
   */
  public ClusterAnswer<LiveObject> send(GuardedPatch patch, String manager, Consent consent) {
    if (!consent.isFor(cluster, patch.live().name()) || !patch.isSafe()) {
      throw new IllegalArgumentException(patch.name());
    }
    if (!consent.isStillEnough()) {
      return failed(FailureKind.WITHDRAWN, patch);
    }
    List<String> words =
        Stream.of(
                patch.words(),
                List.of(
                    "--dry-run=none", "-o", "json", "--field-manager=" + manager, SAYS_REPEATED))
            .flatMap(List::stream)
            .toList();
    return cluster
        .inNamespace(patch.live().name().namespace())
        .changed(words, patch.file(), patch.name())
        .filter(patch::isAnsweredBy, failed(FailureKind.UNREADABLE, patch))
        .filter(
            after -> !after.resourceVersion().equals(patch.version()),
            failed(FailureKind.UNCHANGED, patch));
  }

  private ClusterAnswer<LiveObject> failed(FailureKind kind, GuardedPatch patch) {
    return new ClusterAnswer.Failed<>(new Failure(kind, "", cluster.connection(), patch.name()));
  }
}
