package dev.tripatch.ui.learn;

import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/** A link in a text to read; one to the web says where it leads, and lets copy that. */
final class TextLink extends Hyperlink {

  /**
   * A link.
   *
   * @param words what is read
   * @param target where it leads, as it is written
   * @param follow gets the target when the link is clicked
   */
  TextLink(String words, String target, Consumer<String> follow) {
    super(words);
    setOnAction(
        event -> {
          setVisited(false);
          follow.accept(target);
        });
    if (target.contains("://")) {
      setTooltip(new Tooltip(target));
      setContextMenu(new ContextMenu(copy(target)));
    }
  }

  private static MenuItem copy(String address) {
    MenuItem copy = new MenuItem("Copy Address");
    copy.setOnAction(
        event -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, address)));
    return copy;
  }
}
