package dev.tripatch.ui.panes.table;

import java.util.Optional;
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
 * @param tools the controls in its row while it is chosen
 * @param beside makes what is beside it in place of the Why panel, when it is chosen first
 */
public record LowerTab(
    TabName name,
    ObservableValue<Integer> count,
    Supplier<Node> content,
    Optional<Node> tools,
    Optional<Supplier<Beside>> beside) {

  /** What is beside a tab, and what gives it the keyboard. */
  public record Beside(Node node, Runnable focus) {}

  /** A tab without tools, beside the Why panel. */
  public LowerTab(TabName name, ObservableValue<Integer> count, Supplier<Node> content) {
    this(name, count, content, Optional.empty(), Optional.empty());
  }

  /** The tab with controls in its row. */
  public LowerTab with(Node controls) {
    return new LowerTab(name, count, content, Optional.of(controls), beside);
  }

  /** The tab with a neighbour in place of the Why panel. */
  public LowerTab beside(Supplier<Beside> neighbour) {
    return new LowerTab(name, count, content, tools, Optional.of(neighbour));
  }
}
