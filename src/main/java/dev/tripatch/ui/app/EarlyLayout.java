package dev.tripatch.ui.app;

import javafx.scene.Scene;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * Lays out a part of the window before the styles of a pulse are applied, not only after it.
 *
 * <p>A node that comes into the scene while the scene is laid out, as lines and cells do, leaves
 * the scene's styles marked as out of date. JavaFX then lets a pulse follow that changes nothing
 * and paints the whole window, and what the person types next waits for that painting. A part that
 * is laid out early has its new nodes styled in the same pulse, and only what changed is painted.
 */
final class EarlyLayout {

  private final Region part;
  private final Runnable layout = this::layout;

  private EarlyLayout(Region part) {
    this.part = part;
    part.sceneProperty().subscribe(this::moved);
  }

  /** Lays out this part early from now on, as long as it is in a scene. */
  static void of(Region part) {
    new EarlyLayout(part);
  }

  private void moved(@Nullable Scene before, @Nullable Scene now) {
    if (before != null) {
      before.removePreLayoutPulseListener(layout);
    }
    if (now != null) {
      now.addPreLayoutPulseListener(layout);
    }
  }

  /** Not before it has a size: then it has no styles either. */
  private void layout() {
    if (part.getWidth() > 0) {
      part.layout();
    }
  }
}
