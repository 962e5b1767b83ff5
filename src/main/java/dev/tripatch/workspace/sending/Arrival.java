package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.workspace.journal.Journal;
import dev.tripatch.workspace.journal.SentChange;
import java.io.IOException;

/** Whether a change arrived whose answer was lost, by what live has now. */
public enum Arrival {
  /** Live is still the version that it was sent for. */
  NOT_YET,
  /** Live has it. */
  ARRIVED,
  /** Live is another version without it, so it can never arrive. */
  LOST,
  /** Live is another version, and its fields are neither as before nor as after. */
  UNCLEAR;

  /**
   * Looks at live.
   *
   * @throws IOException if the journal's key for secrets cannot be read
   */
  public static Arrival of(SentChange change, LiveObject live, SchemaAnswer schema, Journal journal)
      throws IOException {
    ObjectChange wanted = change(change, schema);
    if (!live.uid().equals(uid(change))) {
      return UNCLEAR;
    }
    if (live.resourceVersion().equals(change.version())) {
      return NOT_YET;
    }
    MapValue now = journal.asIn(change, EngineNumbers.asEngineReads(live.value()));
    if (wanted.back().onto(now).isPresent()) {
      return ARRIVED;
    }
    return wanted.onto(now).isPresent() ? LOST : UNCLEAR;
  }

  static ObjectChange change(SentChange change, SchemaAnswer schema) {
    return new ObjectChange(
        EngineNumbers.asEngineReads(change.beforeMap()),
        EngineNumbers.asEngineReads(change.afterMap()),
        schema);
  }

  static String uid(SentChange change) {
    return change.beforeMap().get("metadata") instanceof MapValue metadata
        ? metadata.text("uid")
        : "";
  }
}
