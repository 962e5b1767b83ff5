package dev.tripatch.ui.app.content;

import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import dev.tripatch.ui.app.command.DropTarget;
import dev.tripatch.ui.app.command.ErrorCommands;
import dev.tripatch.ui.app.command.FileCommands;
import dev.tripatch.ui.app.command.LeaveOutCommands;
import dev.tripatch.ui.app.command.SecretCommands;
import dev.tripatch.ui.app.layout.MainView;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.merge.PaneView;
import dev.tripatch.ui.merge.table.TabName;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseEvent;

/** What happens when a person clicks, pastes or drops something on a pane. */
final class PaneGestures {

  private final WindowModels models;
  private final MainView view;

  PaneGestures(WindowModels models, MainView view) {
    this.models = models;
    this.view = view;
  }

  /** Connects all panes. */
  void connect(
      FileCommands files, ErrorCommands errors, SecretCommands secrets, LeaveOutCommands leaving) {
    for (Role pane : Role.values()) {
      PaneView paneView = view.panes().view(pane);
      paneView.editor().setOnHazardChosen(hazard -> showHazard(hazard.path()));
      paneView
          .editor()
          .setOnPaste(text -> files.refuses("The text", text) || errors.openIfError(text));
      paneView.editor().setOnMaskChosen(secrets::reveal);
      paneView.editor().setContextMenu(paneMenu(paneView.editor(), leaving));
      new DropTarget(paneView, errors::openIfError, models.documents().of(pane).map(each -> files))
          .install();
    }
    view.why().setOnEditAnnotation(view::focusAnnotation);
    connectTables(leaving);
    view.panes().copied().setOnMasksCopied(secrets::copiedMasks);
    view.panes().copied().setOnMasksPasted(secrets::pastedMasks);
  }

  private ContextMenu paneMenu(PaneEditor editor, LeaveOutCommands leaving) {
    return new ContextMenu(
        item("Edit Annotation…", view::focusAnnotation),
        item("Leave Field Out, or Put It Back", leaving::toggleSelected),
        new SeparatorMenuItem(),
        item("Copy", editor::copy));
  }

  private void connectTables(LeaveOutCommands leaving) {
    ContextMenu menu =
        new ContextMenu(
            item("Edit Annotation…", view::focusAnnotation),
            item("Leave Field Out, or Put It Back", leaving::toggleSelected));
    view.tables()
        .addEventHandler(
            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
            event -> menu.show(view.tables(), event.getScreenX(), event.getScreenY()));
    view.tables().addEventFilter(MouseEvent.MOUSE_PRESSED, event -> menu.hide());
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  private void showHazard(FieldPath path) {
    models.selection().select(path);
    view.tables().choose(TabName.HAZARDS);
  }
}
