package dev.tripatch.ui.feature.share;

import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.layout.MainView;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;

/**
 * Copies pictures of the window's parts, in twice the size so that they can be enlarged.
 *
 * @param say says what was copied
 */
public record PictureCommands(MainView view, Consumer<String> say) implements Feature {

  private static final double SCALE = 2;

  @Override
  public List<Entry> actions() {
    return of(view.panes()::activeView, "EDIT", 1, 40);
  }

  /** The menu of parts to choose from, in a place; with a pane. */
  public List<Entry> of(Supplier<PaneView> pane, String menu, int group, int order) {
    String id = menu + "/COPY_PICTURE";
    return List.of(
        Submenu.of(id, ShareWords.COPY_PICTURE.text(), menu, group, order),
        Action.of(
                "PICTURE_OF_PANE",
                ShareWords.PICTURE_OF_PANE.text(),
                () -> copy(pane.get(), pane.get().pane().title()))
            .in(id, 0, 10),
        Action.of(
                "PICTURE_OF_TABLE",
                ShareWords.PICTURE_OF_TABLE.text(),
                () -> copy(view.tables(), ShareWords.TABLE.text()))
            .in(id, 0, 20),
        Action.of(
                "PICTURE_OF_WINDOW",
                ShareWords.PICTURE_OF_WINDOW.text(),
                () -> copy(view, ShareWords.WINDOW.text()))
            .in(id, 0, 30));
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
            ? ShareWords.COPIED_PICTURE.text(
                "part",
                name,
                "width",
                Math.round(picture.getWidth()),
                "height",
                Math.round(picture.getHeight()))
            : ShareWords.PICTURE_NOT_COPIED.text());
  }
}
