package dev.tripatch.ui.feature.problems;

import dev.tripatch.document.Lines;
import dev.tripatch.ui.feature.problems.ErrorCommands.KubectlError;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Asks for the text of an error, and says while it is typed whether it is one. */
public final class ErrorDialog extends Dialog<KubectlError> {

  private static final ButtonType OPEN =
      new ButtonType(ErrorWords.OPEN_CASE.text(), ButtonBar.ButtonData.OK_DONE);
  private static final String NONE =
      ErrorWords.ERROR_DIALOG_NONE.text("wanted", ErrorWords.WANTED.text());

  private final ErrorReader reader;
  private final String first;
  private final String shown;
  private final TextArea text = Styles.named(new NormalText(), "error-text", "keys");
  private final Label found = Styles.named(new Label(), "error-found");
  private Optional<KubectlError> error = Optional.empty();

  /**
   * A dialog.
   *
   * @param pasted the text to begin with, and what becomes of it; may be empty. What nobody typed
   *     here has a Secret's values masked until it is edited.
   */
  public ErrorDialog(ErrorReader reader, DocumentViewModel pasted) {
    this.reader = reader;
    this.first = pasted.getText();
    setTitle(ErrorWords.PASTE_KUBECTL_ERROR.text());
    text.setAccessibleText(ErrorWords.TEXT_OF_ERROR.text());
    text.setPrefColumnCount(90);
    text.setPrefRowCount(18);
    text.setText(reader.shown(first));
    // The control leaves out what it cannot show.
    this.shown = text.getText();
    found.setWrapText(true);
    VBox.setVgrow(text, Priority.ALWAYS);
    VBox content = new VBox(text, found);
    content.setSpacing(8);
    content.setPadding(new Insets(10));
    getDialogPane().setContent(content);
    getDialogPane().getButtonTypes().addAll(OPEN, ButtonType.CANCEL);
    setResultConverter(this::answer);
    text.textProperty().subscribe(this::look);
    text.textProperty().subscribe(typed -> pasted.type(whole(typed)));
    setOnShown(event -> Platform.runLater(text::requestFocus));
  }

  /** Left alone, the control joins the lines that end with a carriage return. */
  private static final class NormalText extends TextArea {
    @Override
    public void replaceText(int start, int end, String given) {
      super.replaceText(start, end, Lines.normal(given));
    }
  }

  private @Nullable KubectlError answer(ButtonType button) {
    return button == OPEN ? error.orElse(null) : null;
  }

  private void look(String typed) {
    error = typed.isBlank() ? Optional.empty() : reader.read(whole(typed));
    found.setText(
        error.map(ErrorDialog::describe).orElse(typed.isBlank() ? ErrorWords.WANTED.text() : NONE));
    Node open = getDialogPane().lookupButton(OPEN);
    open.setDisable(error.isEmpty());
  }

  private String whole(String typed) {
    return typed.equals(shown) ? first : typed;
  }

  private static String describe(KubectlError error) {
    String object =
        error.object().isEmpty() ? "" : ErrorWords.ON_THE_OBJECT.text("object", error.object());
    String cause = error.causes().isEmpty() ? error.words() : error.causes().getFirst().sentence();
    return ErrorWords.ERROR_KUBECTL.text("object", object, "cause", cause);
  }
}
