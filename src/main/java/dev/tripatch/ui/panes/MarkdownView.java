package dev.tripatch.ui.panes;

import dev.tripatch.learn.MarkdownBlock;
import dev.tripatch.learn.MarkdownReader;
import dev.tripatch.learn.MarkdownSpan;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** Markdown to read: a column as wide as its place, whose lines break by themselves. */
public final class MarkdownView extends VBox {
  private static final double STEP = 18;

  private final SpanNodes spans;
  private final Map<String, Node> headings = new HashMap<>();

  /**
   * An empty view.
   *
   * @param links what a link does that is clicked; it gets the link's target as it is written
   */
  public MarkdownView(Consumer<String> links) {
    this.spans = new SpanNodes(links);
    getStyleClass().add("markdown");
  }

  /** Shows a text in place of what was shown. */
  public void show(String markdown) {
    getChildren().clear();
    headings.clear();
    add(markdown);
  }

  /** Shows texts as quotes, one below the other. */
  public void showQuoted(List<String> texts) {
    show(
        texts.stream()
            .map(each -> "> " + each.replace("\n", "\n> "))
            .collect(Collectors.joining("\n\n")));
  }

  /** Shows a text below what is shown already. */
  public void add(String markdown) {
    MarkdownReader.read(markdown).forEach(block -> getChildren().add(node(block)));
  }

  /** Shows something else than Markdown below what is shown already. */
  public void add(Node node) {
    getChildren().add(node);
  }

  /** The heading that a link names by its anchor; empty if there is none. */
  public Optional<Node> heading(String anchor) {
    return Optional.ofNullable(headings.get(anchor));
  }

  private Node node(MarkdownBlock block) {
    return switch (block) {
      case MarkdownBlock.Heading heading -> heading(heading);
      case MarkdownBlock.Paragraph paragraph -> spans.flow(paragraph.spans());
      case MarkdownBlock.Items items -> items(items);
      case MarkdownBlock.Quotation quotation -> quotation(quotation);
      case MarkdownBlock.Table table -> table(table);
      case MarkdownBlock.Code code -> CodeBlock.of(code);
    };
  }

  private Node heading(MarkdownBlock.Heading heading) {
    TextFlow flow = spans.flow(heading.spans());
    flow.getStyleClass().add("markdown-heading-" + Math.min(heading.level(), 3));
    headings.putIfAbsent(heading.anchor(), flow);
    return flow;
  }

  private Node items(MarkdownBlock.Items items) {
    VBox list = Styles.styled(new VBox(), "markdown-items");
    for (MarkdownBlock.Item item : items.items()) {
      Label mark = Styles.whole(new Label(item.mark()));
      TextFlow words = spans.flow(item.spans());
      HBox.setHgrow(words, Priority.ALWAYS);
      HBox line = new HBox(8, mark, words);
      line.setStyle("-fx-padding: 0 0 0 " + STEP * item.depth());
      list.getChildren().add(line);
    }
    return list;
  }

  private Node quotation(MarkdownBlock.Quotation quotation) {
    VBox quoted = Styles.styled(new VBox(), "markdown-quotation");
    quotation.blocks().forEach(block -> quoted.getChildren().add(node(block)));
    return quoted;
  }

  private Node table(MarkdownBlock.Table table) {
    GridPane grid = Styles.styled(new GridPane(), "markdown-table");
    int columns = table.rows().getFirst().size();
    for (int column = 0; column < columns; column++) {
      ColumnConstraints width = new ColumnConstraints();
      width.setHgrow(Priority.ALWAYS);
      grid.getColumnConstraints().add(width);
    }
    for (int row = 0; row < table.rows().size(); row++) {
      List<List<MarkdownSpan>> cells = table.rows().get(row);
      for (int column = 0; column < columns; column++) {
        grid.add(cell(cells.get(column), row == 0), column, row);
      }
    }
    return grid;
  }

  private Node cell(List<MarkdownSpan> words, boolean isHead) {
    TextFlow cell = spans.cell(words);
    cell.getStyleClass().add(isHead ? "markdown-head" : "markdown-cell");
    GridPane.setValignment(cell, VPos.TOP);
    GridPane.setFillHeight(cell, true);
    cell.setMaxHeight(Double.MAX_VALUE);
    return cell;
  }

  /** Turns the pieces of a line of Markdown into text and links. */
  private static final class SpanNodes {
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
}
