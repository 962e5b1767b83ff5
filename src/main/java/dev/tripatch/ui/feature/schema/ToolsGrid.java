package dev.tripatch.ui.feature.schema;

import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.schemas.RuleTrial.TrialCell;
import dev.tripatch.workspace.schemas.RuleTrial.TrialColumn;
import dev.tripatch.workspace.schemas.TrialItem;
import dev.tripatch.workspace.schemas.TriedRule;
import java.util.List;
import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A row for each tool, a column for each rule, and in each cell what became of the items. */
final class ToolsGrid extends GridPane {

  private static final double LEAST = 130;

  private final ToolsViewModel tools;

  ToolsGrid(ToolsViewModel tools) {
    this.tools = tools;
    Styles.named(this, "tools-grid", "tools-grid");
  }

  void show(List<TrialColumn> columns) {
    getChildren().clear();
    getColumnConstraints().setAll(first());
    for (int i = 0; i < columns.size(); i++) {
      getColumnConstraints().add(further(columns.size()));
      add(head(columns.get(i)), i + 1, 0);
    }
    List<TrialCell> rows = columns.getFirst().cells();
    for (int row = 0; row < rows.size(); row++) {
      add(named(rows.get(row).tool(), "why-label"), 0, row + 1);
      for (int i = 0; i < columns.size(); i++) {
        add(cell(columns.get(i).cells().get(row)), i + 1, row + 1);
      }
    }
    for (int i = 0; i < columns.size(); i++) {
      add(remarks(columns.get(i)), i + 1, rows.size() + 1);
    }
    add(named(ToolWords.LEGEND.text(), "why-label"), 0, rows.size() + 2, columns.size() + 1, 1);
  }

  private static ColumnConstraints first() {
    ColumnConstraints column = new ColumnConstraints();
    column.setMinWidth(110);
    column.setPercentWidth(16);
    return column;
  }

  private static ColumnConstraints further(int count) {
    ColumnConstraints column = new ColumnConstraints();
    column.setMinWidth(LEAST);
    column.setPercentWidth(84.0 / count);
    column.setHgrow(Priority.ALWAYS);
    return column;
  }

  private static Label named(String text, String style) {
    Label label = Styles.wrapped(text, style);
    setValignment(label, VPos.TOP);
    return label;
  }

  private Node head(TrialColumn column) {
    VBox box = new VBox(1);
    if (column.tried().isEmpty()) {
      box.getChildren().add(named(ToolWords.NOW.text("rule", column.title()), "strong"));
      return box;
    }
    TriedRule rule = column.tried().get();
    Hyperlink write = Styles.styled(new Hyperlink(ToolWords.WRITE.text()), "folded-link");
    write.setMinWidth(0);
    write.setOnAction(event -> tools.write(rule));
    Hint.on(write, ToolWords.WRITE_HELP.text());
    box.getChildren().addAll(named(column.title(), "strong"), write);
    return box;
  }

  private static Node cell(TrialCell cell) {
    VBox box = Styles.styled(new VBox(2), "tool-cell");
    cell.refusal()
        .ifPresent(
            words ->
                box.getChildren()
                    .add(named(ToolWords.REFUSES.text("words", words), "rule-refused")));
    if (!cell.isRefused()) {
      box.getChildren().add(items(cell));
    }
    box.setAccessibleText(
        ToolWords.CELL.text("tool", cell.tool(), "use", cell.use(), "result", cell.text()));
    return box;
  }

  private static Node items(TrialCell cell) {
    FlowPane items = new FlowPane(5, 3);
    for (TrialItem item : cell.items()) {
      Label label = new Label(item.text());
      label.getStyleClass().addAll("trial-item", item.state().name().toLowerCase(Locale.ROOT));
      Hint.on(label, cell.use());
      items.getChildren().add(label);
    }
    if (cell.items().isEmpty()) {
      items.getChildren().add(new Label(cell.text()));
    }
    return items;
  }

  private static Node remarks(TrialColumn column) {
    VBox box = new VBox(2);
    column.remarks().forEach(remark -> box.getChildren().add(named(remark, "rule-warning")));
    return box;
  }
}
