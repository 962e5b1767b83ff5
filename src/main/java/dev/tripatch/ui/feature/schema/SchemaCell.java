package dev.tripatch.ui.feature.schema;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.ui.theme.Hint;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.css.PseudoClass;
import javafx.scene.control.TreeTableCell;
import org.jspecify.annotations.Nullable;

/** A cell with a text; what an own rule says is told apart. */
class SchemaCell extends TreeTableCell<SchemaRow, SchemaRow> {

  private static final PseudoClass OWN = PseudoClass.getPseudoClass("own");
  private static final PseudoClass ABSENT = PseudoClass.getPseudoClass("absent");

  private final Hint whole = new Hint(this);
  private final Function<SchemaRow, String> text;
  private final Predicate<SchemaRow> isOwn;

  SchemaCell(String styleClass, Function<SchemaRow, String> text, Predicate<SchemaRow> isOwn) {
    this.text = text;
    this.isOwn = isOwn;
    getStyleClass().add(styleClass);
  }

  @Override
  protected void updateItem(@Nullable SchemaRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      show("", "", false, false);
    } else {
      show(text.apply(row), help(row), isOwn.test(row), row.field().isEmpty());
    }
  }

  private void show(String words, String help, boolean own, boolean absent) {
    setText(VisibleText.line(words));
    whole.say(help);
    pseudoClassStateChanged(OWN, own);
    pseudoClassStateChanged(ABSENT, absent);
  }

  /** What a mouse that rests there gets to read. */
  String help(SchemaRow row) {
    return VisibleText.line(text.apply(row));
  }
}
