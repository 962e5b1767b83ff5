package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.problems.ErrorCommands;
import dev.tripatch.ui.feature.problems.ProblemTab;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.file.DropTarget;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.layout.MainView;
import javafx.event.Event;
import javafx.scene.input.KeyEvent;

/** What happens when a person clicks, pastes or drops something on a pane. */
final class PaneGestures {

  private PaneGestures() {}

  /** Connects all panes. */
  static void connect(
      WindowModels models,
      MainView view,
      FileCommands files,
      ErrorCommands errors,
      SecretCommands secrets,
      CommandQueue queue) {
    for (Role pane : Role.values()) {
      PaneView paneView = view.panes().view(pane);
      paneView
          .editor()
          .setOnHazardChosen(
              hazard -> {
                models.selection.select(hazard.path());
                view.tables().choose(ProblemTab.ID);
              });
      paneView
          .editor()
          .commands()
          .setOnPaste(
              text ->
                  files.refuses(pane, paneView.editor().commands().lengthWith(text))
                      || errors.openIfError(text));
      paneView.editor().addEventFilter(KeyEvent.KEY_PRESSED, event -> moveLater(event, queue));
      paneView.editor().commands().setSay(view.status()::say);
      paneView.editor().masks().setOnChosen(secrets::reveal);
      new DropTarget(
              paneView,
              pane,
              errors::openIfError,
              models.documents.of(pane).map(each -> files),
              view.status()::say)
          .install();
    }
    view.panes().copied().setOnMasksCopied(secrets::copiedMasks);
    view.panes().copied().setOnMasksPasted(secrets::pastedMasks);
  }

  /** A move of the caret is about the text that a slow hand would see. */
  private static void moveLater(KeyEvent event, CommandQueue queue) {
    boolean isMove = event.getCode().isNavigationKey() && !event.isAltDown();
    KeyEvent again = event.copyFor(event.getSource(), event.getTarget());
    if (isMove && queue.delays(() -> Event.fireEvent(again.getTarget(), again))) {
      event.consume();
    }
  }
}
