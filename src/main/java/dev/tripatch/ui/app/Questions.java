package dev.tripatch.ui.app;

import dev.tripatch.ui.model.OpenDocument;
import dev.tripatch.ui.theme.Appearance;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.stage.Window;

/** Asks the person. */
final class Questions {

  static final ButtonType SAVE = new ButtonType("Save", ButtonBar.ButtonData.YES);
  static final ButtonType DISCARD = new ButtonType("Don't save", ButtonBar.ButtonData.NO);

  private final Supplier<Window> owner;
  private final Appearance appearance;

  Questions(Supplier<Window> owner, Appearance appearance) {
    this.owner = owner;
    this.appearance = appearance;
  }

  /** Asks for leave to do something; the button says what. */
  boolean mayI(String question, String detail, String button) {
    ButtonType yes = new ButtonType(button, ButtonBar.ButtonData.OK_DONE);
    return ask(question, detail, yes, ButtonType.CANCEL).filter(yes::equals).isPresent();
  }

  /** Asks with buttons of one's own; closing the question is {@link ButtonType#CANCEL}. */
  Optional<ButtonType> ask(String question, String detail, ButtonType... buttons) {
    Alert alert = new Alert(Alert.AlertType.CONFIRMATION, detail, buttons);
    alert.setHeaderText(question);
    alert.setTitle("Tripatch");
    return show(alert);
  }

  /** Says that something did not work. */
  void tell(String headline, String detail) {
    Alert alert = new Alert(Alert.AlertType.ERROR, detail, ButtonType.OK);
    alert.setHeaderText(headline);
    alert.setTitle("Tripatch");
    show(alert);
  }

  /** Asks which of several objects is meant; empty if none. */
  Optional<OpenDocument> choose(String title, List<OpenDocument> documents) {
    return show(new ObjectChooser(title, documents));
  }

  /** Shows a dialog in the window's theme until it is answered. */
  <T> Optional<T> show(Dialog<T> dialog) {
    Window window = owner.get();
    if (window != null && window.isShowing()) {
      dialog.initOwner(window);
    }
    dialog.setResizable(true);
    appearance.dress(dialog.getDialogPane().getScene());
    if (window != null && window.isShowing()) {
      DialogPlace.over(window, dialog);
    }
    Optional<T> answer = dialog.showAndWait();
    appearance.forget(dialog.getDialogPane().getScene());
    return answer;
  }
}
