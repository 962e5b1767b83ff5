package dev.tripatch.ui.schema;

import dev.tripatch.highlight.schema.SchemaRow;
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
    boolean isThere = !empty && row != null;
    setText(isThere ? text.apply(row) : "");
    whole.say(isThere ? help(row) : "");
    pseudoClassStateChanged(OWN, isThere && isOwn.test(row));
    pseudoClassStateChanged(ABSENT, isThere && row.field().isEmpty());
  }

  /** What a mouse that rests there gets to read. */
  String help(SchemaRow row) {
    return text.apply(row);
  }
}
