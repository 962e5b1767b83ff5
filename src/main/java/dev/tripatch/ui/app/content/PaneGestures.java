package dev.tripatch.ui.app.content;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.error.ErrorCommands;
import dev.tripatch.ui.feature.fields.WhyPanel;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.panes.table.TabName;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.file.DropTarget;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.layout.MainView;

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
