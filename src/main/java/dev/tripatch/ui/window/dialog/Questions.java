package dev.tripatch.ui.window.dialog;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.PanePair;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.window.action.Keys;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.stage.Window;
import javafx.util.Subscription;

/** Asks the person. Enter never destroys anything, and Escape leaves all as it is. */
public final class Questions {

  /** Writes a text to a file, then goes on. */
  public static final ButtonType SAVE =
      new ButtonType(DialogWords.SAVE.text(), ButtonBar.ButtonData.YES);

  /** Goes on without a text. */
  public static final ButtonType DISCARD = button(DialogWords.DISCARD.text());

  /** Writes a text to another file. */
  public static final ButtonType SAVE_AS =
      new ButtonType(DialogWords.SAVE_AS.text(), ButtonBar.ButtonData.YES);

  private static final int NAMED = 8;

  private final Supplier<Window> owner;
  private final Appearance appearance;
  private final Supplier<Keys> keys;
  private final BiFunction<String, String, TextComparison> comparing;
  private Optional<PairDialog> pair = Optional.empty();

  /**
   * Questions on a window.
   *
   * @param keys the keys of the window
   * @param comparing compares two texts as this window may show them
   */
  public Questions(
      Supplier<Window> owner,
      Appearance appearance,
      Supplier<Keys> keys,
      BiFunction<String, String, TextComparison> comparing) {
    this.owner = owner;
    this.appearance = appearance;
    this.keys = keys;
    this.comparing = comparing;
  }

  /** Two texts, which can be compared. */
  public record Texts(String first, String second) {}

  /** A button that does what it says, and only if it is pressed itself: Escape is not NO. */
  public static ButtonType button(String words) {
    return new ButtonType(words, ButtonBar.ButtonData.APPLY);
  }

  /** Asks for leave to do something; the button says what. */
  public boolean mayI(String question, String detail, String button) {
    ButtonType yes = button(button);
    return ask(question, detail, yes, ButtonType.CANCEL).equals(yes);
  }

  /** Names for a question, each on its line; the first of very many. */
  public static String listed(List<String> names) {
    int more = names.size() - NAMED;
    return names.stream().limit(NAMED).collect(Collectors.joining("\n"))
        + (more > 0 ? DialogWords.AND_MORE.text("count", more) : "");
  }

  /** Asks with buttons of one's own; closing the question is {@link ButtonType#CANCEL}. */
  public ButtonType ask(String question, String detail, ButtonType... buttons) {
    return show(new DecisionDialog(question, detail, List.of(buttons))).orElse(ButtonType.CANCEL);
  }

  /** The same; the person can look at what two texts have different before they decide. */
  public ButtonType ask(
      String question, String detail, Supplier<Texts> texts, ButtonType... buttons) {
    DecisionDialog dialog = new DecisionDialog(question, detail, List.of(buttons));
    dialog.offerComparison(() -> compare(texts.get()));
    return show(dialog).orElse(ButtonType.CANCEL);
  }

  /** The same, with the comparison open from the start. */
  public ButtonType askComparing(
      String question, String detail, Texts texts, ButtonType... buttons) {
    DecisionDialog dialog = new DecisionDialog(question, detail, List.of(buttons));
    dialog.showComparison(compare(texts));
    return show(dialog).orElse(ButtonType.CANCEL);
  }

  /**
   * Shows what two of the five texts have different, beside the window, which can be used on.
   *
   * @param by how many pairs after the last one that was shown
   * @param field what to begin with
   */
  public void compare(ComparisonView view, int by, Optional<FieldPath> field) {
    PanePair next = pair.map(last -> last.pair().moved(by)).orElse(PanePair.ALL.getFirst());
    Optional<PairDialog> open = pair.filter(PairDialog::isShowing);
    PairDialog dialog =
        open.orElseGet(() -> new PairDialog(view, next, comparing, keys.get()));
    pair = Optional.of(dialog);
    dialog.show(view, next, field);
    if (open.isEmpty()) {
      Subscription dressed = dress(dialog);
      dialog.setOnHidden(event -> dressed.unsubscribe());
      dialog.show();
    }
  }

  /** The two texts that are compared beside the window are those of the newest answer. */
  public void follow(Optional<ComparisonView> view) {
    pair.filter(PairDialog::isShowing)
        .ifPresent(dialog -> view.ifPresent(now -> dialog.show(now, dialog.pair(), dialog.field())));
  }

  /** Two texts, as this window may show them. */
  public TextComparison compare(Texts texts) {
    return comparing.apply(texts.first(), texts.second());
  }

  /** Says that something did not work. */
  public void tell(String headline, String detail) {
    Alert alert = new Alert(Alert.AlertType.ERROR, detail, ButtonType.OK);
    alert.setHeaderText(headline);
    alert.setTitle("Tripatch");
    show(alert);
  }

  /** Asks which of several objects is meant; empty if none. */
  public Optional<OpenDocument> choose(String title, List<OpenDocument> documents) {
    return show(new ObjectChooserDialog(title, documents));
  }

  /** Shows a dialog in the window's theme until it is answered. */
  public <T> Optional<T> show(Dialog<T> dialog) {
    Subscription dressed = dress(dialog);
    Optional<T> answer = dialog.showAndWait();
    dressed.unsubscribe();
    return answer;
  }

  /** As the window looks, and over it. */
  private Subscription dress(Dialog<?> dialog) {
    Window window = owner.get();
    if (window != null && window.isShowing()) {
      dialog.initOwner(window);
    }
    dialog.setResizable(true);
    appearance.style(dialog.getDialogPane().getScene());
    if (window != null && window.isShowing()) {
      DialogPlace.over(window, dialog);
    }
    // Later: the text has its new size then.
    Subscription growing =
        appearance
            .shownTextSizeProperty()
            .subscribe((before, now) -> Platform.runLater(() -> DialogPlace.grow(dialog)));
    return growing.and(() -> appearance.forget(dialog.getDialogPane().getScene()));
  }
}
