package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.PagePlace;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A page in the list: its title, and below it what it is about. */
final class PlaceCell extends ListCell<PagePlace> {
  private final Label title = new Label();
  private final Label about = new Label();
  private final VBox lines = new VBox(title, about);

  PlaceCell() {
    about.getStyleClass().add("markdown-label");
    // Otherwise a long title makes the list scroll sideways.
    setPrefWidth(0);
    setGraphic(lines);
  }

  @Override
  protected void updateItem(@Nullable PagePlace place, boolean isEmpty) {
    super.updateItem(place, isEmpty);
    lines.setVisible(place != null && !isEmpty);
    if (place == null) {
      return;
    }
    title.setText(place.page().title());
    about.setText(
        place.page().topic().title()
            + place.anchor().map(anchor -> " · " + anchor.replace('-', ' ')).orElse(""));
  }
}
