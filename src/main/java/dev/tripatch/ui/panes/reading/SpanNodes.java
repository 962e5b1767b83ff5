package dev.tripatch.ui.panes.reading;

import dev.tripatch.learn.MarkdownSpan;
import dev.tripatch.ui.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** Turns the pieces of a line of Markdown into text and links. */
final class SpanNodes {
  private final Consumer<String> links;

  SpanNodes(Consumer<String> links) {
    this.links = links;
  }

  /** A line that breaks where its place ends, also within links. */
  TextFlow flow(List<MarkdownSpan> spans) {
    TextFlow flow = new TextFlow();
    return filled(flow, spans, link -> link.breakIn(flow));
  }

  /** A cell, as wide as its widest link: a column is as wide as its cells want to be. */
  TextFlow cell(List<MarkdownSpan> spans) {
    return filled(new TextFlow(), spans, link -> {});
  }

  private TextFlow filled(TextFlow flow, List<MarkdownSpan> spans, Consumer<TextLink> fitting) {
    flow.getStyleClass().add("markdown-text");
    spans.forEach(span -> flow.getChildren().addAll(nodes(span, List.of(), fitting)));
    // Otherwise a column that is too low for all its lines makes each of them lower.
    flow.setMinHeight(TextFlow.USE_PREF_SIZE);
    return flow;
  }

  private List<Node> nodes(MarkdownSpan span, List<String> styles, Consumer<TextLink> fitting) {
    return switch (span) {
      case MarkdownSpan.Words words -> List.of(text(words.letters(), styles));
      case MarkdownSpan.Code code -> List.of(text(code.letters(), with(styles, "markdown-code")));
      case MarkdownSpan.Strong strong ->
          nodes(strong.spans(), with(styles, "markdown-strong"), fitting);
      case MarkdownSpan.Emphasis emphasis ->
          nodes(emphasis.spans(), with(styles, "markdown-emphasis"), fitting);
      case MarkdownSpan.Link link -> {
        TextLink node = new TextLink(link.letters(), link.target(), links);
        fitting.accept(node);
        yield List.of(node);
      }
    };
  }

  private List<Node> nodes(
      List<MarkdownSpan> spans, List<String> styles, Consumer<TextLink> fitting) {
    return spans.stream().flatMap(span -> nodes(span, styles, fitting).stream()).toList();
  }

  private static Text text(String letters, List<String> styles) {
    Text text = Styles.styled(new Text(letters), "markdown-words");
    text.getStyleClass().addAll(styles);
    return text;
  }

  private static List<String> with(List<String> styles, String more) {
    List<String> all = new ArrayList<>(styles);
    all.add(more);
    return all;
  }
}
