package dev.tripatch.ui.panes;

import dev.tripatch.learn.MarkdownBlock;
import dev.tripatch.ui.settings.Styles;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * Fenced code, whose long lines break, with the words after its fence and a link that copies it.
 */
final class CodeBlock {
  private static final String PROMPT = "$ ";

  private CodeBlock() {}

  static Node of(MarkdownBlock.Code code) {
    Label text = Styles.styled(new Label(code.text().stripTrailing()), "markdown-block");
    text.setMaxWidth(Double.MAX_VALUE);
    text.setMinHeight(Region.USE_PREF_SIZE);
    text.setWrapText(true);
    Hyperlink copy = Styles.whole(new Hyperlink(ReadingWords.COPY.text()));
    copy.getStyleClass().add("markdown-copy");
    copy.setOnAction(event -> copy(toCopy(code.text())));
    StackPane.setAlignment(copy, Pos.TOP_RIGHT);
    StackPane block = new StackPane(text, copy);
    block.setMinHeight(Region.USE_PREF_SIZE);
    if (code.label().isEmpty()) {
      return block;
    }
    Label title = Styles.styled(new Label(title(code.label())), "markdown-label");
    return new VBox(2, title, block);
  }

  /** The name of a file stays as it is. */
  private static String title(String label) {
    return label.contains(".") ? label : label.replace('-', ' ');
  }

  /** Of a terminal, the commands without their prompt: nobody pastes what they print. */
  private static String toCopy(String text) {
    return text.startsWith(PROMPT)
        ? text.lines()
            .filter(line -> line.startsWith(PROMPT))
            .map(line -> line.substring(PROMPT.length()))
            .collect(Collectors.joining("\n", "", "\n"))
        : text;
  }

  private static void copy(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
