package dev.tripatch.ui.panes.table;

import java.util.function.Function;
import javafx.beans.value.ObservableValue;

/**
 * A column that a feature adds to the rows of another one. It is hidden while it has no words for
 * any row.
 *
 * @param <K> what tells rows apart: a field's path, an object
 * @param changes changes whenever the words may be others
 */
public record FeatureColumn<K>(
    String title, Function<K, String> words, ObservableValue<?> changes) {}
