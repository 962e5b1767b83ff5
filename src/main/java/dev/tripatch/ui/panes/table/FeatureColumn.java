package dev.tripatch.ui.panes.table;

import dev.tripatch.show.table.Column.Fit;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;

/**
 * A column that a feature adds to the rows of another one.
 *
 * @param <K> what tells rows apart: a field's path, an object
 * @param fit what it does with words that it has no room for
 * @param widest it always has room for these words, and only for these, so that no column moves
 *     when it gets words; empty if it is hidden while it has none
 * @param changes changes whenever the words may be others
 */
public record FeatureColumn<K>(
    String title, Fit fit, Function<K, String> words, String widest, ObservableValue<?> changes) {

  /** One that is hidden while it has no words for any row. */
  public FeatureColumn(String title, Function<K, String> words, ObservableValue<?> changes) {
    this(title, Fit.WHOLE, words, "", changes);
  }

  public boolean isAlwaysThere() {
    return !widest.isEmpty();
  }
}
