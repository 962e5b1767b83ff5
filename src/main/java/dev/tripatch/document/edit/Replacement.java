package dev.tripatch.document.edit;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.Span;
import dev.tripatch.document.TextChange;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/**
 * Puts another value in the place of one. In a block a value has a head, which is after its key or
 * dash, and a body of lines below; a comment may be after the head, and stays.
 */
final class Replacement {

  private final NodeLayout outline;
  private final TextLines lines;
  private final Style style;
  private final BlockText blocks;
  private final Changes changes;

  Replacement(NodeLayout outline, Style style, Changes changes) {
    this.outline = outline;
    this.lines = outline.lines();
    this.style = style;
    this.blocks = new BlockText(style);
    this.changes = changes;
  }

  /** New text for a value: what follows the key or dash, and the lines below. */
  private record Text(String head, List<String> body) {}

  void replace(Slot slot, Value wanted) {
    if (isFlow(slot, wanted)) {
      inFlow(slot, wanted);
    } else if (slot.kind() == Slot.Kind.ROOT) {
      root(slot, wanted);
    } else {
      inBlock(slot, wanted);
    }
  }

  private boolean isFlow(Slot slot, Value wanted) {
    if (outline.isJson() || slot.kind() == Slot.Kind.FLOW) {
      return true;
    }
    boolean filled = BlockText.isBlock(slot.node().value()) && outline.isFlow(slot.node());
    boolean some = slot.node().span().length() > 0;
    boolean marked = slot.kind() == Slot.Kind.ROOT && !lines.startsLine(slot.start());
    return BlockText.isBlock(wanted) && (filled || some && marked);
  }

  private void inFlow(Slot slot, Value wanted) {
    boolean inBlock = slot.kind() == Slot.Kind.ENTRY || slot.kind() == Slot.Kind.ITEM;
    FlowText writer = inBlock ? style.flow().onOneLine() : style.flow().like(lines, slot.start());
    int from = style.contentStart(outline, slot.node());
    String kept = style.neat() ? KeptQuotes.keep(lines.at(from), wanted).orElse("") : "";
    String text = kept.isEmpty() ? writer.value(wanted) : kept;
    put(slot, new Span(from, slot.node().span().end()), text);
  }

  /** A blank must be before a value, but where none was before it. */
  private void put(Slot slot, Span span, String text) {
    boolean close = span.start() > 0 && ":-".indexOf(lines.at(span.start() - 1)) >= 0;
    boolean spaced = span.length() == 0 || close && !outline.isJson();
    boolean first = slot.kind() == Slot.Kind.ROOT || slot.lead() == slot.start();
    changes.add(new TextChange(span, spaced && !first ? " " + text : text));
  }

  private void root(Slot slot, Value wanted) {
    Node node = slot.node();
    int from = style.contentStart(outline, node);
    List<String> written = BlockText.isBlock(wanted) ? blocks.lines(wanted) : blocks.inline(wanted);
    String text = String.join(style.lineBreak(), written);
    if (node.span().length() == 0) {
      changes.add(inEmptyDocument(node.span().end(), text));
    } else {
      changes.add(TextChange.replace(from, node.span().end(), text));
    }
  }

  /** A document without value has its place after its dashes, if it has them. */
  private TextChange inEmptyDocument(int dashes, String text) {
    int line = dashes == 0 ? lines.count() : lines.lineOf(dashes);
    int end = lines.contentEnd(line);
    return end > lines.startOf(line)
        ? TextChange.insert(end, style.lineBreak() + text)
        : TextChange.insert(end, text + style.lineBreak());
  }

  private void inBlock(Slot slot, Value wanted) {
    Text text = text(slot, wanted);
    BlockPlace place = BlockPlace.of(outline, style, slot, text.body.isEmpty());
    TextChange body = new TextChange(place.body(), style.below(text.body));
    if (text.head.isEmpty()) {
      int gap = lines.skipBlanksBack(place.head().start());
      addBoth(TextChange.delete(gap, place.head().end()), body);
    } else {
      boolean close = lines.skipBlanksBack(place.head().start()) == place.head().start();
      addBoth(new TextChange(place.head(), close ? " " + text.head : text.head), body);
    }
  }

  /** Head and body are one change where nothing is between them. */
  private void addBoth(TextChange head, TextChange body) {
    if (body.span().length() == 0 && body.text().isEmpty()) {
      changes.add(head);
    } else if (head.span().end() == body.span().start()) {
      String text = head.text() + body.text();
      changes.add(TextChange.replace(head.span().start(), body.span().end(), text));
    } else {
      changes.add(head, body);
    }
  }

  private Text text(Slot slot, Value wanted) {
    boolean item = slot.kind() == Slot.Kind.ITEM;
    int column = lines.column(slot.start());
    if (!BlockText.isBlock(wanted)) {
      char first = lines.at(outline.contentStart(slot.node()));
      boolean quoted = style.neat() && slot.node().span().length() > 0;
      Optional<String> kept = quoted ? KeptQuotes.keep(first, wanted) : Optional.empty();
      List<String> inline = kept.map(List::of).orElseGet(() -> blocks.inline(wanted));
      List<String> body = BlockText.indented(inline.subList(1, inline.size()), column);
      return new Text(inline.getFirst(), body);
    }
    List<String> all = blocks.lines(wanted);
    if (!item) {
      return new Text("", BlockText.indented(all, column + blocks.below(wanted)));
    }
    int inner = itemColumn(slot, column);
    List<String> body = BlockText.indented(all.subList(1, all.size()), inner);
    return new Text(all.getFirst(), body);
  }

  private int itemColumn(Slot slot, int dash) {
    Node node = slot.node();
    int from = style.contentStart(outline, node);
    boolean beside = node.span().length() > 0 && lines.lineOf(from) == lines.lineOf(slot.lead());
    return beside ? lines.column(from) : dash + 2;
  }

  /** Keeps the quotes of a string that gets another text. */
  private static final class KeptQuotes {

    private KeptQuotes() {}

    /**
     * A value in the quotes of what is there.
     *
     * @param first the first character of what is there
     * @return empty if it has no quotes there, or cannot have them
     */
    static Optional<String> keep(char first, Value wanted) {
      if (!(wanted instanceof StringValue(String text, _))) {
        return Optional.empty();
      }
      return switch (first) {
        case '"' -> Optional.of(Blanks.withoutEnd(JsonWriter.write(wanted)));
        case '\'' -> Optional.of(single(text)).filter(quoted -> reads(quoted, wanted));
        default -> Optional.empty();
      };
    }

    private static String single(String text) {
      return "'" + text.replace("'", "''") + "'";
    }

    private static boolean reads(String text, Value wanted) {
      return SourceReader.read("", text, Format.YAML)
          .root()
          .map(Node::value)
          .filter(wanted::equals)
          .isPresent();
    }
  }

  /**
   * Where a value is in a block.
   *
   * @param head what follows its key or dash; between head and body a comment may be
   * @param body the lines below; begins at the end of a line
   */
  private record BlockPlace(Span head, Span body) {

    /**
     * Where a value is.
     *
     * @param onOneLine whether what comes in its place has no lines below
     */
    static BlockPlace of(NodeLayout outline, Style style, Slot slot, boolean onOneLine) {
      Node node = slot.node();
      int from = Math.max(slot.lead(), style.contentStart(outline, node));
      int end = Math.max(from, node.span().end());
      boolean beside = outline.lines().lineOf(from) == outline.lines().lineOf(slot.lead());
      if (outline.isBlockScalar(node)) {
        return of(outline, new Span(from, headerEnd(outline.lines(), from)), end);
      }
      if (beside || onOneLine && isInline(outline, node)) {
        return of(outline, new Span(from, end), end);
      }
      return below(outline, style, slot);
    }

    /** The head stays after the key; the comment of the last line goes with a whole block. */
    private static BlockPlace below(NodeLayout outline, Style style, Slot slot) {
      Node node = slot.node();
      int properties = outline.propertiesEnd(node);
      boolean kept = style.neat() && properties > node.span().start();
      int lead = kept ? properties : slot.lead();
      int end = node.span().end();
      int bodyEnd = isInline(outline, node) ? end : lineEnd(outline, end);
      return of(outline, new Span(lead, lead), bodyEnd);
    }

    /** An empty value can end before the line of its head does; then nothing is below. */
    private static BlockPlace of(NodeLayout outline, Span head, int end) {
      int body = lineEnd(outline, head.end());
      return new BlockPlace(head, new Span(body, Math.max(body, end)));
    }

    private static int lineEnd(NodeLayout outline, int offset) {
      return outline.lines().contentEnd(outline.lines().lineOf(offset));
    }

    /** Whether a value is not a block with its own lines. */
    private static boolean isInline(NodeLayout outline, Node node) {
      return node instanceof ScalarNode || outline.isFlow(node) || outline.isAlias(node);
    }

    /** Behind the indicators of a block of text. */
    private static int headerEnd(TextLines lines, int from) {
      int at = from;
      while (lines.at(at) > ' ') {
        at++;
      }
      return at;
    }
  }
}
