package dev.tripatch.ui.app.command;

import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.role.Role;
import dev.tripatch.ui.app.dialog.Shortcut;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.merge.Panes;
import dev.tripatch.ui.model.DraftEdits;
import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.workspace.FieldAction;
import dev.tripatch.workspace.fix.QuickFix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** What a person makes the composed patch do from a field of live or of the result. */
public final class FieldActions {

  private final DraftEdits drafts;
  private final SelectionViewModel selection;
  private @Nullable PaneEditor patch;

  /** Actions about the selected field. */
  public FieldActions(DraftEdits drafts, SelectionViewModel selection) {
    this.drafts = drafts;
    this.selection = selection;
  }

  /** Takes the keys that move items in the result, and shows in the patch what was written. */
  public void install(Panes panes) {
    panes.view(Role.RESULT).addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    PaneEditor editor = panes.view(Role.PATCH).editor();
    patch = editor;
    drafts.setOnWritten(editor::goTo);
    drafts.setOnEmpty(() -> beginTyping(editor));
  }

  /** The quick fixes at the caret of a pane, with a line below them; none but in the patch. */
  public List<MenuItem> fixes(Role pane) {
    PaneEditor editor = patch;
    if (pane != Role.PATCH || editor == null) {
      return List.of();
    }
    List<MenuItem> items = new ArrayList<>();
    for (QuickFix fix : drafts.fixesAt(editor.caretOffset())) {
      items.add(item(fix.title(), () -> drafts.take(fix)));
    }
    if (!items.isEmpty()) {
      items.add(new SeparatorMenuItem());
    }
    return items;
  }

  /** What is typed takes the place of the brackets. */
  private static void beginTyping(PaneEditor patch) {
    patch.focusText();
    patch.selectAll();
  }

  private void pressed(KeyEvent event) {
    if (Shortcut.MOVE_ITEM_UP.keys().match(event)) {
      move(FieldAction.MOVE_UP);
      event.consume();
    } else if (Shortcut.MOVE_ITEM_DOWN.keys().match(event)) {
      move(FieldAction.MOVE_DOWN);
      event.consume();
    }
  }

  /** What can be composed from a field of a pane, below a line; none but in live and result. */
  public List<MenuItem> items(Role pane) {
    if (pane != Role.LIVE && pane != Role.RESULT) {
      return List.of();
    }
    List<MenuItem> items = new ArrayList<>();
    items.add(new SeparatorMenuItem());
    items.add(item("Compose: Set This Field", FieldAction.SET));
    items.add(item("Compose: Delete This Field", FieldAction.DELETE));
    items.add(item("Compose: Replace Instead of Merge", FieldAction.REPLACE));
    items.add(item("Compose: Clear All Others Beside It", FieldAction.CLEAR_OTHERS));
    if (pane == Role.RESULT) {
      items.add(moving("Compose: Move Item Up", FieldAction.MOVE_UP, Shortcut.MOVE_ITEM_UP));
      items.add(moving("Compose: Move Item Down", FieldAction.MOVE_DOWN, Shortcut.MOVE_ITEM_DOWN));
    }
    return items;
  }

  private MenuItem moving(String title, FieldAction action, Shortcut keys) {
    MenuItem item = item(title, () -> move(action));
    item.setAccelerator(keys.keys());
    return item;
  }

  private MenuItem item(String title, FieldAction action) {
    return item(title, () -> selection.getPath().ifPresent(path -> drafts.act(action, path)));
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  /** Inside an item, the item moves. */
  private void move(FieldAction action) {
    selection.getPath().flatMap(FieldActions::item).ifPresent(path -> drafts.act(action, path));
  }

  private static Optional<FieldPath> item(FieldPath path) {
    Optional<FieldPath> at = Optional.of(path);
    while (at.isPresent()
        && at.get().last().filter(step -> !(step instanceof Step.Key)).isEmpty()) {
      at = at.get().parent();
    }
    return at;
  }
}
