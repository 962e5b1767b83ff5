package dev.tripatch.ui.app;

import dev.tripatch.ui.editor.LineCommands;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import java.util.List;
import java.util.function.Consumer;

/** What can be done with the text of the pane that was used last. */
public final class EditCommands implements Feature {

  private final Panes panes;
  private final Consumer<String> say;

  /** Edits of the texts in these panes; {@code say} says why one is not done. */
  public EditCommands(Panes panes, Consumer<String> say) {
    this.panes = panes;
    this.say = say;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("CUT", AppWords.CUT.text(), () -> active().editor().commands().cut())
            .in("EDIT", 1, 10)
            .keys(ActionKeys.of("Shortcut+X", AppWords.CUT.text()).ofTexts()),
        copy(() -> active().editor().commands().copy())
            .in("EDIT", 1, 20)
            .keys(ActionKeys.of("Shortcut+C", AppWords.COPY.text()).ofTexts()),
        Action.of("PASTE", AppWords.PASTE.text(), () -> active().editor().commands().paste())
            .in("EDIT", 1, 30)
            .keys(ActionKeys.of("Shortcut+V", AppWords.PASTE.text()).ofTexts()),
        Action.of(
                "SELECT_ALL",
                AppWords.SELECT_ALL.text(),
                () -> active().editor().commands().selectAll())
            .in("EDIT", 2, 10)
            .keys(ActionKeys.of("Shortcut+A", AppWords.SELECT_ALL_KEYS.text()).ofTexts()),
        Action.of("TOGGLE_COMMENT", AppWords.TOGGLE_COMMENT.text(), this::toggleComment)
            .in("EDIT", 2, 20)
            .keys(
                ActionKeys.of("Shortcut+Slash", AppWords.TOGGLE_COMMENT_KEYS.text())
                    .first()
                    .also("Shortcut+Divide")),
        Action.of("DUPLICATE_LINES", AppWords.DUPLICATE_LINES.text(), this::duplicateLines)
            .in("EDIT", 2, 30)
            .keys("Shortcut+D", AppWords.DUPLICATE_LINES_KEYS.text()),
        Action.of(
                "COMPLETE", AppWords.PROPOSE.text(), () -> active().editor().commands().complete())
            .in("EDIT", 2, 40)
            .keys(ActionKeys.of("Ctrl+Space", AppWords.PROPOSE_KEYS.text()).ofTexts()),
        Action.of("FIND", AppWords.FIND.text(), () -> active().findBar().open())
            .in("EDIT", 3, 10)
            .keys("Shortcut+F", AppWords.FIND_KEYS.text()),
        Action.of(
                "FIND_EVERYWHERE",
                AppWords.FIND_EVERYWHERE.text(),
                () -> active().findBar().openEverywhere())
            .in("EDIT", 3, 20)
            .keys("Shortcut+Shift+F", AppWords.FIND_EVERYWHERE_KEYS.text()),
        Action.of("FIND_NEXT", AppWords.FIND_NEXT.text(), () -> panes.findBar().next(1))
            .in("EDIT", 3, 30)
            .keys("F3", AppWords.FIND_NEXT_KEYS.text()),
        Action.of("FIND_PREVIOUS", AppWords.FIND_PREVIOUS.text(), () -> panes.findBar().next(-1))
            .in("EDIT", 3, 40)
            .keys("Shift+F3", AppWords.FIND_PREVIOUS_KEYS.text()),
        Action.of("REPLACE", AppWords.REPLACE.text(), () -> active().findBar().openToReplace())
            .in("EDIT", 3, 50)
            .keys("Shortcut+H", "Shortcut+Alt+F", AppWords.REPLACE_KEYS.text()));
  }

  private PaneView active() {
    return panes.activeView();
  }

  /** Copies what is selected in a pane. */
  public static Action copy(Runnable copying) {
    return Action.of("COPY", AppWords.COPY.text(), copying);
  }

  private void toggleComment() {
    LineCommands lines = active().editor().commands().selectedLines();
    if (mayEdit(lines)) {
      if (lines.haveComments()) {
        lines.toggleComment();
      } else {
        say.accept(AppWords.NO_COMMENTS.text());
      }
    }
  }

  private void duplicateLines() {
    LineCommands lines = active().editor().commands().selectedLines();
    if (mayEdit(lines)) {
      lines.duplicate();
    }
  }

  private boolean mayEdit(LineCommands lines) {
    if (!lines.areEditable()) {
      say.accept(AppWords.NOT_EDITABLE.text("pane", active().pane().title()));
    }
    return lines.areEditable();
  }
}
