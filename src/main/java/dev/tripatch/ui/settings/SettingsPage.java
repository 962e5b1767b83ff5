package dev.tripatch.ui.settings;

import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.theme.ThemeChoice;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** The settings in groups, each beside what it is called. */
final class SettingsPage extends GridPane {

  /** Whole numbers as objects; held here, for they are bound only as long as somebody has them. */
  private final Property<Integer> textSize;

  private final Property<Integer> linesAround;
  private final ComboBox<ThemeChoice> theme = new ComboBox<>();

  SettingsPage(Options options) {
    textSize = options.appearance().textSizeProperty().asObject();
    linesAround = options.linesAround().asObject();
    setHgap(16);
    setVgap(8);
    setStyle("-fx-padding: 8 16 16 16;");
    group("Look");
    row("_Theme", theme(options.appearance()));
    row("Text _size in pixels", textSize());
    group("Panes");
    check("show-removed", "Show _removed lines in the result", options.showRemoved());
    check("show-noise", "Show what servers and _kubectl write", options.showNoise());
    check("scroll-together", "Scroll _panes together by field", options.scrollTogether());
    check("show-links", "_Link changed fields of the documents", options.showLinks());
    row("Lines _around changes, where only changes are shown", linesAround());
    group("Conflicts");
    check("advances", "Go on to the _next undecided after a decision", options.advances());
    group("Secrets");
    check("masks-secrets", "_Mask secrets until they are revealed", options.masksSecrets());
    warn(
        "masks-secrets-warning",
        "Secrets are shown as soon as an object is opened. Whoever sees this screen, or a picture"
            + " or recording of it, can read them.",
        options.masksSecrets().not());
  }

  void focusFirst() {
    theme.requestFocus();
  }

  private ComboBox<ThemeChoice> theme(Appearance appearance) {
    theme.setId("setting-theme");
    theme.getItems().setAll(ThemeChoice.values());
    theme.setConverter(new Titles());
    theme.valueProperty().bindBidirectional(appearance.choiceProperty());
    return theme;
  }

  private Spinner<Integer> textSize() {
    IntegerSpinnerValueFactory sizes =
        new IntegerSpinnerValueFactory(Appearance.SMALLEST_TEXT, Appearance.LARGEST_TEXT);
    sizes.valueProperty().bindBidirectional(textSize);
    Spinner<Integer> spinner = new Spinner<>(sizes);
    spinner.setId("setting-text-size");
    return spinner;
  }

  private ComboBox<Integer> linesAround() {
    ComboBox<Integer> lines = new ComboBox<>();
    lines.setId("setting-lines-around");
    lines.getItems().setAll(Options.LINES_AROUND);
    lines.valueProperty().bindBidirectional(linesAround);
    return lines;
  }

  private void group(String title) {
    Label label = new Label(title);
    label.setStyle("-fx-font-weight: bold; -fx-padding: 8 0 0 0;");
    add(label, 0, getRowCount(), 2, 1);
  }

  private void row(String title, Control control) {
    Label label = new Label(title);
    label.setMnemonicParsing(true);
    label.setLabelFor(control);
    label.setMinWidth(Region.USE_PREF_SIZE);
    control.setAccessibleText(title.replace("_", ""));
    control.setMaxWidth(Double.MAX_VALUE);
    addRow(getRowCount(), label, control);
  }

  private void check(String id, String title, BooleanProperty option) {
    CheckBox box = new CheckBox(title);
    box.setId("setting-" + id);
    box.selectedProperty().bindBidirectional(option);
    add(box, 0, getRowCount(), 2, 1);
  }

  private void warn(String id, String words, ObservableBooleanValue wanted) {
    Label label = new Label(words);
    label.setId("setting-" + id);
    label.getStyleClass().add("settings-warning");
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.setMaxWidth(Double.MAX_VALUE);
    label.visibleProperty().bind(wanted);
    add(label, 0, getRowCount(), 2, 1);
  }

  /** Themes by what they are called; nobody types them. */
  private static final class Titles extends StringConverter<ThemeChoice> {

    @Override
    public String toString(@Nullable ThemeChoice choice) {
      return choice == null ? "" : choice.title();
    }

    @Override
    public ThemeChoice fromString(String title) {
      throw new UnsupportedOperationException("themes are chosen, not typed");
    }
  }
}
