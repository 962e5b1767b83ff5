package dev.tripatch.ui.feature.share;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.window.layout.MainView;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;

/** Copies pictures of the window's parts, in twice the size so that they can be enlarged. */
public final class PictureCommands {

  private static final double SCALE = 2;

  private final MainView view;
  private final Consumer<String> say;

  /** Pictures of this view; {@code say} says what was copied. */
  public PictureCommands(MainView view, Consumer<String> say) {
    this.view = view;
    this.say = say;
  }

  /** The parts to choose from; the pane is the one that was used last. */
  public Menu menu() {
    return menu(view.panes()::activeView);
  }

  /** The same in the menu of this pane. */
  public Menu menu(Role pane) {
    return menu(() -> view.panes().view(pane));
  }

  private Menu menu(Supplier<PaneView> pane) {
    return new Menu(
        "Copy Picture",
        null,
        item("Picture of the Pane", () -> copy(pane.get(), pane.get().pane().title())),
        item("Picture of the Table", () -> copy(view.tables(), PictureWording.TABLE.text())),
        item("Picture of the Window", () -> copy(view, PictureWording.WINDOW.text())));
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  /**
   * Without it, what sticks out of the part and is cut off on the screen would be in its picture.
   */
  private static Rectangle2D viewport(Bounds bounds) {
    return new Rectangle2D(
        bounds.getMinX() * SCALE,
        bounds.getMinY() * SCALE,
        Math.ceil(bounds.getWidth() * SCALE),
        Math.ceil(bounds.getHeight() * SCALE));
  }

  private void copy(Node part, String name) {
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(Transform.scale(SCALE, SCALE));
    parameters.setFill(Color.TRANSPARENT);
    parameters.setViewport(viewport(part.getLayoutBounds()));
    WritableImage picture = part.snapshot(parameters, null);
    ClipboardContent content = new ClipboardContent();
    content.putImage(picture);
    boolean isCopied = Clipboard.getSystemClipboard().setContent(content);
    say.accept(
        isCopied
            ? PictureWording.COPIED.text(
                "part",
                name,
                "width",
                Math.round(picture.getWidth()),
                "height",
                Math.round(picture.getHeight()))
            : PictureWording.NOT_COPIED.text());
  }
}
