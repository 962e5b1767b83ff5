package dev.tripatch.ui.window;

import dev.tripatch.ui.editor.LineCommands;
import dev.tripatch.ui.panes.FindBar;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What can be done with the text of the pane that was used last.
 *
 * @param active the pane that has the keyboard, or had it last
 * @param findBar the find bar that searches on
 * @param say says why something is not done
 */
public record EditCommands(
    Supplier<PaneView> active, Supplier<FindBar> findBar, Consumer<String> say) implements Feature {

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("CUT", WindowWords.CUT.text(), () -> activePane().editor().commands().cut())
            .in("EDIT", 1, 10)
            .keys(ActionKeys.of("Shortcut+X", WindowWords.CUT.text()).ofTexts()),
        copy(() -> activePane().editor().commands().copy())
            .in("EDIT", 1, 20)
            .keys(ActionKeys.of("Shortcut+C", WindowWords.COPY.text()).ofTexts()),
        Action.of("PASTE", WindowWords.PASTE.text(), () -> activePane().editor().commands().paste())
            .in("EDIT", 1, 30)
            .keys(ActionKeys.of("Shortcut+V", WindowWords.PASTE.text()).ofTexts()),
        Action.of(
                "SELECT_ALL",
                WindowWords.SELECT_ALL.text(),
                () -> activePane().editor().commands().selectAll())
            .in("EDIT", 2, 10)
            .keys(ActionKeys.of("Shortcut+A", WindowWords.SELECT_ALL_KEYS.text()).ofTexts()),
        Action.of("TOGGLE_COMMENT", WindowWords.TOGGLE_COMMENT.text(), this::toggleComment)
            .in("EDIT", 2, 20)
            .keys(
                ActionKeys.of("Shortcut+Slash", WindowWords.TOGGLE_COMMENT_KEYS.text())
                    .first()
                    .also("Shortcut+Divide")),
        Action.of("DUPLICATE_LINES", WindowWords.DUPLICATE_LINES.text(), this::duplicateLines)
            .in("EDIT", 2, 30)
            .keys("Shortcut+D", WindowWords.DUPLICATE_LINES_KEYS.text()),
        Action.of(
                "COMPLETE",
                WindowWords.PROPOSE.text(),
                () -> activePane().editor().commands().complete())
            .in("EDIT", 2, 40)
            .keys(ActionKeys.of("Ctrl+Space", WindowWords.PROPOSE_KEYS.text()).ofTexts()),
        Action.of("EXPLAIN_HERE", WindowWords.EXPLAIN_HERE.text(), this::explainHere)
            .in("EDIT", 2, 50)
            .keys("Shortcut+I", WindowWords.EXPLAIN_HERE_KEYS.text()),
        Action.of("FIND", WindowWords.FIND.text(), () -> activePane().findBar().open())
            .in("EDIT", 3, 10)
            .keys("Shortcut+F", WindowWords.FIND_KEYS.text()),
        Action.of(
                "FIND_EVERYWHERE",
                WindowWords.FIND_EVERYWHERE.text(),
                () -> activePane().findBar().openEverywhere())
            .in("EDIT", 3, 20)
            .keys("Shortcut+Shift+F", WindowWords.FIND_EVERYWHERE_KEYS.text()),
        Action.of("FIND_NEXT", WindowWords.FIND_NEXT.text(), () -> findBar.get().next(1))
            .in("EDIT", 3, 30)
            .keys("F3", WindowWords.FIND_NEXT_KEYS.text()),
        Action.of("FIND_PREVIOUS", WindowWords.FIND_PREVIOUS.text(), () -> findBar.get().next(-1))
            .in("EDIT", 3, 40)
            .keys("Shift+F3", WindowWords.FIND_PREVIOUS_KEYS.text()),
        Action.of(
                "REPLACE", WindowWords.REPLACE.text(), () -> activePane().findBar().openToReplace())
            .in("EDIT", 3, 50)
            .keys("Shortcut+H", "Shortcut+Alt+F", WindowWords.REPLACE_KEYS.text()));
  }

  private PaneView activePane() {
    return active.get();
  }

  /** Copies what is selected in a pane. */
  public static Action copy(Runnable copying) {
    return Action.of("COPY", WindowWords.COPY.text(), copying);
  }

  private void toggleComment() {
    LineCommands lines = activePane().editor().commands().selectedLines();
    if (mayEdit(lines)) {
      if (lines.haveComments()) {
        lines.toggleComment();
      } else {
        say.accept(WindowWords.NO_COMMENTS.text());
      }
    }
  }

  private void explainHere() {
    if (!activePane().editor().commands().explain()) {
      say.accept(WindowWords.NOTHING_HERE.text());
    }
  }

  private void duplicateLines() {
    LineCommands lines = activePane().editor().commands().selectedLines();
    if (mayEdit(lines)) {
      lines.duplicate();
    }
  }

  private boolean mayEdit(LineCommands lines) {
    if (!lines.areEditable()) {
      say.accept(WindowWords.NOT_EDITABLE.text("pane", activePane().pane().title()));
    }
    return lines.areEditable();
  }
}
