package dev.tripatch.ui.panes;

import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/** A link in a text to read; one to the web says where it leads, and lets copy that. */
final class TextLink extends Hyperlink {

  private @Nullable TextFlow around;

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

  /** Breaks the words where this text ends; by itself a text only moves a link to a new line. */
  void breakIn(TextFlow text) {
    around = text;
    setWrapText(true);
    text.widthProperty().subscribe(width -> requestLayout());
  }

  @Override
  protected double computePrefWidth(double height) {
    double whole = super.computePrefWidth(height);
    return around == null || around.getWidth() <= 0 ? whole : Math.min(whole, room(around));
  }

  private static double room(TextFlow text) {
    return text.getWidth() - text.getInsets().getLeft() - text.getInsets().getRight();
  }

  private static MenuItem copy(String address) {
    MenuItem copy = new MenuItem(ReadingWords.COPY_ADDRESS.text());
    copy.setOnAction(
        event -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, address)));
    return copy;
  }
}
