package dev.tripatch.cli.command.send;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.workspace.sending.SendPlan;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A change of an object that somebody asked for, before its server was asked. */
sealed interface WantedChange {

  /** The object, as it is called. */
  ObjectName object();

  /**
   * It can be prepared.
   *
   * @param cluster where it goes
   * @param table what it does, field by field, with its secrets masked, once a server said what it
   *     would store
   * @param notes what else to know of it, in sentences
   */
  record Planned(
      ObjectName object,
      SendPlan plan,
      Cluster cluster,
      Function<Optional<MapValue>, String> table,
      List<String> notes)
      implements WantedChange {
    public Planned {
      notes = List.copyOf(notes);
    }
  }

  /** There is nothing to change. */
  record Same(ObjectName object) implements WantedChange {}

  /**
   * It cannot be sent, whatever the server says.
   *
   * @param why the reason, what to do, and a command, line by line
   */
  record Blocked(ObjectName object, List<String> why) implements WantedChange {
    public Blocked {
      why = List.copyOf(why);
    }
  }
}
