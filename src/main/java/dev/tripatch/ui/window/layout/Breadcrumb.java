package dev.tripatch.ui.window.layout;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.Why;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.ShortPath;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

/**
 * The path of the field at the caret, above a pane. A click on a part selects the field that it
 * names. Where the pane is too narrow, the first parts make room for the last ones; {@code …} lists
 * them.
 */
final class Breadcrumb extends HBox {

  private static final String SEPARATOR = "›";
  private static final String REST = "…";

  private final SelectionViewModel selection;
  private final Hyperlink rest = quiet(new Hyperlink(REST));
  private Optional<FieldPath> shown = Optional.empty();
  private List<Step> steps = List.of();

  /** A part of the path, and the sign before it. */
  private record Step(FieldPath path, String name, Label separator, Hyperlink link) {

    double width() {
      return separator.prefWidth(-1) + width(name);
    }

    /** What the link takes when it says this; to ask it would make it say it. */
    double width(String words) {
      Text text = new Text(words);
      text.setFont(link.getFont());
      return link.snapSizeX(text.getLayoutBounds().getWidth())
          + link.snappedLeftInset()
          + link.snappedRightInset();
    }
  }

  /** The path of what is selected. */
  Breadcrumb(SelectionViewModel selection) {
    this.selection = selection;
    getStyleClass().add("breadcrumb");
    setAlignment(Pos.CENTER_LEFT);
    setMinWidth(0);
    setAccessibleRole(AccessibleRole.TOOL_BAR);
    rest.setAccessibleText(LayoutWords.HIDDEN_PARTS.text());
    rest.setMinWidth(USE_PREF_SIZE);
    rest.setOnAction(event -> listHidden());
    selection.whyProperty().subscribe(why -> show(why.map(Why::path).filter(selection::isThere)));
  }

  private void show(Optional<FieldPath> path) {
    if (path.equals(shown) && !getChildren().isEmpty()) {
      return;
    }
    shown = path;
    setAccessibleText(
        path.map(field -> LayoutWords.PATH.text("field", field))
            .orElse(LayoutWords.NO_FIELD_IS_SELECTED.text()));
    steps = parts(path).stream().map(this::step).toList();
    List<Node> nodes = new ArrayList<>();
    nodes.add(steps.isEmpty() ? new Label(" ") : rest);
    steps.forEach(step -> nodes.addAll(List.of(step.separator(), step.link())));
    getChildren().setAll(nodes);
  }

  private static List<FieldPath> parts(Optional<FieldPath> path) {
    return path.stream()
        .flatMap(FieldPath::upwards)
        .filter(field -> !field.isRoot())
        .toList()
        .reversed();
  }

  /** What is hidden wants its place back. */
  @Override
  protected double computePrefWidth(double height) {
    double all = steps.stream().mapToDouble(this::spaced).sum();
    return snappedLeftInset() + snappedRightInset() + Math.ceil(all);
  }

  /** Before it places them, it decides which parts have room. */
  @Override
  protected void layoutChildren() {
    int hidden = hiddenSteps(getWidth() - snappedLeftInset() - snappedRightInset());
    Styles.setShown(rest, hidden > 0);
    for (int i = 0; i < steps.size(); i++) {
      Styles.setShown(steps.get(i).separator(), i > 0 && i >= hidden);
      Styles.setShown(steps.get(i).link(), i >= hidden);
    }
    if (!steps.isEmpty()) {
      fit(steps.getLast(), rest.isVisible() ? spaced(rest.prefWidth(-1)) : 0);
    }
    super.layoutChildren();
  }

  /** The last part is seen in any case; where it is too long, at least its last words are. */
  private void fit(Step last, double used) {
    double room = getWidth() - snappedLeftInset() - snappedRightInset() - used;
    double sign = last.separator().isVisible() ? spaced(last.separator().prefWidth(-1)) : 0;
    last.link()
        .setText(
            ShortPath.of(last.name(), form -> last.width(form) <= room - sign).orElse(last.name()));
  }

  private double spaced(double width) {
    return width + getSpacing();
  }

  /** How many of the first parts have to go, so that the others have room; the last one stays. */
  private int hiddenSteps(double room) {
    double needed = steps.stream().mapToDouble(this::spaced).sum();
    int hidden = 0;
    while (hidden < steps.size() - 1 && needed + (hidden > 0 ? rest.prefWidth(-1) : 0) > room) {
      needed -= spaced(steps.get(hidden));
      hidden++;
    }
    return hidden;
  }

  private double spaced(Step step) {
    return step.width() + 2 * getSpacing();
  }

  private void listHidden() {
    ContextMenu menu = new ContextMenu();
    for (Step step : steps) {
      if (!step.link().isVisible()) {
        MenuItem item = new MenuItem(step.path().toString());
        item.setMnemonicParsing(false);
        item.setOnAction(event -> selection.select(step.path()));
        menu.getItems().add(item);
      }
    }
    menu.show(rest, Side.BOTTOM, 0, 0);
  }

  private Step step(FieldPath part) {
    Label separator = Styles.whole(new Label(SEPARATOR));
    return new Step(part, name(part), separator, link(part));
  }

  private Hyperlink link(FieldPath part) {
    Hyperlink link = quiet(new Hyperlink(name(part)));
    link.setMinWidth(0);
    Hint.on(link, part.toString());
    link.setAccessibleText(LayoutWords.SELECT_PART.text("part", part));
    link.setOnAction(event -> selection.select(part));
    return link;
  }

  /** Keys have other ways to fields, and should not step through every part of every pane. */
  private static Hyperlink quiet(Hyperlink link) {
    link.setFocusTraversable(false);
    return link;
  }

  /** What the last step adds to the path: {@code replicas}, {@code [name=web]}. */
  private static String name(FieldPath part) {
    String whole = part.toString();
    String holder =
        part.parent().filter(each -> !each.isRoot()).map(FieldPath::toString).orElse("");
    String name = whole.startsWith(holder) ? whole.substring(holder.length()) : whole;
    return name.startsWith(".") ? name.substring(1) : name;
  }
}
