package dev.tripatch.ui.window.file;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.workspace.Workbench;
import java.util.concurrent.Executor;
import javafx.beans.value.ObservableIntegerValue;

/**
 * What nearly all commands of a window use.
 *
 * @param services what the window needs from outside
 * @param models what its view models follow
 * @param view what the window shows
 * @param dialogs asks for files
 * @param questions asks what else a person must decide
 * @param queue runs commands one after another
 */
public record WindowContext(
    WindowServices services,
    ModelContext models,
    MainView view,
    FileQuestions dialogs,
    Questions questions,
    CommandQueue queue) {

  /** What is open. */
  public Documents documents() {
    return models.documents();
  }

  /** The comparison of it. */
  public ComparisonViewModel comparison() {
    return models.comparison();
  }

  /** The selected field. */
  public SelectionViewModel selection() {
    return models.selection();
  }

  /** The patch that a person writes. */
  public ComposerViewModel composer() {
    return models.composer();
  }

  /** Computes what the window shows. */
  public Workbench workbench() {
    return models.workbench();
  }

  /** Where to work on what takes its time. */
  public Executor aside() {
    return models.aside();
  }

  /** Runs what it is given on the UI thread. */
  public Executor foreground() {
    return models.foreground();
  }

  /** How large texts are. */
  public ObservableIntegerValue textSize() {
    return view.panes().textSizeProperty();
  }

  /** The pane that was used last. */
  public Role active() {
    return view.panes().activeProperty().get();
  }

  /** Tells something in passing. */
  public void say(String words) {
    view.status().say(words);
  }
}
