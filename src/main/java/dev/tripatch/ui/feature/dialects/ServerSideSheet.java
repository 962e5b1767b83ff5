package dev.tripatch.ui.feature.dialects;

import dev.tripatch.cluster.serverside.ServerSideRow;
import java.util.List;

/**
 * What server-side apply would do, in words.
 *
 * @param state what becomes of it, in sentences
 * @param isRefused whether the server refuses
 * @param words what kubectl would print, verbatim; empty if the server does not refuse
 * @param changes how many fields change or are in conflict
 * @param rows the fields; what prevents applying first
 * @param unknowns what cannot be known without the server, in sentences
 */
public record ServerSideSheet(
    String state,
    boolean isRefused,
    String words,
    int changes,
    List<ServerSideRow> rows,
    List<String> unknowns) {

  /** Copies the lists. */
  public ServerSideSheet {
    rows = List.copyOf(rows);
    unknowns = List.copyOf(unknowns);
  }
}
