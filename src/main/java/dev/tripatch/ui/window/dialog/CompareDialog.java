package dev.tripatch.ui.window.dialog;

import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextComparison.Kind;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Shows line by line how kept texts differ from what is there now. */
public final class CompareDialog extends Dialog<ButtonType> {

  /**
   * A kept text and what it is compared with.
   *
   * @param title what the text is
   * @param other what it is compared with
   * @param lines what is there now, and then what the kept text has
   */
  public record Compared(String title, String other, TextComparison lines) {

    private boolean isSame() {
      return lines.lines().stream().allMatch(line -> line.kind() == Kind.SAME);
    }
  }

  /** A dialog about these texts, one below the other. */
  public CompareDialog(List<Compared> all) {
    setTitle("Tripatch");
    setHeaderText(DialogWords.KEPT_CHANGES.text());
    VBox content = new VBox(10);
    for (Compared each : all) {
      content.getChildren().add(heading(each));
      if (!each.isSame()) {
        content.getChildren().add(lines(each));
      }
    }
    content.setPrefSize(760, 460);
    getDialogPane().setContent(content);
    getDialogPane().getButtonTypes().setAll(ButtonType.CLOSE);
  }

  private static Label heading(Compared compared) {
    Label heading =
        new Label(
            compared.isSame()
                ? DialogWords.SAME_AS.text("title", compared.title(), "other", compared.other())
                : DialogWords.DIFFERS_FROM.text(
                    "title", compared.title(), "other", compared.other()));
    heading.setWrapText(true);
    heading.setMinHeight(Label.USE_PREF_SIZE);
    return heading;
  }

  private static Node lines(Compared compared) {
    ComparisonList list = new ComparisonList(compared.lines());
    VBox.setVgrow(list, Priority.ALWAYS);
    return list;
  }
}
