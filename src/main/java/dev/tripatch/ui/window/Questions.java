package dev.tripatch.ui.window;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.PanePair;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.ui.panes.document.FileObjects.ObjectChoice;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.window.action.Keys;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogEvent;
import javafx.scene.control.ListCell;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

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
  private final Supplier<BiFunction<String, String, TextComparison>> comparing;
  private Consumer<Boolean> onAsking = isAsked -> {};

  /**
   * Questions on a window.
   *
   * @param keys the keys of the window
   * @param comparing compares two texts as this window may show them now, on any thread
   */
  public Questions(
      Supplier<Window> owner,
      Appearance appearance,
      Supplier<Keys> keys,
      Supplier<BiFunction<String, String, TextComparison>> comparing) {
    this.owner = owner;
    this.appearance = appearance;
    this.keys = keys;
    this.comparing = comparing;
  }

  /** Gets whether a question is asked, before it is, and whether it is answered. */
  public void setOnAsking(Consumer<Boolean> handler) {
    onAsking = handler;
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
   * Shows beside the window what two of the five texts have different.
   *
   * @param views the answer that the window shows now
   * @param selected the field that is selected in it
   * @param aside where to compare
   * @param foreground runs what it is given on the UI thread
   */
  public PairDialog compare(
      ReadOnlyObjectProperty<Optional<ComparisonView>> views,
      Supplier<Optional<FieldPath>> selected,
      PanePair first,
      Executor aside,
      Executor foreground) {
    PairDialog dialog =
        new PairDialog(views, selected, first, comparing, keys.get(), aside, foreground);
    Runnable over = prepare(dialog);
    dialog.addEventHandler(DialogEvent.DIALOG_HIDDEN, event -> over.run());
    dialog.show();
    return dialog;
  }

  /** Two texts, as this window may show them. */
  public TextComparison compare(Texts texts) {
    return comparing.get().apply(texts.first(), texts.second());
  }

  /** Says that something did not work. */
  public void tell(String headline, String detail) {
    Alert alert = new Alert(Alert.AlertType.ERROR, "", ButtonType.OK);
    alert.getDialogPane().setContent(DecisionDialog.detail(detail));
    alert.setHeaderText(headline);
    alert.setTitle("Tripatch");
    TypedAhead.ignoreIn(alert);
    show(alert);
  }

  /** Asks which of several objects is meant; empty if none. */
  public Optional<OpenDocument> choose(String title, List<OpenDocument> documents) {
    return show(new ObjectChooserDialog(title, documents));
  }

  /** Shows a dialog in the window's theme until it is answered. */
  public <T> Optional<T> show(Dialog<T> dialog) {
    Runnable over = prepare(dialog);
    onAsking.accept(true);
    try {
      return dialog.showAndWait();
    } finally {
      onAsking.accept(false);
      over.run();
    }
  }

  /** Gives a dialog the window's theme, and its place; runs what it returns when it is closed. */
  private Runnable prepare(Dialog<?> dialog) {
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
    return () -> {
      growing.unsubscribe();
      appearance.forget(dialog.getDialogPane().getScene());
    };
  }

  /** Asks which of the objects in a file is meant. */
  private static final class ObjectChooserDialog extends FilteredDialog<OpenDocument> {

    ObjectChooserDialog(String title, List<OpenDocument> documents) {
      super("object", DialogWords.OBJECT_WORDS.text(), words -> matching(words, documents));
      setHeaderText(title);
      list().setCellFactory(view -> new Cell());
      list().setAccessibleText(DialogWords.OBJECTS.text());
    }

    private static List<OpenDocument> matching(String words, List<OpenDocument> documents) {
      List<String> wanted = List.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+"));
      return documents.stream()
          .filter(
              document ->
                  wanted.stream().allMatch(describe(document).toLowerCase(Locale.ROOT)::contains))
          .toList();
    }

    private static String describe(OpenDocument document) {
      return document
          .origin()
          .map(OpenDocument.Origin::object)
          .map(ObjectChooserDialog::describe)
          .orElseGet(() -> document.text().lines().findFirst().orElse(""));
    }

    private static String describe(ObjectChoice object) {
      String version = object.name().apiVersion();
      return object.title() + (version.isEmpty() ? "" : "   " + version);
    }

    private static final class Cell extends ListCell<OpenDocument> {

      @Override
      protected void updateItem(@Nullable OpenDocument document, boolean empty) {
        super.updateItem(document, empty);
        setText(document == null ? "" : describe(document));
      }
    }
  }
}
