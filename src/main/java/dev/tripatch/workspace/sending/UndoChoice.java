package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.Failure;
import dev.tripatch.show.table.LiveMove;
import java.util.List;

/** Whether a change can be taken back. */
public sealed interface UndoChoice {

  /**
   * It can.
   *
   * @param plan the way back, to be sent as any change is
   * @param since what else changed in live since, and stays
   */
  record Possible(SendPlan plan, LiveMove since) implements UndoChoice {}

  /**
   * It cannot.
   *
   * @param fields what live has now in the fields that prevent it; may be empty
   */
  record Impossible(UndoObstacle why, List<TouchedField> fields) implements UndoChoice {
    public Impossible {
      fields = List.copyOf(fields);
    }
  }

  /** Live cannot be read. */
  record Unread(Failure failure) implements UndoChoice {}
}
