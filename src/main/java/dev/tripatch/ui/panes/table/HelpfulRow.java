package dev.tripatch.ui.panes.table;

import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.settings.Hint;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.css.PseudoClass;
import javafx.scene.control.TableRow;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/**
 * A row that says all it holds to a mouse that rests on it, since its cells may be too narrow, and
 * what matters of it to screen readers.
 *
 * @param <R> a row
 */
public final class HelpfulRow<R> extends TableRow<TablePlace<R>> {

  private final Function<R, String> help;
  private final Function<R, String> spoken;
  private final PseudoClass state;
  private final Predicate<R> isLit;
  private final Hint hint = new Hint(this);
  private Subscription shown = Subscription.EMPTY;

  /**
   * A row.
   *
   * @param help all that it holds, in lines
   * @param spoken what screen readers say
   */
  public HelpfulRow(Function<R, String> help, Function<R, String> spoken) {
    this(help, spoken, PseudoClass.getPseudoClass("lit"), row -> false);
  }

  /**
   * A row that may be highlighted.
   *
   * @param state what style sheets see then
   * @param isLit whether it does
   */
  public HelpfulRow(
      Function<R, String> help, Function<R, String> spoken, PseudoClass state, Predicate<R> isLit) {
    this.help = help;
    this.spoken = spoken;
    this.state = state;
    this.isLit = isLit;
  }

  @Override
  protected void updateItem(@Nullable TablePlace<R> place, boolean empty) {
    super.updateItem(place, empty);
    pseudoClassStateChanged(state, !empty && place != null && isLit.test(place.row()));
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
