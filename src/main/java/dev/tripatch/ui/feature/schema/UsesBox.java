package dev.tripatch.ui.feature.schema;

import dev.tripatch.ui.theme.Styles;
import dev.tripatch.workspace.schemas.FieldUses;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** Which rule each tool follows for a field, and what releases say of it; a line for each. */
final class UsesBox extends GridPane {

  UsesBox(UsesViewModel uses) {
    Styles.named(this, "rule-uses", "annotation-grid");
    ColumnConstraints labels = new ColumnConstraints();
    labels.setPercentWidth(32);
    ColumnConstraints texts = new ColumnConstraints();
    texts.setHgrow(Priority.ALWAYS);
    getColumnConstraints().addAll(labels, texts);
    uses.factsProperty().subscribe(this::show);
  }

  private void show(List<FieldUses.Fact> facts) {
    getChildren().clear();
    for (int i = 0; i < facts.size(); i++) {
      addRow(i, label(facts.get(i).label(), "why-label"), label(facts.get(i).text(), "why-fact"));
    }
    Styles.setShown(this, !facts.isEmpty());
  }

  private static Label label(String text, String style) {
    Label label = Styles.wrapped(text, style);
    setValignment(label, VPos.TOP);
    return label;
  }
}
