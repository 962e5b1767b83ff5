package dev.tripatch.ui.schema;

import dev.tripatch.highlight.schema.SchemaRow;
import dev.tripatch.schema.rule.RuleFinding;
import java.util.stream.Collectors;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/** Says where a rule is from, and warns of what is unusual about it. */
final class RuleCell extends SchemaCell {

  private final Label warning = new Label();

  RuleCell() {
    super("rule-from", SchemaRow::ruleFrom, row -> row.rule().isOwn());
    warning.getStyleClass().add("rule-warning");
    setContentDisplay(ContentDisplay.RIGHT);
  }

  @Override
  protected void updateItem(@Nullable SchemaRow row, boolean empty) {
    super.updateItem(row, empty);
    String words = empty || row == null ? "" : findings(row, " ");
    warning.setText(words.isEmpty() ? "" : "▲ " + words);
    setGraphic(words.isEmpty() ? null : warning);
  }

  private static String findings(SchemaRow row, String between) {
    return row.findings().stream().map(RuleFinding::sentence).collect(Collectors.joining(between));
  }

  @Override
  String help(SchemaRow row) {
    return (row.ruleFrom() + "\n" + findings(row, "\n")).strip();
  }
}
