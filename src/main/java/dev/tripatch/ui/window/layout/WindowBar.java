package dev.tripatch.ui.window.layout;

import dev.tripatch.document.Format;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.SecretsViewModel;
import dev.tripatch.ui.theme.Hint;
import dev.tripatch.ui.window.action.Action;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The bar below the menu: what is compared, the way from change to change, the patch's format. */
public final class WindowBar extends HBox {

  /** A longer name gives way in its middle before the schema goes, in pixels. */
  private static final double LONG_SUBJECT = 340;

  private final ComparisonViewModel comparison;
  private final Label kind = new Label();
  private final Label subject = new Label();
  private final Hint whole = new Hint(subject);
  private final Label schema = new Label();
  private final HBox subjectChip = chip(kind, subject);
  private final HBox schemaChip = chip(new Label(LayoutWords.SCHEMA.text()), schema);

  /**
   * What the buttons do.
   *
   * @param open opens a file
   * @param copy copies the patch as it is shown
   */
  public record Actions(Action open, Runnable copy) {}

  /**
   * A bar.
   *
   * @param cluster says which cluster live is from
   * @param appliedBy the choice of who applies local
   * @param actions what its buttons do
   */
  public WindowBar(
      ComparisonViewModel comparison,
      ComposerViewModel composer,
      SecretsViewModel secrets,
      MenuButton cluster,
      MenuButton appliedBy,
      Actions actions) {
    this.comparison = comparison;
    HBox formats = formats();
    composer.currentProperty().subscribe(composed -> formats.setDisable(composed.isPresent()));
    getStyleClass().add("window-bar");
    kind.getStyleClass().add("strong");
    kind.setMinWidth(Region.USE_PREF_SIZE);
    subject.setMinWidth(40);
    subject.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    schemaChip.setMinWidth(Region.USE_PREF_SIZE);
    // Not made invisible: what is invisible is not styled, and cannot say how wide it would be.
    schemaChip
        .opacityProperty()
        .bind(Bindings.when(schemaChip.managedProperty()).then(1).otherwise(0));
    getChildren()
        .addAll(
            cluster,
            button(
                LayoutWords.OPEN.text(),
                "open",
                LayoutWords.OPEN_HELP.text(),
                actions.open().run()),
            subjectChip,
            schemaChip,
            space(),
            reveal(secrets),
            appliedBy,
            muted(LayoutWords.PATCH_AS.text()),
            formats,
            button(
                LayoutWords.COPY_PATCH.text(),
                "copy-patch",
                LayoutWords.COPY_PATCH_HELP.text(),
                actions.copy()));
    comparison.viewProperty().subscribe(this::show);
  }

  /** The schema claims no width; else a narrow window would cut off the end of the bar. */
  @Override
  protected double computeMinWidth(double height) {
    return snappedLeftInset()
        + snappedRightInset()
        + getManagedChildren().stream()
            .filter(child -> !child.equals(schemaChip))
            .mapToDouble(child -> child.minWidth(-1) + getSpacing())
            .sum();
  }

  @Override
  protected void layoutChildren() {
    double forSubject =
        Math.min(LONG_SUBJECT, subjectChip.prefWidth(-1)) - subjectChip.minWidth(-1);
    double wanted =
        computeMinWidth(-1) + Math.max(0, forSubject) + schemaChip.prefWidth(-1) + getSpacing();
    schemaChip.setManaged(!schema.getText().isEmpty() && wanted <= getWidth());
    super.layoutChildren();
  }

  private static HBox chip(Label... labels) {
    HBox chip = new HBox(labels);
    chip.getStyleClass().add("chip-label");
    return chip;
  }

  private static Region space() {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return space;
  }

  private static Label muted(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("position");
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  private static Button button(String text, String id, String help, Runnable action) {
    Button button = plain(text, id, action);
    button.setAccessibleText(help);
    Hint.on(button, help);
    return button;
  }

  private static Button plain(String text, String id, Runnable action) {
    Button button = new Button(text);
    button.setId(id);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> action.run());
    return button;
  }

  /** There only while there are secrets. */
  private static ToggleButton reveal(SecretsViewModel secrets) {
    ToggleButton reveal = new ToggleButton(LayoutWords.SECRETS.text());
    reveal.setId("reveal-secrets");
    reveal.setAccessibleText(LayoutWords.REVEAL_SECRETS.text());
    Hint.on(reveal, LayoutWords.REVEAL_SECRETS_HELP.text());
    reveal.setMinWidth(Region.USE_PREF_SIZE);
    reveal.selectedProperty().bindBidirectional(secrets.allRevealedProperty());
    secrets
        .hiddenProperty()
        .subscribe(
            hidden -> {
              reveal.setVisible(hidden.isPresent());
              reveal.setManaged(hidden.isPresent());
            });
    return reveal;
  }

  private HBox formats() {
    ToggleGroup group = new ToggleGroup();
    ToggleButton yaml = toggle("YAML", Format.YAML, group, "left-pill");
    ToggleButton json = toggle("JSON", Format.JSON, group, "right-pill");
    comparison
        .patch()
        .notationProperty()
        .subscribe(format -> group.selectToggle(format == Format.YAML ? yaml : json));
    HBox box = new HBox(yaml, json);
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  private ToggleButton toggle(String text, Format format, ToggleGroup group, String styleClass) {
    ToggleButton toggle = new ToggleButton(text);
    toggle.setId("patch-as-" + text.toLowerCase(Locale.ROOT));
    toggle.setToggleGroup(group);
    toggle.getStyleClass().add(styleClass);
    toggle.setAccessibleText(LayoutWords.SHOW_PATCH_AS.text("format", text));
    toggle.setOnAction(
        event -> {
          toggle.setSelected(true);
          comparison.patch().notationProperty().set(format);
        });
    return toggle;
  }

  private void show(Optional<ComparisonView> view) {
    String words = view.map(ComparisonView::subject).orElse("");
    int blank = words.indexOf(' ');
    kind.setText(blank < 0 ? words : words.substring(0, blank));
    subject.setText(blank < 0 ? "" : words.substring(blank + 1));
    whole.say(words);
    schema.setText(view.map(ComparisonView::schemaSource).orElse(""));
    subjectChip.setVisible(!words.isEmpty());
    subjectChip.setManaged(!words.isEmpty());
    requestLayout();
  }
}
