package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.table.LiveMove;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.workspace.sending.Planning;
import dev.tripatch.workspace.sending.SendObstacle;
import dev.tripatch.workspace.sending.SendPlan;
import dev.tripatch.workspace.sending.SentChange;
import dev.tripatch.workspace.sending.UndoChoice;
import dev.tripatch.workspace.sending.Undoing;
import java.time.Instant;
import java.util.List;

/** What a person wants to send. */
sealed interface SendTask {

  /**
   * The patch that is shown.
   *
   * @param shown the comparison, with masks where a person sees them
   * @param look how the patch is shown
   * @param source where live is from
   */
  record Patch(Answer.Compared shown, PatchLook look, ObjectName object, LiveSource source)
      implements SendTask {

    @Override
    public Found find(Revealed revealed) {
      ComparisonView exact = shown.with(Revealed.ALL).view();
      LiveObject seen = new LiveObject(exact.live().orElseThrow(), Instant.now());
      return switch (Planning.of(exact, exact.patch(look), seen)) {
        case Planning.Planned(SendPlan plan) ->
            new Found.Plan(
                new SendPreview(plan, plan.fields(plan.seen(), revealed), List.of(), false));
        case Planning.Hindered hindered ->
            new Found.Not(new SendState.Hindered(hindered.why(), ""));
      };
    }
  }

  /**
   * What kubectl does, and Tripatch does not.
   *
   * @param command what does it
   */
  record Elsewhere(ObjectName object, LiveSource source, SendObstacle why, String command)
      implements SendTask {

    @Override
    public Found find(Revealed revealed) {
      return new Found.Not(new SendState.Hindered(why, command));
    }
  }

  /** The way back from a change that was sent. */
  record Undo(SentChange change, Undoing undoing) implements SendTask {

    @Override
    public ObjectName object() {
      return change.object();
    }

    @Override
    public LiveSource source() {
      return new LiveSource(
          change.connection(),
          new ClusterPlace(change.context(), change.namespace(), change.server()),
          false);
    }

    @Override
    public Found find(Revealed revealed) {
      SentChange now = newest();
      return switch (undoing.choose(now)) {
        case UndoChoice.Possible(SendPlan plan, LiveMove since) ->
            new Found.Plan(
                new SendPreview(
                    plan,
                    plan.fields(plan.seen(), revealed),
                    since.fields(),
                    now.state() == SentChange.State.BEGUN));
        case UndoChoice.Impossible impossible ->
            new Found.Not(new SendState.NotUndone(change, impossible));
        case UndoChoice.Unread unread -> new Found.Not(new SendState.Unread(unread.failure()));
      };
    }

    /** Whoever looks a second time knows by then whether it arrived. */
    private SentChange newest() {
      return undoing.journal().find(change.id()).orElse(change);
    }
  }

  /** What came of looking for it. */
  sealed interface Found {
    /** It is there. */
    record Plan(SendPreview preview) implements Found {}

    /** It cannot be sent. */
    record Not(SendState why) implements Found {}
  }

  /** Which object it is. */
  ObjectName object();

  /** Where it goes. */
  LiveSource source();

  /** The same for people. */
  default ClusterPlace place() {
    return source().place();
  }

  /**
   * Looks for what is to be sent, which may ask kubectl and is not for the UI thread.
   *
   * @param revealed which secrets may be seen
   */
  Found find(Revealed revealed);
}
