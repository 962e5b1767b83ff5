package dev.tripatch.ui.theme;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
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

  /** A label that is never cut off. */
  public static Label whole(String text, String style) {
    Label label = styled(new Label(text), style);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
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
