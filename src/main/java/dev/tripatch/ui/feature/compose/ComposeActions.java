package dev.tripatch.ui.feature.compose;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.Step;
import dev.tripatch.ui.editor.ItemDrag;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.keys.Shortcut;
import dev.tripatch.workspace.FieldAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** What a person makes the composed patch do from a field of live or of the result. */
public final class ComposeActions {

  private final DraftEdits drafts;
  private final SelectionViewModel selection;
  private final Panes panes;
  private final CommandQueue queue;
  private final Keys keys;

  /** Actions about the selected field. */
  public ComposeActions(
      DraftEdits drafts, SelectionViewModel selection, Panes panes, CommandQueue queue, Keys keys) {
    this.panes = panes;
    this.queue = queue;
    this.keys = keys;
    this.drafts = drafts;
    this.selection = selection;
  }

  /** Shows in the patch what was written. */
  public void install() {
    PaneEditor editor = panes.view(Role.PATCH).editor();
    drafts.setOnWritten(editor.caret()::goTo);
    new ItemDrag(panes.view(Role.RESULT).editor(), drafts::move).install();
    drafts.setOnEmpty(() -> queue.whenCompared(() -> beginTyping(editor)));
  }

  /** What is typed takes the place of the brackets. */
  private static void beginTyping(PaneEditor patch) {
    patch.caret().focus();
    patch.commands().selectAll();
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
      items.add(moving(FieldAction.MOVE_UP));
      items.add(moving(FieldAction.MOVE_DOWN));
    }
    return List.copyOf(items);
  }

  /** The menu item that moves an item of a list, with its key. */
  MenuItem moving(FieldAction action) {
    boolean isUp = action == FieldAction.MOVE_UP;
    MenuItem item =
        item(isUp ? "Compose: Move Item Up" : "Compose: Move Item Down", () -> move(action));
    keys.give(item, isUp ? Shortcut.MOVE_ITEM_UP : Shortcut.MOVE_ITEM_DOWN);
    panes.activeProperty().subscribe(active -> item.setDisable(active != Role.RESULT));
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
    selection.getPath().flatMap(ComposeActions::item).ifPresent(path -> drafts.act(action, path));
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
