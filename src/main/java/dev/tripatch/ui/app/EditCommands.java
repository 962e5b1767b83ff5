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
        Action.of("CUT", "Cut", () -> active().editor().commands().cut())
            .in("EDIT", 1, 10)
            .keys(ActionKeys.of("Shortcut+X", "Cut").ofTexts()),
        copy(() -> active().editor().commands().copy())
            .in("EDIT", 1, 20)
            .keys(ActionKeys.of("Shortcut+C", "Copy").ofTexts()),
        Action.of("PASTE", "Paste", () -> active().editor().commands().paste())
            .in("EDIT", 1, 30)
            .keys(ActionKeys.of("Shortcut+V", "Paste").ofTexts()),
        Action.of("SELECT_ALL", "Select All", () -> active().editor().commands().selectAll())
            .in("EDIT", 2, 10)
            .keys(ActionKeys.of("Shortcut+A", "Select all text of the active pane").ofTexts()),
        Action.of("TOGGLE_COMMENT", "Toggle Comment", this::toggleComment)
            .in("EDIT", 2, 20)
            .keys(
                ActionKeys.of("Shortcut+Slash", "Comment or uncomment the selected lines")
                    .first()
                    .also("Shortcut+Divide")),
        Action.of("DUPLICATE_LINES", "Duplicate Lines", this::duplicateLines)
            .in("EDIT", 2, 30)
            .keys("Shortcut+D", "Duplicate the selected lines"),
        Action.of("COMPLETE", "Propose at the Caret", () -> active().editor().commands().complete())
            .in("EDIT", 2, 40)
            .keys(
                ActionKeys.of("Ctrl+Space", "Propose what may be written at the caret").ofTexts()),
        Action.of("FIND", "Find…", () -> active().findBar().open())
            .in("EDIT", 3, 10)
            .keys("Shortcut+F", "Find in the active pane"),
        Action.of(
                "FIND_EVERYWHERE", "Find in All Panes…", () -> active().findBar().openEverywhere())
            .in("EDIT", 3, 20)
            .keys("Shortcut+Shift+F", "Find in all panes"),
        Action.of("FIND_NEXT", "Find Next", () -> panes.findBar().next(1))
            .in("EDIT", 3, 30)
            .keys("F3", "Find next"),
        Action.of("FIND_PREVIOUS", "Find Previous", () -> panes.findBar().next(-1))
            .in("EDIT", 3, 40)
            .keys("Shift+F3", "Find previous"),
        Action.of("REPLACE", "Replace…", () -> active().findBar().openToReplace())
            .in("EDIT", 3, 50)
            .keys("Shortcut+H", "Shortcut+Alt+F", "Replace in the active pane"));
  }

  private PaneView active() {
    return panes.activeView();
  }

  /** Copies what is selected in a pane. */
  public static Action copy(Runnable copying) {
    return Action.of("COPY", "Copy", copying);
  }

  private void toggleComment() {
    LineCommands lines = active().editor().commands().selectedLines();
    if (mayEdit(lines)) {
      if (lines.haveComments()) {
        lines.toggleComment();
      } else {
        say.accept("JSON has no comments.");
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
      say.accept(active().pane().title() + " cannot be edited here.");
    }
    return lines.areEditable();
  }
}
