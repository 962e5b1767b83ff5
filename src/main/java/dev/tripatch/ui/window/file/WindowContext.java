package dev.tripatch.ui.window.file;

import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.workspace.Workbench;
import java.util.concurrent.Executor;

/**
 * What nearly all commands of a window use.
 *
 * @param services what the window needs from outside
 * @param documents what is open
 * @param comparison the comparison of it
 * @param composer the patch that a person writes
 * @param selection the selected field
 * @param view what the window shows
 * @param dialogs asks for files
 * @param questions asks what else a person must decide
 * @param queue runs commands one after another
 * @param aside where to work on what takes its time
 * @param foreground runs what it is given on the UI thread
 */
public record WindowContext(
    WindowServices services,
    Documents documents,
    ComparisonViewModel comparison,
    ComposerViewModel composer,
    SelectionViewModel selection,
    MainView view,
    FileQuestions dialogs,
    Questions questions,
    CommandQueue queue,
    Executor aside,
    Executor foreground) {

  /** Computes what the window shows. */
  public Workbench workbench() {
    return services.workbench();
  }

  /** Tells something in passing. */
  public void say(String words) {
    view.status().say(words);
  }
}
