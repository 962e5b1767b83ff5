package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.exercise.LessonProgress;
import dev.tripatch.ui.settings.Styles;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/**
 * A line of the gallery's list: a book, folded or not, or below it a lesson, and what the person
 * has read and solved.
 */
final class GalleryCell extends ListCell<GalleryEntry> {

  private final Label number = Styles.whole(Styles.styled(new Label(), "detail"));
  private final Label title = new Label();
  private final Label detail = Styles.whole(Styles.styled(new Label(), "detail"));
  private final HBox box = new HBox(6, number, title, detail);
  private final Tooltip whole = new Tooltip();

  GalleryCell() {
    title.setMaxWidth(Double.MAX_VALUE);
    title.setMinWidth(0);
    HBox.setHgrow(title, Priority.ALWAYS);
    whole.textProperty().bind(title.textProperty());
    title.textTruncatedProperty().subscribe(isCut -> title.setTooltip(isCut ? whole : null));
    box.setMinWidth(0);
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable GalleryEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    title.getStyleClass().remove("title");
    box.getStyleClass().remove("gallery-lesson");
    switch (entry) {
      case null -> {
        setGraphic(null);
        setAccessibleText(null);
      }
      case GalleryEntry.OfBook book -> show(book);
      case GalleryEntry.OfLesson lesson -> show(lesson);
    }
  }

  private void show(GalleryEntry.OfBook entry) {
    String name = entry.book().title();
    title.getStyleClass().add("title");
    show((entry.isOpen() ? "▾ " : "▸ ") + entry.number(), name, entry.count());
    setAccessibleText(
        LearnWording.SAID_OF_BOOK
            .text(
                "number",
                entry.number(),
                "title",
                name,
                "count",
                entry.count(),
                "open",
                entry.isOpen() ? 1 : 0)
            .strip());
  }

  private void show(GalleryEntry.OfLesson entry) {
    String name = entry.lesson().title();
    box.getStyleClass().add("gallery-lesson");
    show(
        entry.number(),
        name,
        switch (entry.mark()) {
          case NEW -> "";
          case READ -> LearnWording.READ.text();
          case SOLVED -> "✓";
        });
    setAccessibleText(
        LearnWording.SAID_OF_LESSON
            .text("number", entry.number(), "title", name, "mark", mark(entry.mark()))
            .strip());
  }

  /** As the sentence counts marks. */
  private static int mark(LessonProgress.Mark mark) {
    return switch (mark) {
      case NEW -> 0;
      case READ -> 1;
      case SOLVED -> 2;
    };
  }

  private void show(String before, String name, String after) {
    number.setText(before.strip());
    title.setText(name);
    detail.setText(after);
    setGraphic(box);
  }
}
