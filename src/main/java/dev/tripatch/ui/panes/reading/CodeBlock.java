package dev.tripatch.ui.panes.reading;

import dev.tripatch.learn.MarkdownBlock;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Fenced code, with the words after its fence above it; its context menu copies it. */
final class CodeBlock {

  private CodeBlock() {}

  static Node of(MarkdownBlock.Code code) {
    Label text = new Label(code.text().stripTrailing());
    text.getStyleClass().add("markdown-block");
    text.setMaxWidth(Double.MAX_VALUE);
    text.setMinHeight(Region.USE_PREF_SIZE);
    MenuItem copy = new MenuItem(ReadingWords.COPY.text());
    copy.setOnAction(event -> copy(code.text()));
    text.setContextMenu(new ContextMenu(copy));
    if (code.label().isEmpty()) {
      return text;
    }
    Label title = new Label(code.label().replace('-', ' '));
    title.getStyleClass().add("markdown-label");
    return new VBox(2, title, text);
  }

  private static void copy(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
