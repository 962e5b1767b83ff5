package dev.tripatch.ui.app.content;

import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import dev.tripatch.ui.app.command.DropTarget;
import dev.tripatch.ui.app.command.ErrorCommands;
import dev.tripatch.ui.app.command.FileCommands;
import dev.tripatch.ui.app.command.SecretCommands;
import dev.tripatch.ui.app.layout.MainView;
import dev.tripatch.ui.explain.WhyPanel;
import dev.tripatch.ui.merge.PaneView;
import dev.tripatch.ui.merge.table.TabName;

/** What happens when a person clicks, pastes or drops something on a pane. */
final class PaneGestures {

  private final WindowModels models;
  private final MainView view;

  PaneGestures(WindowModels models, MainView view) {
    this.models = models;
    this.view = view;
  }

  /** Connects all panes. */
  void connect(WhyPanel why, FileCommands files, ErrorCommands errors, SecretCommands secrets) {
    for (Role pane : Role.values()) {
      PaneView paneView = view.panes().view(pane);
      paneView.editor().setOnHazardChosen(hazard -> showHazard(hazard.path()));
      paneView
          .editor()
          .commands()
          .setOnPaste(text -> files.refuses("The text", text) || errors.openIfError(text));
      paneView.editor().masks().setOnChosen(secrets::reveal);
      new DropTarget(
              paneView,
              errors::openIfError,
              models.documents().of(pane).map(each -> files),
              view.status()::say)
          .install();
    }
    why.setOnEditAnnotation(view::focusAnnotation);
    view.panes().copied().setOnMasksCopied(secrets::copiedMasks);
    view.panes().copied().setOnMasksPasted(secrets::pastedMasks);
  }

  private void showHazard(FieldPath path) {
    models.selection().select(path);
    view.tables().choose(TabName.HAZARDS);
  }
}
