package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.WaysOut;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.Why;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * Says why the selected field has the outcome it has. What can be done about it is found out later
 * than the rest: its buttons are below, where they move no text when they come.
 */
public final class WhyPanel extends BorderPane {

  private final FindingsViewModel findings;
  private final Consumer<WaysOut.WayOut> take;
  private final SelectionViewModel selection;
  private final List<Aside> asides = new ArrayList<>();
  private List<String> reasons = List.of();
  private Optional<FieldPath> shown = Optional.empty();
  private final Hyperlink editAnnotation = new Hyperlink(FieldWords.EDIT_ANNOTATION_BUTTON.text());
  private final VBox body = Styles.styled(new VBox(), "why-body");
  private final ScrollPane scroll = new ScrollPane(body);

  /**
   * What another feature says about a field.
   *
   * @param changes when it may say something else
   */
  public record Aside(ObservableValue<?> changes, Function<FieldPath, List<String>> sentences) {}

  /**
   * A panel that follows the selection. Of a conflict it says the ways out too.
   *
   * @param take does what a way out of a conflict asks for
   * @param edit lets the person change the rule behind the field
   */
  public WhyPanel(
      SelectionViewModel selection,
      FindingsViewModel findings,
      List<Aside> asides,
      Consumer<WaysOut.WayOut> take,
      Runnable edit) {
    this.selection = selection;
    this.take = take;
    editAnnotation.setOnAction(event -> edit.run());
    this.findings = findings;
    Styles.named(this, "why-panel", "why-panel");
    Label title = Styles.styled(new Label(FieldWords.WHY.text()), "title");
    Styles.named(editAnnotation, "edit-annotation", "folded-link");
    editAnnotation.setMinWidth(Region.USE_PREF_SIZE);
    HBox header = Styles.styled(new HBox(title, Styles.space(), editAnnotation), "pane-header");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    setTop(header);
    setCenter(scroll);
    selection.whyProperty().subscribe(this::show);
    asides.forEach(this::alsoTell);
    findings.foundProperty().subscribe((before, now) -> follow(selection.whyProperty().get()));
    findings.waysOutProperty().subscribe((before, now) -> show(selection.whyProperty().get()));
  }

  /** Says what one more feature says about fields. */
  public void alsoTell(Aside aside) {
    asides.add(aside);
    aside.changes().subscribe((before, now) -> follow(selection.whyProperty().get()));
  }

  /** Says what others do only if that is another thing than before: the panel may be scrolled. */
  private void follow(Optional<Why> why) {
    if (!why.map(this::reasons).orElse(List.of()).equals(reasons)) {
      show(why);
    }
  }

  private List<String> reasons(Why why) {
    return Stream.concat(
            findings.warningsFor(why.path()).stream(),
            asides.stream().flatMap(aside -> aside.sentences().apply(why.path()).stream()))
        .toList();
  }

  private void show(Optional<Why> why) {
    body.getChildren().clear();
    setBottom(null);
    reasons = why.map(this::reasons).orElse(List.of());
    why.ifPresentOrElse(
        this::explain, () -> body.getChildren().add(muted(FieldWords.CHOOSE_FIELD_READ.text())));
    Optional<FieldPath> path = why.map(Why::path);
    if (!path.equals(shown)) {
      shown = path;
      scroll.setVvalue(0);
    }
  }

  private void explain(Why why) {
    Text path = Styles.styled(new Text(why.path().toString()), "why-path");
    body.getChildren().add(new TextFlow(path));
    reasons.forEach(reason -> body.getChildren().add(aside(reason)));
    Optional<List<WaysOut.WayOut>> ways =
        findings
            .waysOutProperty()
            .get()
            .filter(found -> why.path().startsWith(found.text().path()))
            .map(FindingsViewModel.ConflictWaysOut::waysOut);
    body.getChildren().add(sentence(why));
    body.getChildren().add(facts(why));
    ways.ifPresent(found -> body.getChildren().add(new WaysOutList(found)));
    ways.ifPresent(found -> setBottom(WaysOutList.buttons(found, take)));
    scroll.setAccessibleText(
        why.path()
            + ". "
            + why.headline()
            + " "
            + why.sentence().replace("`", "")
            + " "
            + String.join(" ", reasons));
  }

  /** How another dialect, or another way of applying, goes. */
  private static Label aside(String reason) {
    Label label = Styles.styled(new Label(reason), "why-dialect");
    label.setWrapText(true);
    return label;
  }

  private static TextFlow sentence(Why why) {
    TextFlow flow = Styles.styled(new TextFlow(), "why-sentence");
    why.mark().map(MarkGlyph::styleClass).ifPresent(flow.getStyleClass()::add);
    flow.getChildren().add(text(why.headline() + " ", "why-headline"));
    String[] pieces = why.sentence().split("`", -1);
    for (int i = 0; i < pieces.length; i++) {
      flow.getChildren().add(text(pieces[i], i % 2 == 0 ? "why-text" : "why-code"));
    }
    return flow;
  }

  private static Text text(String words, String styleClass) {
    Text text = Styles.styled(new Text(words), styleClass);
    return text;
  }

  private static GridPane facts(Why why) {
    GridPane grid = new GridPane();
    grid.setHgap(14);
    grid.setVgap(4);
    ColumnConstraints labels = new ColumnConstraints();
    labels.setMinWidth(Region.USE_PREF_SIZE);
    ColumnConstraints texts = new ColumnConstraints();
    texts.setHgrow(Priority.ALWAYS);
    grid.getColumnConstraints().addAll(labels, texts);
    for (Why.Fact fact : why.facts()) {
      Label text = Styles.styled(new Label(fact.text()), "why-fact");
      text.setWrapText(true);
      grid.addRow(grid.getRowCount(), muted(fact.label()), text);
    }
    return grid;
  }

  private static Label muted(String words) {
    Label label = Styles.styled(new Label(words), "why-label");
    label.setWrapText(true);
    GridPane.setValignment(label, javafx.geometry.VPos.TOP);
    return label;
  }

  /** Takes the keyboard, so that a screen reader reads it and the arrow keys scroll it. */
  public void focusText() {
    scroll.requestFocus();
  }

  /** The ways out of a conflict and what each does. */
  private static final class WaysOutList extends VBox {

    /**
     * What the ways out are about.
     *
     * @param ways each way once
     */
    WaysOutList(List<WaysOut.WayOut> ways) {
      super(6);
      Styles.named(this, "remedies", "remedies");
      ways.forEach(way -> getChildren().add(row(way)));
    }

    private static Node row(WaysOut.WayOut way) {
      String possible = way.isPossible() ? "" : " " + FieldWords.NOT_POSSIBLE.text();
      return new VBox(
          Styles.whole(way.title() + possible, "remedy-title"),
          Styles.wrapped(way.sentence(), "why-fact"));
    }

    /**
     * The buttons of the ways out that change a document; local is what apply keeps anyway.
     *
     * @param take does what a way out asks for
     */
    static Node buttons(List<WaysOut.WayOut> ways, Consumer<WaysOut.WayOut> take) {
      FlowPane buttons = new FlowPane(8, 4);
      buttons.getStyleClass().addAll("remedies", "remedy-buttons");
      for (WaysOut.WayOut way : ways) {
        if (!way.changes().isEmpty()) {
          buttons.getChildren().add(button(way, take));
        }
      }
      return buttons;
    }

    private static Button button(WaysOut.WayOut way, Consumer<WaysOut.WayOut> take) {
      Button button =
          Styles.named(
              new Button(way.title()),
              "remedy-" + way.fate().name().toLowerCase(Locale.ROOT).replace('_', '-'));
      Hint.on(button, way.sentence());
      button.setOnAction(event -> take.accept(way));
      return button;
    }
  }
}
