package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.Role;
import dev.tripatch.ui.theme.Styles;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * Where files and folders can be dropped while they are dragged over the list: as which document.
 */
final class DropPlaces extends VBox {
  private static final PseudoClass DROPPING = PseudoClass.getPseudoClass("dropping");

  private final BiConsumer<Role, List<Path>> dropped;

  /** Places whose files and folders {@code dropped} opens. */
  DropPlaces(BiConsumer<Role, List<Path>> dropped) {
    this.dropped = dropped;
    Styles.named(this, "objects-drop", "drop-places");
    for (Role role : Role.DOCUMENTS) {
      getChildren().add(place(role));
    }
    end();
  }

  private Label place(Role role) {
    Label place =
        Styles.named(
            new Label(ObjectWords.DROP_HERE.text("role", role.title())),
            "drop-" + role.name(),
            "drop-place");
    place.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    VBox.setVgrow(place, Priority.ALWAYS);
    place.setOnDragOver(event -> accept(event, place));
    place.setOnDragExited(event -> place.pseudoClassStateChanged(DROPPING, false));
    place.setOnDragDropped(event -> dropped(event, role));
    return place;
  }

  /** Something is dragged over the list. */
  void over(DragEvent event) {
    if (event.getDragboard().hasFiles()) {
      setVisible(true);
    }
  }

  /** Nothing is dragged any more. */
  void end() {
    setVisible(false);
  }

  private static void accept(DragEvent event, Label place) {
    if (event.getDragboard().hasFiles()) {
      event.acceptTransferModes(TransferMode.COPY);
      place.pseudoClassStateChanged(DROPPING, true);
      event.consume();
    }
  }

  private void dropped(DragEvent event, Role role) {
    List<Path> paths = event.getDragboard().getFiles().stream().map(File::toPath).toList();
    // Later, so that the other program is not kept waiting while we ask questions.
    Platform.runLater(() -> dropped.accept(role, paths));
    end();
    event.setDropCompleted(true);
    event.consume();
  }
}
