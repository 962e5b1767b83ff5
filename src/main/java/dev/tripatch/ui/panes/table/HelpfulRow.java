package dev.tripatch.ui.panes.table;

import dev.tripatch.ui.theme.Hint;
import java.util.function.Function;
import javafx.scene.control.TableRow;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/**
 * A row that says all it holds to a mouse that rests on it, since its cells may be too narrow, and
 * what matters of it to screen readers.
 *
 * @param <R> a row
 */
class HelpfulRow<R> extends TableRow<TablePlace<R>> {

  private final Function<R, String> help;
  private final Function<R, String> spoken;
  private final Hint hint = new Hint(this);
  private Subscription shown = Subscription.EMPTY;

  /**
   * A row.
   *
   * @param help all that it holds, in lines
   * @param spoken what screen readers say
   */
  HelpfulRow(Function<R, String> help, Function<R, String> spoken) {
    this.help = help;
    this.spoken = spoken;
  }

  @Override
  protected void updateItem(@Nullable TablePlace<R> place, boolean empty) {
    super.updateItem(place, empty);
    shown.unsubscribe();
    shown = Subscription.EMPTY;
    if (empty || place == null) {
      hint.say("");
      setAccessibleText("");
    } else {
      shown = place.rowProperty().subscribe(this::describe);
    }
  }

  private void describe(R row) {
    hint.say(help.apply(row));
    setAccessibleText(spoken.apply(row));
  }
}
