package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.send.Consent;
import dev.tripatch.cluster.send.Sender;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * Delivers a change, once. The journal has it before the cluster has. Each attempt is for one
 * version of live, so that a server takes at most one of them.
 *
 * @param journal where it is written down
 * @param revealed which secrets may be seen in answers
 * @param clock tells when it was sent
 * @param pauses how long to wait before live is read again, each time that it cannot be, once an
 *     answer was lost
 */
public record Delivery(
    Journal journal, Revealed revealed, InstantSource clock, List<Duration> pauses) {
  /** How often it is sent at most; all but the last time changed nothing. */
  public static final int MOST_ATTEMPTS = 5;

  /** As long as a person waits who must know. */
  public static final List<Duration> PAUSES =
      List.of(Duration.ZERO, Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(5));

  public Delivery {
    pauses = List.copyOf(pauses);
  }

  /**
   * Sends, and waits for what comes of it. Once it began it cannot be cancelled: nobody would know
   * what became of it.
   *
   * @param consent the person's, for just this
   * @param attempt gets the number of each attempt
   */
  public SendOutcome send(Prepared prepared, Consent consent, IntConsumer attempt) {
    SendPlan plan = prepared.plan();
    LiveObject now = prepared.now();
    SentChange change = begun(prepared);
    for (int number = 1; number <= MOST_ATTEMPTS; number++) {
      attempt.accept(number);
      try {
        journal.write(change);
      } catch (IOException failed) {
        return new SendOutcome.NoJournal(journal.sentence(change, failed));
      }
      ClusterAnswer<LiveObject> answer =
          new Sender(prepared.cluster()).send(plan.patchFor(now), plan.manager(), consent);
      if (answer instanceof ClusterAnswer.Got<LiveObject>(LiveObject after, List<String> _)) {
        return sent(prepared, now, change.sent(after.value()), answer, number, false);
      }
      Failure failure = answer.whyNot().orElseThrow();
      if (!failure.isOfNothingDone()) {
        return afterLostAnswer(prepared, now, change, failure, number);
      }
      record(change.in(SentChange.State.NOT_SENT));
      if (!Preparing.mayBeOfMovedLive(failure)) {
        return refused(plan, now, answer);
      }
      ClusterAnswer<LiveObject> read = Preparing.read(prepared.cluster(), plan);
      if (failure.kind() != FailureKind.CONFLICT && !Preparing.isAnother(now, read)) {
        return refused(plan, now, answer);
      }
      switch (read) {
        case ClusterAnswer.Failed<LiveObject> failed -> {
          return failed.failure().isOfMissingObject()
              ? refused(plan, now, failed)
              : afterLostAnswer(prepared, now, change, failure, number);
        }
        case ClusterAnswer.Got<LiveObject>(LiveObject newer, List<String> _) -> {
          LiveSince since = LiveSince.of(plan, newer, revealed);
          if (since.mayBeOf(plan.manager())) {
            // What is between may have passed it on twice: then the second time conflicts with us.
            return afterLostAnswer(prepared, now, change, failure, number);
          }
          if (!since.isOpen()) {
            return new SendOutcome.Overtaken(since, number);
          }
          now = newer;
          change = change.again(now.resourceVersion(), now.value(), expected(prepared, now));
        }
      }
    }
    return new SendOutcome.Restless(MOST_ATTEMPTS);
  }

  private SentChange begun(Prepared prepared) {
    SendPlan plan = prepared.plan();
    Instant at = clock.instant();
    Connection connection = prepared.cluster().connection();
    return new SentChange(
        Journal.nameFor(at),
        at,
        SentChange.State.BEGUN,
        kubeconfig(prepared.cluster()),
        prepared.place().context(),
        connection.as(),
        prepared.cluster().server(),
        plan.seen().name().namespace(),
        plan.undoes(),
        plan.manager(),
        prepared.now().resourceVersion(),
        plan.effect().paths().stream().map(FieldPath::toString).toList(),
        prepared.now().value(),
        prepared.expected(),
        false);
  }

  /** As another shell in another folder would find it. */
  private static Optional<String> kubeconfig(Cluster cluster) {
    return cluster
        .connection()
        .kubeconfig()
        .or(cluster.kubectl()::kubeconfig)
        .map(file -> Path.of(file).toAbsolutePath().toString());
  }

  /** What the server made of it when it tried it, made of a newer version of live. */
  private static MapValue expected(Prepared prepared, LiveObject now) {
    MapValue read = EngineNumbers.asEngineReads(now.value());
    return new ObjectChange(
            EngineNumbers.asEngineReads(prepared.now().value()),
            EngineNumbers.asEngineReads(prepared.expected()),
            prepared.plan().schema())
        .onto(read)
        .orElse(prepared.plan().trial().predicted().result());
  }

  /** A journal that cannot be written now says later what it said before: that it began. */
  private Optional<String> record(SentChange change) {
    try {
      journal.write(change);
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of(journal.sentence(change, failed));
    }
  }

  private SendOutcome sent(
      Prepared prepared,
      LiveObject tried,
      SentChange change,
      ClusterAnswer<LiveObject> answer,
      int attempts,
      boolean isAnswerLost) {
    Optional<String> fault = record(change);
    settleOthers(change);
    ServerAnswer says = prepared.plan().trial().answer(answer, Optional.of(tried), revealed);
    return new SendOutcome.Sent(
        change, answer.got().orElseThrow(), says, attempts, isAnswerLost, fault);
  }

  /** A server takes one change for a version: an earlier one for the same never arrived. */
  private void settleOthers(SentChange arrived) {
    journal.read().changes().stream()
        .filter(other -> other.state() == SentChange.State.BEGUN)
        .filter(other -> other.version().equals(arrived.version()))
        .filter(other -> other.server().equals(arrived.server()))
        .filter(other -> Arrival.uid(other).equals(Arrival.uid(arrived)))
        .forEach(other -> record(other.in(SentChange.State.NOT_SENT)));
  }

  private SendOutcome refused(SendPlan plan, LiveObject now, ClusterAnswer<LiveObject> answer) {
    return switch (plan.trial().answer(answer, Optional.of(now), revealed)) {
      case ServerAnswer.Refused refused -> new SendOutcome.Refused(refused);
      case ServerAnswer.Taken taken ->
          throw new IllegalStateException("%s is no refusal".formatted(taken));
    };
  }

  private SendOutcome afterLostAnswer(
      Prepared prepared, LiveObject tried, SentChange change, Failure why, int attempts) {
    record(change);
    Failure failure = prepared.plan().trial().told(why, revealed);
    ClusterAnswer<LiveObject> read = readAgain(prepared);
    if (read instanceof ClusterAnswer.Failed<LiveObject>(Failure unread)) {
      return new SendOutcome.Unclear(change, failure, List.of(), Optional.of(unread));
    }
    LiveObject now = read.got().orElseThrow();
    return switch (arrival(change, now, prepared.plan())) {
      case ARRIVED -> sent(prepared, tried, arrived(change, now, prepared), read, attempts, true);
      case NOT_YET -> new SendOutcome.NotYet(change, failure);
      case LOST, UNCLEAR ->
          new SendOutcome.Unclear(
              change, failure, prepared.plan().fields(now, revealed), Optional.empty());
    };
  }

  private Arrival arrival(SentChange change, LiveObject now, SendPlan plan) {
    try {
      return Arrival.of(change, now, plan.schema(), journal);
    } catch (IOException noKey) {
      return Arrival.UNCLEAR;
    }
  }

  /** Of what live has now, only what the server said before is the change's. */
  private static SentChange arrived(SentChange change, LiveObject now, Prepared prepared) {
    ObjectChange wanted = Arrival.change(change, prepared.plan().schema());
    return wanted
        .back()
        .onto(EngineNumbers.asEngineReads(now.value()))
        .filter(before -> isSame(before, wanted))
        .map(exact -> change.sent(now.value()))
        .orElse(change.in(SentChange.State.SENT));
  }

  private static boolean isSame(MapValue before, ObjectChange wanted) {
    return new ObjectChange(wanted.before(), before, wanted.schema()).effect().isNone();
  }

  private ClusterAnswer<LiveObject> readAgain(Prepared prepared) {
    ClusterAnswer<LiveObject> read = Preparing.read(prepared.cluster(), prepared.plan());
    for (Duration pause : pauses) {
      if (read instanceof ClusterAnswer.Got<LiveObject>) {
        return read;
      }
      try {
        Thread.sleep(pause);
      } catch (InterruptedException isEnding) {
        Thread.currentThread().interrupt();
        return read;
      }
      read = Preparing.read(prepared.cluster(), prepared.plan());
    }
    return read;
  }
}
