package dev.tripatch.ui.merge.table;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/**
 * A tab below the panes.
 *
 * @param name which one
 * @param count what it holds, as a number behind its title; 0 shows none
 * @param content makes what it shows, when it is chosen for the first time. While another tab is
 *     chosen, or a pane fills the place, it is in no scene: what costs time can wait until then. It
 *     gets the keyboard by {@link Node#requestFocus}
 */
public record LowerTab(TabName name, ObservableValue<Integer> count, Supplier<Node> content) {}
