package dev.tripatch.ui.feature.problems;

import dev.tripatch.ui.feature.problems.ErrorCommands.KubectlError;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Says what an error of kubectl means: cause, remedy, and on demand Kubernetes' own words. */
public final class ErrorNotice extends VBox {

  private static final int MOST_LINES = 6;

  /**
   * A notice.
   *
   * @param undo brings the panes back
   * @param close takes the notice away
   */
  public ErrorNotice(KubectlError error, Runnable undo, Runnable close) {
    Styles.named(this, "error-notice", "notice", "error-notice");
    setAccessibleRole(AccessibleRole.PARENT);
    Label sentence = sentence(error);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    HBox row = Styles.styled(new HBox(title(error), sentence), "notice-row");
    TextArea words = words(error.words());
    if (!error.words().isEmpty()) {
      row.getChildren().add(disclosure(words));
    }
    if (error.documents().isPresent()) {
      row.getChildren().add(button(ErrorWords.UNDO.text(), ErrorWords.UNDO_HELP.text(), undo));
    }
    row.getChildren().add(button(ErrorWords.CLOSE.text(), ErrorWords.CLOSE_HELP.text(), close));
    getChildren().addAll(row, words);
  }

  private static Label title(KubectlError error) {
    return Styles.whole(
        error.object().isEmpty()
            ? ErrorWords.KUBECTLS_ERROR.text()
            : ErrorWords.KUBECTL_ON_OBJECT.text("object", error.object()),
        "strong");
  }

  private static Label sentence(KubectlError error) {
    String cause =
        error.causes().isEmpty()
            ? ErrorWords.UNKNOWN.text()
            : error.causes().stream()
                .map(each -> each.sentence() + " " + each.remedy())
                .collect(Collectors.joining("\n"));
    String notes = error.notes().isEmpty() ? "" : "\n" + String.join("\n", error.notes());
    Label label = Styles.wrapped(cause + notes, "notice-words");
    label.setId("error-cause");
    label.setMinWidth(0);
    label.setMaxWidth(Double.MAX_VALUE);
    return label;
  }

  private static TextArea words(String text) {
    TextArea words = Styles.named(new TextArea(text), "error-words", "keys");
    words.setAccessibleText(ErrorWords.KUBERNETES_OWN_WORDS.text());
    words.setEditable(false);
    words.setWrapText(true);
    words.setPrefRowCount((int) Math.min(MOST_LINES, text.lines().count() + 1));
    words.setMinHeight(Region.USE_PREF_SIZE);
    words.managedProperty().bind(words.visibleProperty());
    return words;
  }

  private static ToggleButton disclosure(Node words) {
    ToggleButton toggle =
        Styles.whole(
            Styles.named(new ToggleButton(ErrorWords.KUBECTLS_WORDS.text()), "show-error-words"));
    Hint.on(toggle, ErrorWords.KUBECTLS_WORDS_HELP.text());
    words.visibleProperty().bind(toggle.selectedProperty());
    return toggle;
  }

  private static Button button(String text, String help, Runnable action) {
    Button button =
        Styles.whole(Styles.named(new Button(text), "error-" + text.toLowerCase(Locale.ROOT)));
    Hint.on(button, help);
    button.setOnAction(event -> action.run());
    return button;
  }
}
