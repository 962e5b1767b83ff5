package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.engine.stored.StoredChange;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.stored.StoredReason;
import dev.tripatch.schema.SchemaAnswer;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What a server stores otherwise, a line for each field: defaults last, the first few of them. */
public final class AsStored {
  private static final int SHOWN = 10;
  private static final Set<StoredReason> USUAL =
      EnumSet.of(StoredReason.DEFAULT, StoredReason.ALWAYS_WRITTEN, StoredReason.MIRRORED);

  private AsStored() {}

  /**
   * Tells it.
   *
   * @param schema what the object was stored by
   */
  public static void tell(StoredObject stored, SchemaAnswer schema, Terminal terminal) {
    List<StoredChange> changes =
        stored.changes().stream()
            .sorted(Comparator.comparing(change -> USUAL.contains(change.reason())))
            .toList();
    changes.stream()
        .limit(SHOWN)
        .forEach(change -> terminal.say(change.path() + ": " + change.sentence()));
    int more = changes.size() - SHOWN;
    if (more > 0) {
      terminal.say(OutputWording.MORE_STORED.text("count", more));
    }
    stored.remark(schema).ifPresent(terminal::say);
  }
}
