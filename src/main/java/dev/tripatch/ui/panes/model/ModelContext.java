package dev.tripatch.ui.panes.model;

import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.Workbench;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What nearly all view models of a window follow.
 *
 * @param documents what is open
 * @param comparison the comparison of it
 * @param selection the selected field
 * @param composer the patch that a person writes
 * @param workbench computes; knows the built-in schemas
 * @param aside where to work on what nobody waits for, on one thread; not where comparisons are
 *     made, since typing waits for those
 * @param foreground runs what it is given on the UI thread, later
 */
public record ModelContext(
    Documents documents,
    ComparisonViewModel comparison,
    SelectionViewModel selection,
    ComposerViewModel composer,
    Workbench workbench,
    Executor aside,
    Executor foreground) {

  /**
   * Work aside of which the latest matters.
   *
   * @param done gets the answer, on the UI thread
   * @param failed gets what the work threw, on the UI thread
   */
  public <I, O> LatestWins<I, O> latest(
      Function<I, O> work, Consumer<O> done, Consumer<RuntimeException> failed) {
    return new LatestWins<>(work, aside, foreground, done, failed);
  }
}
