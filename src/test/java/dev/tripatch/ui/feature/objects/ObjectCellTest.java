package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.feature.objects.ObjectsSide.ObjectLooks;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Unread;
import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;

class ObjectCellTest extends QuickRobot {

  /** A list keeps cells of rows just out of view, and tells them nothing until they are used. */
  @Test
  void aCellThatIsUsedAgainSaysWhatIsKnownByThen() {
    interact(
        () -> {
          ObjectRow row = ObjectRow.of(0, new Unread(Optional.empty(), "here", "Not YAML.", ""));
          ObjectCell cell = new ObjectCell(new ObjectLooks(List.of(), List.of()));
          cell.updateListView(new ListView<>(FXCollections.observableArrayList(row)));
          cell.updateIndex(0);
          assertThat(cell.getAccessibleText()).contains(ObjectState.NOT_READABLE.words());
          row.setSummary(ObjectSummary.of(ObjectState.IN_SYNC, ""));
          cell.updateIndex(0);
          assertThat(cell.getAccessibleText()).contains(ObjectState.IN_SYNC.words());
        });
  }
}
