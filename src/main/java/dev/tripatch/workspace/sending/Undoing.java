package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.stored.ServerVerdict.Predicted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.table.LiveMove;
import dev.tripatch.workspace.sending.SendPlan.TouchedFields;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Takes back what was sent: the values and kubectl's annotation, as they were before. The way back
 * is a change like any other, and has to be sent.
 *
 * @param kubectl asks the cluster that the change was sent to
 * @param schemas what is known of an object's kind
 * @param revealed which secrets may be seen
 */
public record Undoing(
    Journal journal, Kubectl kubectl, Function<MapValue, SchemaAnswer> schemas, Revealed revealed) {

  /** Looks at live, on the server that the context leads to by now. */
  public UndoChoice choose(SentChange change) {
    return switch (new Cluster(kubectl, change.connection()).onItsServer()) {
      case ClusterAnswer.Failed<Cluster>(Failure failure) -> new UndoChoice.Unread(failure);
      case ClusterAnswer.Got<Cluster>(Cluster cluster, List<String> _) -> choose(change, cluster);
    };
  }

  private UndoChoice choose(SentChange change, Cluster cluster) {
    return switch (cluster.get(change.object())) {
      case ClusterAnswer.Failed<LiveObject>(Failure failure) ->
          failure.isOfMissingObject()
              ? impossible(UndoObstacle.GONE)
              : new UndoChoice.Unread(failure);
      case ClusterAnswer.Got<LiveObject>(LiveObject now, List<String> _) -> {
        try {
          yield choose(settled(change, now), now);
        } catch (IOException failed) {
          yield impossible(UndoObstacle.NO_JOURNAL);
        }
      }
    };
  }

  /**
   * The change, with what live tells of one whose answer was lost.
   *
   * @throws IOException if the journal cannot be used
   */
  SentChange settled(SentChange change, LiveObject now) throws IOException {
    if (change.state() != SentChange.State.BEGUN) {
      return change;
    }
    SentChange settled =
        switch (arrival(change, now)) {
          case ARRIVED -> change.in(SentChange.State.SENT);
          case LOST -> change.in(SentChange.State.NOT_SENT);
          case NOT_YET, UNCLEAR -> change;
        };
    if (settled.state() != change.state()) {
      journal.write(settled);
    }
    return settled;
  }

  /** A server takes one change of a version: where it took another, this one is lost. */
  private Arrival arrival(SentChange change, LiveObject now) throws IOException {
    boolean isOtherTaken =
        journal.read().changes().stream()
            .filter(each -> each.state() == SentChange.State.SENT)
            .filter(each -> !each.id().equals(change.id()))
            .filter(each -> each.version().equals(change.version()))
            .anyMatch(each -> each.server().equals(change.server()) && isSameObject(each, change));
    return isOtherTaken
        ? Arrival.LOST
        : Arrival.of(change, now, schemas.apply(change.beforeMap()), journal);
  }

  private static boolean isSameObject(SentChange one, SentChange other) {
    return Arrival.uid(one).equals(Arrival.uid(other));
  }

  private UndoChoice choose(SentChange change, LiveObject now) throws IOException {
    Optional<UndoObstacle> known = obstacle(change, now);
    if (known.isPresent()) {
      return impossible(known.get());
    }
    SchemaAnswer schema = schemas.apply(now.value());
    ObjectChange back = Arrival.change(change, schema).back();
    MapValue read = EngineNumbers.asEngineReads(now.value());
    MapValue asIn = journal.asIn(change, read);
    Optional<MapValue> target = back.onto(asIn);
    if (target.isEmpty()) {
      return new UndoChoice.Impossible(UndoObstacle.TOUCHED, touched(back, asIn));
    }
    Value patch =
        new PatchEffect(asIn, schema).leadingTo(PatchFormat.JSON, target.get()).orElseThrow();
    Optional<MapValue> result = new PatchEffect(read, schema).of(PatchFormat.JSON, patch);
    if (Journal.isOfDigests(patch) || result.isEmpty()) {
      return impossible(UndoObstacle.SECRETS);
    }
    Trial trial =
        new Trial(
            PatchFormat.JSON,
            patch,
            schema,
            new Predicted(Optional.of(read), result.get(), back.paths(), schema),
            Optional.empty());
    LiveMove since =
        new TouchedFields(back.before(), asIn, back.after()).masked(revealed).move(schema);
    return new UndoChoice.Possible(
        SendPlan.of(trial, now, Optional.of(change.id())).orElseThrow(), since);
  }

  private Optional<UndoObstacle> obstacle(SentChange change, LiveObject now) throws IOException {
    if (!now.uid().equals(new LiveObject(change.beforeMap(), now.read()).uid())) {
      return Optional.of(UndoObstacle.MADE_AGAIN);
    }
    return switch (change.state()) {
      case NOT_SENT -> Optional.of(UndoObstacle.NOT_SENT);
      case SENT ->
          journal.read().undoOf(change).isPresent()
              ? Optional.of(UndoObstacle.UNDONE)
              : Optional.empty();
      case BEGUN ->
          Optional.of(
              now.resourceVersion().equals(change.version())
                  ? UndoObstacle.NOT_YET
                  : UndoObstacle.UNCLEAR);
    };
  }

  private List<TouchedField> touched(ObjectChange back, MapValue now) {
    return new TouchedFields(back.before(), now, back.after())
        .masked(revealed).at(back.effect().paths()).stream()
            .filter(field -> !field.now().equals(field.seen()))
            .toList();
  }

  private static UndoChoice impossible(UndoObstacle why) {
    return new UndoChoice.Impossible(why, List.of());
  }
}
