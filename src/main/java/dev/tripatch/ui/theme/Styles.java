package dev.tripatch.ui.theme;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/** Style sheets for nodes that are added after the pass that styles nodes, which is in layout. */
public final class Styles {

  private Styles() {}

  /** Styles a node at once; where it cannot find its colours, JavaFX styles it later. */
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
