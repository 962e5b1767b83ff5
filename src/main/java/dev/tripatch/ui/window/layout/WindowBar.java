package dev.tripatch.ui.window.layout;

import dev.tripatch.document.Format;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SecretsViewModel;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** The bar below the menu: what is compared, the way from change to change, the patch's format. */
public final class WindowBar extends HBox {

  /** A longer name gives way in its middle before the schema goes, in pixels. */
  private static final double LONG_SUBJECT = 340;

  /**
   * Parts that a narrow window does without, all of them in menus, too; the first stays longest.
   */
  private final ModelContext models;

  private final List<Region> dispensable;

  private final Label kind = Styles.whole(Styles.styled(new Label(), "strong"));
  private final Label subject = new Label();
  private final Hint whole = new Hint(subject);
  private final Label schema = new Label();
  private final HBox subjectChip = chip(kind, subject);
  private final Button schemaChip = Styles.whole(Styles.named(new Button(), "schema-chip"));

  /**
   * What the buttons do.
   *
   * @param open opens a file
   * @param copy copies the patch as it is shown
   * @param schemas lists the schemas at hand
   */
  public record Actions(Action open, Runnable copy, Action schemas) {}

  /**
   * A bar.
   *
   * @param cluster says which cluster live is from
   * @param appliedBy the choice of who applies local
   * @param actions what its buttons do
   */
  public WindowBar(ModelContext models, Node cluster, MenuButton appliedBy, Actions actions) {
    this.models = models;
    HBox formats = formats();
    models
        .composer()
        .currentProperty()
        .subscribe(composed -> formats.setDisable(composed.isPresent()));
    getStyleClass().add("window-bar");
    subject.setMinWidth(40);
    subject.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    schemaChip.getStyleClass().setAll("chip-button");
    schemaChip.setGraphic(chip(new Label(LayoutWords.SCHEMA.text()), schema));
    schemaChip.setOnAction(event -> actions.schemas().run().run());
    Hint.on(schemaChip, LayoutWords.SCHEMA_HELP.text());
    Button open =
        button(LayoutWords.OPEN.text(), "open", LayoutWords.OPEN_HELP.text(), actions.open().run());
    Button copy =
        button(
            LayoutWords.COPY_PATCH.text(),
            "copy-patch",
            LayoutWords.COPY_PATCH_HELP.text(),
            actions.copy());
    Label patchAs = Styles.whole(LayoutWords.PATCH_AS.text(), "position");
    dispensable = List.of(copy, open, patchAs, schemaChip);
    dispensable.forEach(WindowBar::hideWhereNotManaged);
    getChildren()
        .addAll(
            cluster,
            open,
            subjectChip,
            schemaChip,
            space(),
            reveal(models.documents().secrets()),
            appliedBy,
            patchAs,
            formats,
            copy);
    models.comparison().viewProperty().subscribe(this::show);
  }

  /** Not made invisible: what is invisible is not styled, and cannot say how wide it would be. */
  private static void hideWhereNotManaged(Node part) {
    part.opacityProperty().bind(Bindings.when(part.managedProperty()).then(1).otherwise(0));
    part.disableProperty().bind(part.managedProperty().not());
    part.mouseTransparentProperty().bind(part.managedProperty().not());
  }

  /** What it can do without claims no width; else a narrow window would cut off its end. */
  @Override
  protected double computeMinWidth(double height) {
    return snappedLeftInset()
        + snappedRightInset()
        + getManagedChildren().stream()
            .filter(child -> !dispensable.contains(child))
            .mapToDouble(child -> child.minWidth(-1) + getSpacing())
            .sum();
  }

  @Override
  protected void layoutChildren() {
    double taken = computeMinWidth(-1);
    for (Region part : dispensable) {
      boolean isSchema = part.equals(schemaChip);
      double wanted = part.prefWidth(-1) + getSpacing() + (isSchema ? moreForSubject() : 0);
      boolean isEmpty = isSchema && schema.getText().isEmpty();
      boolean hasRoom = !isEmpty && taken + wanted <= getWidth();
      part.setManaged(hasRoom);
      taken += hasRoom ? wanted : 0;
    }
    super.layoutChildren();
  }

  /** A long name gives way before anything else does, but not for the schema. */
  private double moreForSubject() {
    double wanted = Math.min(LONG_SUBJECT, subjectChip.prefWidth(-1));
    return subjectChip.isManaged() ? Math.max(0, wanted - subjectChip.minWidth(-1)) : 0;
  }

  private static HBox chip(Label... labels) {
    return Styles.styled(new HBox(labels), "chip-label");
  }

  private static Region space() {
    return Styles.space();
  }

  private static Button button(String text, String id, String help, Runnable action) {
    Button button = plain(text, id, action);
    button.setAccessibleText(help);
    Hint.on(button, help);
    return button;
  }

  private static Button plain(String text, String id, Runnable action) {
    Button button = Styles.whole(Styles.named(new Button(text), id));
    button.setOnAction(event -> action.run());
    return button;
  }

  /** There only while there are secrets. */
  private static ToggleButton reveal(SecretsViewModel secrets) {
    ToggleButton reveal =
        Styles.named(new ToggleButton(LayoutWords.SECRETS.text()), "reveal-secrets");
    reveal.setAccessibleText(LayoutWords.REVEAL_SECRETS.text());
    Hint.on(reveal, LayoutWords.REVEAL_SECRETS_HELP.text());
    reveal.setMinWidth(Region.USE_PREF_SIZE);
    reveal.selectedProperty().bindBidirectional(secrets.allRevealedProperty());
    secrets
        .hiddenProperty()
        .subscribe(
            hidden -> {
              Styles.setShown(reveal, hidden.isPresent());
            });
    return reveal;
  }

  private HBox formats() {
    ToggleGroup group = new ToggleGroup();
    ToggleButton yaml = toggle("YAML", Format.YAML, group, "left-pill");
    ToggleButton json = toggle("JSON", Format.JSON, group, "right-pill");
    models
        .comparison()
        .patch()
        .notationProperty()
        .subscribe(format -> group.selectToggle(format == Format.YAML ? yaml : json));
    HBox box = Styles.whole(new HBox(yaml, json));
    return box;
  }

  private ToggleButton toggle(String text, Format format, ToggleGroup group, String styleClass) {
    ToggleButton toggle =
        Styles.named(new ToggleButton(text), "patch-as-" + text.toLowerCase(Locale.ROOT));
    toggle.setToggleGroup(group);
    toggle.getStyleClass().add(styleClass);
    toggle.setAccessibleText(LayoutWords.SHOW_PATCH_AS.text("format", text));
    toggle.setOnAction(
        event -> {
          toggle.setSelected(true);
          models.comparison().patch().notationProperty().set(format);
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
    schemaChip.setAccessibleText(LayoutWords.SCHEMA.text() + " " + schema.getText());
    Styles.setShown(subjectChip, !words.isEmpty());
    requestLayout();
  }
}
