package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.Span;

/**
 * Where a value is in a block.
 *
 * @param head what follows its key or dash; between head and body a comment may be
 * @param body the lines below; begins at the end of a line
 */
record BlockPlace(Span head, Span body) {

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
