package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.DryRun;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import java.util.List;
import java.util.Optional;

/**
 * Looks whether a change can be sent: reads live again, and has the server try the change on it.
 *
 * @param cluster where it is to go
 * @param revealed which secrets may be seen in answers
 */
public record Preparing(Cluster cluster, Revealed revealed) {
  private static final int MOST_ATTEMPTS = 5;

  /** Asks, and waits; nothing changes in the cluster. */
  public Preparation prepare(SendPlan plan) {
    ClusterAnswer<Preparation> prepared =
        cluster
            .place()
            .then(
                place -> cluster.at(place).onItsServer().map(named -> prepare(plan, named, place)));
    return prepared.got().orElseGet(() -> new Preparation.Unread(prepared.whyNot().orElseThrow()));
  }

  private Preparation prepare(SendPlan plan, Cluster named, ClusterPlace place) {
    for (int i = 0; i < MOST_ATTEMPTS; i++) {
      switch (read(named, plan)) {
        case ClusterAnswer.Failed<LiveObject>(Failure failure) -> {
          return new Preparation.Unread(failure);
        }
        case ClusterAnswer.Got<LiveObject>(LiveObject now, List<String> _) -> {
          Optional<Preparation> done = prepare(plan, named, place, now);
          if (done.isPresent()) {
            return done.get();
          }
        }
      }
    }
    return new Preparation.Restless(MOST_ATTEMPTS);
  }

  static ClusterAnswer<LiveObject> read(Cluster cluster, SendPlan plan) {
    return cluster.get(plan.seen().name());
  }

  /** What came of it; empty if live changed meanwhile. */
  private Optional<Preparation> prepare(
      SendPlan plan, Cluster named, ClusterPlace place, LiveObject now) {
    LiveSince since = LiveSince.of(plan, now, revealed);
    if (!since.isOpen()) {
      return Optional.of(new Preparation.Overtaken(since));
    }
    ClusterAnswer<LiveObject> tried = new DryRun(named).patch(plan.patchFor(now), plan.manager());
    if (tried.whyNot().filter(why -> isOfMovedLive(why, named, plan, now)).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (plan.trial().answer(tried, Optional.of(now), revealed)) {
          case ServerAnswer.Refused refused ->
              refused.failure().isStatus()
                  ? new Preparation.Refused(refused)
                  : new Preparation.Unread(refused.failure());
          case ServerAnswer.Taken taken ->
              new Preparation.Ready(
                  new Prepared(
                      plan, named, place, now, since, tried.got().orElseThrow().value(), taken));
        });
  }

  /** Whether the server says no because live is not what the patch is for any more. */
  private static boolean isOfMovedLive(
      Failure why, Cluster named, SendPlan plan, LiveObject tried) {
    boolean isSure = why.kind() == FailureKind.CONFLICT || why.isOfMissingObject();
    return isSure || (mayBeOfMovedLive(why) && isAnother(tried, read(named, plan)));
  }

  /**
   * Whether a refusal may be of what live is by now. Operations of a JSON Patch, and some kinds,
   * are looked at before the version is.
   */
  static boolean mayBeOfMovedLive(Failure why) {
    return why.kind() == FailureKind.CONFLICT
        || why.kind() == FailureKind.UNCHANGED
        || why.kind() == FailureKind.MADE_AGAIN
        || why.kind() == FailureKind.INVALID;
  }

  /** Whether live was read, and is another version. */
  static boolean isAnother(LiveObject tried, ClusterAnswer<LiveObject> read) {
    return read.got()
        .filter(now -> !now.resourceVersion().equals(tried.resourceVersion()))
        .isPresent();
  }
}
