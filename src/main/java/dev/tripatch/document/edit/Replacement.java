package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.Span;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts another value in the place of one. In a block a value has a head, which stands behind its
 * key or dash, and a body of lines below; a comment may stand behind the head, and stays.
 */
final class Replacement {

  private final Outline outline;
  private final TextLines lines;
  private final Style style;
  private final BlockText blocks;
  private final Changes changes;

  Replacement(Outline outline, Style style, Changes changes) {
    this.outline = outline;
    this.lines = outline.lines();
    this.style = style;
    this.blocks = new BlockText(style);
    this.changes = changes;
  }

  /** New text for a value: what stands behind the key or dash, and the lines below. */
  private record Text(String head, List<String> body) {}

  /** Where a value stands: behind its key or dash, and below. */
  private record Place(Span head, Span body) {}

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
    boolean marked = slot.kind() == Slot.Kind.ROOT && !lines.startsLine(slot.start());
    return BlockText.isBlock(wanted) && (filled || marked);
  }

  private void inFlow(Slot slot, Value wanted) {
    boolean inBlock = slot.kind() == Slot.Kind.ENTRY || slot.kind() == Slot.Kind.ITEM;
    FlowText writer = inBlock ? style.flow().onOneLine() : style.flow().like(lines, slot.start());
    int from = contentStart(slot.node());
    String kept = style.neat() ? Quotes.keep(lines.at(from), wanted).orElse("") : "";
    String text = kept.isEmpty() ? writer.value(wanted) : kept;
    put(slot, new Span(from, slot.node().span().end()), text);
  }

  /** An anchor or tag stays if it can. */
  private int contentStart(Node node) {
    return style.neat() && !outline.isAlias(node)
        ? outline.contentStart(node)
        : node.span().start();
  }

  /** A blank must stand before a value, but where none stood before it. */
  private void put(Slot slot, Span span, String text) {
    boolean close = span.start() > 0 && ":-".indexOf(lines.at(span.start() - 1)) >= 0;
    boolean spaced = span.length() == 0 || close && !outline.isJson();
    boolean first = slot.kind() == Slot.Kind.ROOT || slot.lead() == slot.start();
    changes.add(new TextChange(span, spaced && !first ? " " + text : text));
  }

  private void root(Slot slot, Value wanted) {
    Node node = slot.node();
    int from = contentStart(node);
    String text = String.join(style.lineBreak(), blocks.lines(wanted));
    if (node.span().length() > 0) {
      changes.add(TextChange.replace(from, node.span().end(), text));
      return;
    }
    int end = lines.text().length();
    boolean inLine = end > 0 && lines.contentEnd(lines.count()) > lines.startOf(lines.count());
    changes.add(TextChange.insert(end, inLine ? style.lineBreak() + text : text + lineEnd()));
  }

  private String lineEnd() {
    return style.lineBreak();
  }

  private void inBlock(Slot slot, Value wanted) {
    Text text = text(slot, wanted);
    Place place = place(slot, text);
    TextChange body = new TextChange(place.body, below(text.body));
    if (text.head.isEmpty()) {
      int gap = lines.skipBlanksBack(place.head.start());
      addBoth(TextChange.delete(gap, place.head.end()), body);
    } else {
      boolean close = lines.skipBlanksBack(place.head.start()) == place.head.start();
      addBoth(new TextChange(place.head, close ? " " + text.head : text.head), body);
    }
  }

  private void addBoth(TextChange head, TextChange body) {
    if (head.span().end() == body.span().start()
        && body.span().length() + body.text().length() > 0) {
      changes.add(
          TextChange.replace(head.span().start(), body.span().end(), head.text() + body.text()));
    } else if (body.span().length() + body.text().length() > 0) {
      changes.add(head, body);
    } else {
      changes.add(head);
    }
  }

  private Text text(Slot slot, Value wanted) {
    boolean item = slot.kind() == Slot.Kind.ITEM;
    int column = lines.column(slot.start());
    if (!BlockText.isBlock(wanted)) {
      char first = lines.at(outline.contentStart(slot.node()));
      boolean quoted = style.neat() && slot.node().span().length() > 0;
      List<String> inline =
          (quoted ? Quotes.keep(first, wanted) : Optional.<String>empty())
              .map(List::of)
              .orElseGet(() -> blocks.inline(wanted));
      return new Text(
          inline.getFirst(), BlockText.indented(inline.subList(1, inline.size()), column));
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
    int from = contentStart(node);
    boolean beside = node.span().length() > 0 && lines.lineOf(from) == lines.lineOf(slot.lead());
    return beside ? lines.column(from) : dash + 2;
  }

  private Place place(Slot slot, Text text) {
    Node node = slot.node();
    int from = Math.max(slot.lead(), contentStart(node));
    int end = Math.max(from, node.span().end());
    boolean below = lines.lineOf(from) > lines.lineOf(slot.lead());
    boolean inPlace = outline.isBlockScalar(node) || !below;
    if (outline.isBlockScalar(node)) {
      int header = headerEnd(from);
      return new Place(
          new Span(from, header), new Span(lines.contentEnd(lines.lineOf(header)), end));
    }
    if (inPlace || text.body.isEmpty() && isInline(node)) {
      int lineEnd = lines.contentEnd(lines.lineOf(end));
      return new Place(new Span(from, end), new Span(lineEnd, lineEnd));
    }
    int lead = Math.max(slot.lead(), style.neat() ? outline.propertiesEnd(node) : 0);
    lead =
        node.span().start() > slot.lead() && outline.propertiesEnd(node) == node.span().start()
            ? slot.lead()
            : lead;
    int bodyEnd = isInline(node) ? end : lines.contentEnd(lines.lineOf(end));
    return new Place(new Span(lead, lead), new Span(lines.contentEnd(lines.lineOf(lead)), bodyEnd));
  }

  /** Whether a value is not a block with lines of its own. */
  private boolean isInline(Node node) {
    return node instanceof ScalarNode || outline.isFlow(node) || outline.isAlias(node);
  }

  private int headerEnd(int from) {
    int at = from;
    while (lines.at(at) > ' ') {
      at++;
    }
    return at;
  }

  private String below(List<String> body) {
    List<String> all = new ArrayList<>();
    body.forEach(line -> all.add(style.lineBreak() + line));
    return String.join("", all);
  }
}
