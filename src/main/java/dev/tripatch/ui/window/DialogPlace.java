package dev.tripatch.ui.window;

import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.layout.Region;
import javafx.stage.Screen;
import javafx.stage.Window;

/**
 * Where a dialog opens, and how large: as large as what it holds, in the middle of its window. Left
 * to itself JavaFX measures a dialog before it has its styles, and the window system places it.
 */
public final class DialogPlace {

  /** How much of a screen a dialog covers at most. */
  private static final double MOST = 0.9;

  /** About the height of what window systems put above a dialog. */
  private static final double TITLE_BAR = 28;

  private DialogPlace() {}

  /** Gives a dialog, not shown yet, its size, and its place over a window that is shown. */
  static void over(Window owner, Dialog<?> dialog) {
    Rectangle2D window =
        new Rectangle2D(owner.getX(), owner.getY(), owner.getWidth(), owner.getHeight());
    Rectangle2D screen = screenOf(window);
    DialogPane pane = dialog.getDialogPane();
    pane.applyCss();
    double most = Math.min(pane.maxWidth(-1), screen.getWidth() * MOST);
    double width = Math.min(pane.prefWidth(-1), most);
    double height = Math.min(pane.prefHeight(width), screen.getHeight() * MOST - TITLE_BAR);
    pane.setPrefSize(width, height);
    dialog.showingProperty().subscribe((before, now) -> Platform.runLater(() -> free(pane)));
    double x = window.getMinX() + (window.getWidth() - width) / 2;
    double y = window.getMinY() + (window.getHeight() - height - TITLE_BAR) / 2;
    dialog.setX(within(x, screen.getMinX(), screen.getMaxX() - width));
    dialog.setY(within(y, screen.getMinY(), screen.getMaxY() - height - TITLE_BAR));
  }

  /** Makes a dialog that is shown larger where it cannot show all that it holds any more. */
  static void grow(Dialog<?> dialog) {
    DialogPane pane = dialog.getDialogPane();
    pane.applyCss();
    Rectangle2D screen =
        screenOf(
            new Rectangle2D(dialog.getX(), dialog.getY(), dialog.getWidth(), dialog.getHeight()));
    double frameWidth = dialog.getWidth() - pane.getWidth();
    double frameHeight = dialog.getHeight() - pane.getHeight();
    double width = Math.min(pane.prefWidth(-1) + frameWidth, screen.getWidth() * MOST);
    dialog.setWidth(Math.max(dialog.getWidth(), width));
    double height =
        Math.min(
            pane.prefHeight(dialog.getWidth() - frameWidth) + frameHeight,
            screen.getHeight() * MOST);
    dialog.setHeight(Math.max(dialog.getHeight(), height));
    dialog.setX(within(dialog.getX(), screen.getMinX(), screen.getMaxX() - dialog.getWidth()));
    dialog.setY(within(dialog.getY(), screen.getMinY(), screen.getMaxY() - dialog.getHeight()));
  }

  /** Once it is shown, a dialog may grow with what it holds. */
  private static void free(DialogPane pane) {
    pane.setPrefSize(Region.USE_COMPUTED_SIZE, Region.USE_COMPUTED_SIZE);
  }

  private static double within(double place, double first, double last) {
    return Math.round(Math.max(first, Math.min(place, last)));
  }

  /** What can be seen of the screen that a window is on, or of the first one. */
  public static Rectangle2D screenOf(Rectangle2D window) {
    return Screen.getScreensForRectangle(window).stream()
        .findFirst()
        .orElseGet(Screen::getPrimary)
        .getVisualBounds();
  }
}
