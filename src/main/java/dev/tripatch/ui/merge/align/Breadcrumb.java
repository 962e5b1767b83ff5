package dev.tripatch.ui.merge.align;

import dev.tripatch.path.FieldPath;
import dev.tripatch.ui.model.SelectionViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;

/**
 * The path of the field at the caret, above a pane. A click on a part selects the field that it
 * names.
 */
public final class Breadcrumb extends HBox {

  private static final String SEPARATOR = "›";

  private final SelectionViewModel selection;
  private Optional<FieldPath> shown = Optional.empty();

  /** The path of what is selected. */
  public Breadcrumb(SelectionViewModel selection) {
    this.selection = selection;
    getStyleClass().add("breadcrumb");
    setAlignment(Pos.CENTER_LEFT);
    setMinWidth(0);
    setAccessibleRole(AccessibleRole.TOOL_BAR);
    selection.choiceProperty().subscribe(choice -> show(choice.map(each -> each.path())));
  }

  private void show(Optional<FieldPath> path) {
    if (path.equals(shown) && !getChildren().isEmpty()) {
      return;
    }
    shown = path;
    setAccessibleText(path.map(field -> "Path: " + field).orElse("No field is selected"));
    getChildren().clear();
    for (FieldPath part : parts(path)) {
      if (!getChildren().isEmpty()) {
        getChildren().add(separator());
      }
      getChildren().add(link(part));
    }
    if (getChildren().isEmpty()) {
      getChildren().add(new Label(" "));
    } else if (getChildren().getLast() instanceof Hyperlink last) {
      last.setMinWidth(USE_PREF_SIZE);
    }
  }

  private static List<FieldPath> parts(Optional<FieldPath> path) {
    List<FieldPath> parts = new ArrayList<>();
    Optional<FieldPath> at = path.filter(field -> !field.isRoot());
    while (at.isPresent()) {
      parts.addFirst(at.get());
      at = at.get().parent().filter(field -> !field.isRoot());
    }
    return parts;
  }

  private static Label separator() {
    Label separator = new Label(SEPARATOR);
    separator.setMinWidth(USE_PREF_SIZE);
    return separator;
  }

  private Hyperlink link(FieldPath part) {
    Hyperlink link = new Hyperlink(name(part));
    link.setMinWidth(0);
    link.setTextOverrun(OverrunStyle.ELLIPSIS);
    // Keys have other ways to fields, and should not step through every part of every pane.
    link.setFocusTraversable(false);
    link.setAccessibleText("Select " + part);
    link.setOnAction(event -> selection.select(part));
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
