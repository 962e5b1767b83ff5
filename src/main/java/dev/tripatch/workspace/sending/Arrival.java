package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import java.io.IOException;

/** Whether a change arrived whose answer was lost, by what live has now. */
public enum Arrival {
  /** Live is still the version that it was sent for. */
  NOT_YET,
  /** Live has it. */
  ARRIVED,
  /** The server took another change of the version, so it can never arrive. */
  LOST,
  /** Live is another version without it. It may have had it: others put back what they find. */
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
    return wanted.back().onto(now).isPresent() ? ARRIVED : UNCLEAR;
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
