package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The reader law: the text of a span, read again, gives the value. A stretch of a block is read
 * with the blanks before it that put it into its column.
 */
final class SpanLaws {

  private static final Pattern ODD_BREAK = Pattern.compile("[\\u0085\\u2028\\u2029\\ufeff]");

  private final SourceDocument document;
  private final String text;
  private int checked;

  private SpanLaws(SourceDocument document) {
    this.document = document;
    this.text = document.text();
  }

  /** Checks all spans of a document; gives how many stretches were read again. */
  static int check(SourceDocument document) {
    SpanLaws laws = new SpanLaws(document);
    document.root().ifPresent(root -> laws.visit(root, false));
    return laws.checked;
  }

  private void visit(Node node, boolean inFlow) {
    if (isAlias(node.span())) {
      return;
    }
    boolean flow = inFlow || isFlow(node);
    if (inFlow && document.format() == Format.YAML) {
      readsInBrackets(node);
    } else if (!isBlockText(node)) {
      reads(node.span(), node.value());
    }
    switch (node) {
      case MapNode map -> map.entries().forEach(entry -> visit(map, entry, flow));
      case ListNode list -> list.items().forEach(item -> visit(list, item, flow));
      case ScalarNode _ -> {}
    }
  }

  private void visit(MapNode map, Entry entry, boolean inFlow) {
    if (!map.span().contains(entry.span())) {
      assertThat(text).as("entries from elsewhere come by merging").contains("<<");
      return;
    }
    assertThat(entry.keySpan().end()).isLessThanOrEqualTo(entry.node().span().start());
    if (!inFlow && !isExplicit(map, entry)) {
      reads(entry.span(), MapValue.of(entry.key(), entry.node().value()));
    }
    visit(entry.node(), inFlow);
  }

  private void visit(ListNode list, Item item, boolean inFlow) {
    assertThat(list.span().contains(item.span())).isTrue();
    assertThat(item.span().contains(item.node().span())).isTrue();
    if (!inFlow) {
      reads(item.span(), new ListValue(List.of(item.node().value())));
    }
    visit(item.node(), inFlow);
  }

  private void readsInBrackets(Node node) {
    String stretch = node.span().in(text);
    if (!stretch.isEmpty() && !refersElsewhere(stretch)) {
      boolean spaced = Character.isWhitespace(text.charAt(node.span().end()));
      reads("[" + stretch + (spaced ? " ]" : ",]"), new ListValue(List.of(node.value())));
    }
  }

  private void reads(Span span, Value expected) {
    String stretch = span.in(text);
    if (refersElsewhere(stretch)) {
      return;
    }
    int column = span.start() - document.lines().startOf(document.lines().lineOf(span.start()));
    String alone = " ".repeat(document.format() == Format.YAML ? column : 0) + stretch;
    reads(alone + breakBehind(span), expected);
  }

  private void reads(String alone, Value expected) {
    SourceDocument again = SourceReader.read("again", alone, document.format());
    assertThat(again.root().map(Node::value)).as("«%s»", alone).contains(expected);
    checked++;
  }

  /** A block of text needs the line break behind its last line to have one. */
  private String breakBehind(Span span) {
    int end = span.end();
    if (text.startsWith("\r\n", end)) {
      return "\r\n";
    }
    return end < text.length() && "\n\r".indexOf(text.charAt(end)) >= 0
        ? text.substring(end, end + 1)
        : "";
  }

  private boolean isAlias(Span span) {
    return span.in(text).startsWith("*") && document.format() == Format.YAML;
  }

  /**
   * Aliases and handles mean nothing alone, and dashes may divide; odd line breaks are none in an
   * editor's lines.
   */
  private boolean refersElsewhere(String stretch) {
    boolean yaml = document.format() == Format.YAML;
    boolean refers =
        stretch.startsWith("---")
            || stretch.contains("*")
            || stretch.contains("<<")
            || text.contains("%TAG");
    return yaml && (refers || ODD_BREAK.matcher(text).find());
  }

  private boolean isFlow(Node node) {
    return switch (node) {
      case MapNode map when !map.entries().isEmpty() ->
          textBetween(map.span().start(), map.entries().getFirst().keySpan().start()).contains("{");
      case ListNode list when !list.items().isEmpty() ->
          textBetween(list.span().start(), list.items().getFirst().span().start()).contains("[");
      case MapNode _, ListNode _ -> true;
      case ScalarNode _ -> false;
    };
  }

  private String textBetween(int start, int end) {
    return text.substring(start, Math.max(start, end));
  }

  /** The indentation of a block of text counts from the block around it: its entry is read. */
  private boolean isBlockText(Node node) {
    return node instanceof ScalarNode && withoutProperties(node).matches("(?s)[|>].*");
  }

  private String withoutProperties(Node node) {
    return node.span().in(text).replaceFirst("^([!&]\\S*\\s+)*", "");
  }

  private boolean isExplicit(MapNode map, Entry entry) {
    return textBetween(map.span().start(), entry.keySpan().start()).contains("?");
  }
}
