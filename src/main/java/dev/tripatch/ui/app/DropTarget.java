package dev.tripatch.ui.app;

import dev.tripatch.highlight.Pane;
import dev.tripatch.ui.merge.PaneView;
import java.io.File;
import java.util.List;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/** Lets files and texts be dropped on the pane of a document. */
final class DropTarget {

  private static final PseudoClass DROPPING = PseudoClass.getPseudoClass("dropping");

  private final PaneView view;
  private final FileCommands files;

  DropTarget(PaneView view, FileCommands files) {
    this.view = view;
    this.files = files;
  }

  void install() {
    // Filters, for the text area inside handles drops of its own.
    view.addEventFilter(DragEvent.DRAG_OVER, this::over);
    view.addEventFilter(DragEvent.DRAG_EXITED, event -> show(false));
    view.addEventFilter(DragEvent.DRAG_DROPPED, this::dropped);
  }

  private void show(boolean dropping) {
    view.pseudoClassStateChanged(DROPPING, dropping);
  }

  private void over(DragEvent event) {
    Dragboard board = event.getDragboard();
    boolean fromHere = event.getGestureSource() != null;
    if (!fromHere && (board.hasFiles() || board.hasString())) {
      event.acceptTransferModes(TransferMode.COPY);
      show(true);
      event.consume();
    }
  }

  private void dropped(DragEvent event) {
    if (event.getGestureSource() != null) {
      return;
    }
    Dragboard board = event.getDragboard();
    List<File> dropped = board.getFiles();
    String text = board.getString();
    Pane pane = view.pane();
    // Later, so that the other program is not kept waiting while we ask questions.
    if (dropped != null && !dropped.isEmpty()) {
      Platform.runLater(() -> files.open(pane, dropped.getFirst().toPath()));
    } else if (text != null) {
      Platform.runLater(() -> files.openText(pane, "dropped text", text));
    }
    show(false);
    event.setDropCompleted(true);
    event.consume();
  }
}
