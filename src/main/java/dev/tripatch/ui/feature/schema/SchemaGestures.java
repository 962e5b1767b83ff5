package dev.tripatch.ui.feature.schema;

import dev.tripatch.ui.feature.schema.SchemaCommands.SchemaModels;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.window.UndoCommands;
import dev.tripatch.ui.window.layout.MainView;
import java.io.File;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** The tab Schema: its links, its undo, and files dropped onto it. */
public record SchemaGestures(
    DocumentViewModel rules, SchemaCommands schemas, UndoCommands undo, MainView view) {

  /** Makes what is beside the tab. */
  public SchemaSide side(SchemaModels models, ObservableIntegerValue textSize) {
    view.tables().addEventFilter(DragEvent.DRAG_OVER, this::schemaOver);
    view.tables().addEventFilter(DragEvent.DRAG_DROPPED, this::schemaDropped);
    return new SchemaSide(
        models,
        textSize,
        schemas,
        () -> undo.undo(Optional.of(rules)),
        () -> undo.redo(Optional.of(rules)));
  }

  private void schemaOver(DragEvent event) {
    if (isSchemaShown() && event.getDragboard().hasFiles()) {
      event.acceptTransferModes(TransferMode.COPY);
      event.consume();
    }
  }

  private void schemaDropped(DragEvent event) {
    if (isSchemaShown() && event.getDragboard().hasFiles()) {
      // Later, so that the other program is not kept waiting.
      List<File> dropped = List.copyOf(event.getDragboard().getFiles());
      Platform.runLater(() -> dropped.forEach(file -> schemas.imports().importFile(file.toPath())));
      event.setDropCompleted(true);
      event.consume();
    }
  }

  private boolean isSchemaShown() {
    return view.tables().isChosen(SchemaTab.ID);
  }
}
