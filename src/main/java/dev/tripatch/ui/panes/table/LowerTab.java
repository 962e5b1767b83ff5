package dev.tripatch.ui.panes.table;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/**
 * A tab below the panes.
 *
 * @param id its name in settings and arguments: {@code server-side}
 * @param title what it is called in menus
 * @param keys the keys that go to it, as JavaFX names them
 * @param label what people read on it: {@code Fields (3)}
 * @param content makes what it shows, when it is chosen for the first time. While another tab is
 *     chosen, or a pane fills the place, it is in no scene: what costs time can wait until then. It
 *     gets the keyboard by {@link Node#requestFocus}
 * @param tools the controls in its row while it is chosen
 * @param beside makes what is beside it in place of the Why panel, when it is chosen first
 * @param rare whether it is in the row only while it is chosen or counts something
 */
public record LowerTab(
    String id,
    String title,
    String keys,
    ObservableValue<String> label,
    Supplier<Node> content,
    Optional<Node> tools,
    Optional<Supplier<Beside>> beside,
    boolean rare) {

  /** What is beside a tab, and what gives it the keyboard. */
  public record Beside(Node node, Runnable focus) {}

  /** A tab without tools, beside the Why panel; what it holds is counted after its title. */
  public static LowerTab of(
      String id,
      String title,
      String keys,
      ObservableValue<Integer> count,
      Supplier<Node> content) {
    return labelled(
        id, title, keys, count.map(n -> n == 0 ? title : title + " (" + n + ")"), content);
  }

  /** A tab without tools, beside the Why panel, that says more than a count. */
  public static LowerTab labelled(
      String id, String title, String keys, ObservableValue<String> label, Supplier<Node> content) {
    return new LowerTab(id, title, keys, label, content, Optional.empty(), Optional.empty(), false);
  }

  /** The tab with controls in its row. */
  public LowerTab with(Node controls) {
    return new LowerTab(id, title, keys, label, content, Optional.of(controls), beside, rare);
  }

  /** The tab, in the row only while it is chosen or counts something; else in the menu there. */
  public LowerTab rarely() {
    return new LowerTab(id, title, keys, label, content, tools, beside, true);
  }

  /** The id of the action that goes to it. */
  public String actionId() {
    return id.toUpperCase(Locale.ROOT).replace('-', '_');
  }
}
