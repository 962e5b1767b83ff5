package dev.tripatch.decide;

import dev.tripatch.show.table.TableRow;
import java.util.List;

/** How another row of a field's table could apply. */
public sealed interface Otherwise {

  /** Which row. */
  TableRow row();

  /** What to say of it, in sentences. */
  String sentence();

  /**
   * It applies as the documents are.
   *
   * @param row which row
   * @param sentence says so
   */
  record Applies(TableRow row, String sentence) implements Otherwise {}

  /**
   * It applies with changed documents; the engine was asked.
   *
   * @param row which row
   * @param changes as few as possible, at least one
   * @param sentence what the documents would have to say
   */
  record Possible(TableRow row, List<Change> changes, String sentence) implements Otherwise {

    public Possible {
      changes = List.copyOf(changes);
    }
  }

  /**
   * No change at the field makes it apply.
   *
   * @param row which row
   * @param sentence why
   */
  record Impossible(TableRow row, String sentence) implements Otherwise {}
}
