package dev.tripatch.ui.app.command;

import dev.tripatch.ui.app.layout.MainView;
import java.util.function.Consumer;
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
final class PictureCommands {

  private static final double SCALE = 2;

  private final MainView view;
  private final Consumer<String> say;

  /** Pictures of this view; {@code say} says what was copied. */
  PictureCommands(MainView view, Consumer<String> say) {
    this.view = view;
    this.say = say;
  }

  /** The parts to choose from. */
  Menu menu() {
    return new Menu(
        "Copy Picture",
        null,
        item("Picture of the Pane", () -> copy(view.panes().activeView(), PictureWording.PANE)),
        item("Picture of the Table", () -> copy(view.tables(), PictureWording.TABLE)),
        item("Picture of the Window", () -> copy(view, PictureWording.WINDOW)));
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  private void copy(Node part, PictureWording name) {
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(Transform.scale(SCALE, SCALE));
    parameters.setFill(Color.TRANSPARENT);
    WritableImage picture = part.snapshot(parameters, null);
    ClipboardContent content = new ClipboardContent();
    content.putImage(picture);
    boolean isCopied = Clipboard.getSystemClipboard().setContent(content);
    say.accept(
        isCopied
            ? PictureWording.COPIED.text(
                "part",
                name.text(),
                "width",
                Math.round(picture.getWidth()),
                "height",
                Math.round(picture.getHeight()))
            : PictureWording.NOT_COPIED.text());
  }
}
