package dev.tripatch.ui.window.file;

import dev.tripatch.json.Role;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/**
 * Lets files and texts be dropped on a pane of a document, and errors of kubectl on any pane.
 *
 * @param pane whose document it is
 * @param error opens a text that is an error, and says whether it is one
 * @param files opens everything else; empty for a pane that shows no document
 * @param say what else is not taken, and where to drop it
 */
public record DropTarget(
    Node view,
    Role pane,
    Predicate<String> error,
    Optional<FileCommands> files,
    Consumer<String> say) {

  private static final PseudoClass DROPPING = PseudoClass.getPseudoClass("dropping");

  /** Takes what is dropped there from now on. */
  public void install() {
    // Filters, for the text area inside handles drops itself.
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
    if (!fromHere && (board.hasString() || (board.hasFiles() && files.isPresent()))) {
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
    // Later, so that the other program is not kept waiting while we ask questions.
    if (dropped != null && !dropped.isEmpty()) {
      List<Path> paths = dropped.stream().map(File::toPath).toList();
      Platform.runLater(() -> open(paths));
    } else if (text != null) {
      Platform.runLater(() -> open(text));
    }
    show(false);
    event.setDropCompleted(true);
    event.consume();
  }

  private void open(List<Path> paths) {
    files.ifPresent(each -> each.open(pane, paths));
  }

  /** Takes a text that was dropped or pasted. */
  public void open(String text) {
    if (!error.test(text)) {
      files.ifPresentOrElse(
          each -> each.openText(pane, FileWords.DROPPED_TEXT.text(), text),
          () -> say.accept(FileWords.ONLY_DOCUMENTS.text()));
    }
  }
}
