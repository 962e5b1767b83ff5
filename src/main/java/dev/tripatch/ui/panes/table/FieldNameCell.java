package dev.tripatch.ui.panes.table;

import dev.tripatch.ui.theme.Hint;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import org.jspecify.annotations.Nullable;

/**
 * A cell that names a field: where there is no room, its middle gives way, since both ends of a
 * path distinguish it from others. A mouse that rests on it gets all of it.
 */
final class FieldNameCell<R> extends TableCell<R, String> {

  private final Hint whole = new Hint(this);

  FieldNameCell() {
    setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
  }

  @Override
  protected void updateItem(@Nullable String text, boolean empty) {
    super.updateItem(text, empty);
    String name = empty || text == null ? "" : text;
    setText(name);
    whole.say(name);
  }
}
