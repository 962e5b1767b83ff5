package dev.tripatch.ui.window;

import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextComparison.Kind;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.function.IntFunction;
import javafx.collections.FXCollections;
import javafx.scene.Node;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Shows line by line how kept texts differ from what is there now. */
public final class CompareDialog extends Dialog<ButtonType> {

  private static final double LEAST_OF_LIST = 110;

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

  /**
   * A dialog about texts. Of several, one is shown at a time.
   *
   * @param titles what to call each
   * @param compared compares the text at a place
   */
  public CompareDialog(List<String> titles, IntFunction<Compared> compared) {
    setTitle("Tripatch");
    setHeaderText(DialogWords.KEPT_CHANGES.text());
    ListView<String> texts =
        Styles.named(new ListView<>(FXCollections.observableList(titles)), "compared-texts");
    texts.setAccessibleText(getHeaderText());
    texts.setMinHeight(LEAST_OF_LIST);
    Styles.setShown(texts, titles.size() > 1);
    VBox shown = new VBox(10);
    VBox.setVgrow(shown, Priority.ALWAYS);
    texts
        .getSelectionModel()
        .selectedIndexProperty()
        .subscribe(
            at ->
                shown
                    .getChildren()
                    .setAll(at.intValue() < 0 ? List.of() : parts(compared.apply(at.intValue()))));
    texts.getSelectionModel().selectFirst();
    VBox content = new VBox(10, texts, shown);
    content.setPrefSize(760, 460);
    getDialogPane().setContent(content);
    getDialogPane().getButtonTypes().setAll(ButtonType.CLOSE);
  }

  private static List<Node> parts(Compared each) {
    return each.isSame() ? List.of(heading(each)) : List.of(heading(each), lines(each));
  }

  private static Label heading(Compared compared) {
    return Styles.wrapped(
        compared.isSame()
            ? DialogWords.SAME_AS.text("title", compared.title(), "other", compared.other())
            : DialogWords.DIFFERS_FROM.text("title", compared.title(), "other", compared.other()),
        "compared");
  }

  private static Node lines(Compared compared) {
    ComparisonList list = new ComparisonList(compared.lines());
    VBox.setVgrow(list, Priority.ALWAYS);
    return list;
  }
}
