package dev.tripatch.ui.feature.learn;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** A line of the gallery's list: a book's title, or below it a lesson, with a tick if solved. */
final class GalleryCell extends ListCell<GalleryEntry> {

  private final Label title = new Label();
  private final Label detail = new Label();
  private final HBox box = new HBox(6, title, detail);

  GalleryCell() {
    title.setMaxWidth(Double.MAX_VALUE);
    title.setMinWidth(0);
    HBox.setHgrow(title, Priority.ALWAYS);
    detail.setMinWidth(Region.USE_PREF_SIZE);
    detail.getStyleClass().add("detail");
    box.setMinWidth(0);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable GalleryEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    title.getStyleClass().removeAll("title", "gallery-lesson");
    switch (entry) {
      case null -> {
        setGraphic(null);
        setAccessibleText(null);
      }
      case GalleryEntry.OfBook book -> show(book.book().title(), book.count(), "title");
      case GalleryEntry.OfLesson lesson ->
          show(lesson.lesson().title(), lesson.isSolved() ? "✓" : "", "gallery-lesson");
    }
  }

  private void show(String words, String more, String style) {
    title.setText(words);
    title.getStyleClass().add(style);
    detail.setText(more);
    setAccessibleText(
        words
            + (more.equals("✓") ? LearnWording.SOLVED.text() : more.isEmpty() ? "" : ", " + more));
    setGraphic(box);
  }
}
