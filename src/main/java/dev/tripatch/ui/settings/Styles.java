package dev.tripatch.ui.settings;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/** How nodes look: what many of them have in common, and style sheets for those added late. */
public final class Styles {

  private Styles() {}

  /** The same node with a style class. */
  public static <N extends Node> N styled(N node, String style) {
    node.getStyleClass().add(style);
    return node;
  }

  /** The same node with its name in style sheets and tests, and with style classes. */
  public static <N extends Node> N named(N node, String id, String... styles) {
    node.setId(id);
    node.getStyleClass().addAll(styles);
    return node;
  }

  /** What takes the room that is left in a row. */
  public static Region space() {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return space;
  }

  /** Shows a node while something is so; one that is not shown takes no room. */
  public static void showWhile(Node node, ObservableValue<Boolean> isSo) {
    node.visibleProperty().bind(isSo);
    node.managedProperty().bind(node.visibleProperty());
  }

  /** The same part, which is never cut off. */
  public static <R extends Region> R whole(R part) {
    part.setMinWidth(Region.USE_PREF_SIZE);
    return part;
  }

  /** A label that is never cut off. */
  public static Label whole(String text, String style) {
    return whole(styled(new Label(text), style));
  }

  /** A label on as many lines as it needs. */
  public static Label wrapped(String text, String style) {
    Label label = styled(new Label(text), style);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /** Shows a node; one that is not shown takes no room. */
  public static void setShown(Node node, boolean isShown) {
    node.setVisible(isShown);
    node.setManaged(isShown);
  }

  /**
   * Styles a node that is added after the pass that styles nodes, which is in layout. Where it
   * cannot find its colours, JavaFX styles it later.
   */
  public static void applyNow(Node node) {
    if (canApply(node)) {
      node.applyCss();
    }
  }

  /**
   * Whether a node finds the colours of its window. JavaFX styles nothing that is hidden, and a
   * window that is closed has no styles any more. A picture has no window, but styles.
   */
  public static boolean canApply(Node node) {
    Scene scene = node.getScene();
    if (scene == null) {
      return false;
    }
    for (Node each = node.getParent(); each != null; each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    Window window = scene.getWindow();
    return window == null || window.isShowing();
  }
}
