package dev.tripatch.ui.feature.course;

import dev.tripatch.ui.settings.Styles;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The buttons below the panes of a lesson. */
final class PageParts {

  private PageParts() {}

  /** The button for what mostly comes next. */
  static Button primary(String id, CourseWords words, Runnable action) {
    Button button = button(id, words, action);
    button.getStyleClass().add("accent");
    return button;
  }

  static Button button(String id, CourseWords words, Runnable action) {
    Button button = Styles.whole(Styles.named(new Button(words.text()), id));
    button.setOnAction(event -> action.run());
    return button;
  }

  static Hyperlink link(String id, CourseWords words, Runnable action) {
    Hyperlink link = Styles.whole(Styles.named(new Hyperlink(words.text()), id));
    link.setOnAction(event -> action.run());
    return link;
  }

  static HBox row(List<Node> parts) {
    HBox row = new HBox();
    row.getChildren().setAll(parts);
    row.getStyleClass().add("course-buttons");
    row.setMinHeight(Region.USE_PREF_SIZE);
    return row;
  }
}
