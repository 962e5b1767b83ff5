package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.overlay.RuleFinding;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.ui.theme.Styles;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** Says where a rule is from, and warns of what is unusual about it. */
final class RuleCell extends SchemaCell {

  /** Left and right of a cell's text, in pixels. */
  private static final double AROUND = 16;

  private final Label from = Styles.whole(Styles.styled(new Label(), "from"));
  private final Label warning = Styles.styled(new Label(), "rule-warning");
  private final HBox both = new HBox(8, from, warning);

  RuleCell() {
    super("rule-from", SchemaRow::ruleFrom, row -> row.rule().isOwn());
    warning.setMinWidth(0);
    both.setAlignment(Pos.CENTER_LEFT);
    both.prefWidthProperty().bind(widthProperty().subtract(AROUND));
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
  }

  @Override
  protected void updateItem(@Nullable SchemaRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
    } else {
      from.setText(row.ruleFrom());
      warning.setText(inShort(row));
      setGraphic(both);
    }
  }

  /** As far as the first sentence goes in one breath; the panel beside says it all. */
  private static String inShort(SchemaRow row) {
    return row.findings().stream()
        .findFirst()
        .map(finding -> "▲ " + finding.sentence().split("[:;,.]", 2)[0])
        .orElse("");
  }

  private static String findings(SchemaRow row, String between) {
    return row.findings().stream().map(RuleFinding::sentence).collect(Collectors.joining(between));
  }

  @Override
  String help(SchemaRow row) {
    return (row.ruleFrom() + "\n" + findings(row, "\n")).strip();
  }
}
