package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import java.util.Map;
import java.util.Optional;
import javafx.event.EventHandler;
import javafx.scene.control.Label;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Texts that another program lets drop onto panes. */
@Tag("alone")
class DropTest extends WindowFixture {

  private static final String MINE = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: mine}\n";
  private static final String DROPPED = MINE + "data: {dropped: here}\n";

  @Override
  public void start(Stage stage) {
    open(
        stage,
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled("mine.yaml", MINE),
                Optional.of(OpenDocument.unfiled("live.yaml", MINE)))));
    place(stage, 1280, 800);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  /**
   * Only a drag of our own has a board, so one begins and is given up; the events say that it comes
   * from another program.
   */
  private void drop(Role pane, String text) {
    PaneEditor target = editor(pane);
    EventHandler<MouseEvent> starts =
        event -> {
          Dragboard board = target.startDragAndDrop(TransferMode.COPY);
          board.setContent(Map.of(DataFormat.PLAIN_TEXT, text));
          target.fireEvent(dropped(board));
          board.clear();
          event.consume();
        };
    interact(() -> target.addEventFilter(MouseEvent.DRAG_DETECTED, starts));
    drag(target, MouseButton.PRIMARY).moveBy(30, 30).drop();
    interact(() -> target.removeEventFilter(MouseEvent.DRAG_DETECTED, starts));
  }

  private static DragEvent dropped(Dragboard board) {
    return new DragEvent(
        DragEvent.DRAG_DROPPED, board, 5, 5, 5, 5, TransferMode.COPY, null, null, null);
  }

  @Test
  void aTextBecomesTheDocumentOfItsPane() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    drop(Role.LIVE, DROPPED);
    Waiting.until(() -> editor(Role.LIVE).text().equals(DROPPED));
    assertThat(editor(Role.LOCAL).text()).isEqualTo(MINE);

    drop(Role.RESULT, MINE);
    Label message = lookup("#status-message").query();
    Waiting.until(() -> message.getText().startsWith("Drop a document on"));
    assertThat(editor(Role.LIVE).text()).isEqualTo(DROPPED);

    drop(Role.RESULT, KubectlErrorTest.NO_PATCH);
    Waiting.until(() -> editor(Role.LOCAL).text().contains("oven:2"));
  }
}
