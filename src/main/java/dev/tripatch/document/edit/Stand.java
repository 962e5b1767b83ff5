package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.Span;

/**
 * Where a value stands in a block.
 *
 * @param head what stands behind its key or dash; between head and body a comment may stand
 * @param body the lines below; begins at the end of a line
 */
record Stand(Span head, Span body) {

  /**
   * Where a value stands.
   *
   * @param onOneLine whether what comes in its place has no lines below
   */
  static Stand of(Outline outline, Style style, Slot slot, boolean onOneLine) {
    Node node = slot.node();
    int from = Math.max(slot.lead(), style.contentStart(outline, node));
    int end = Math.max(from, node.span().end());
    boolean beside = outline.lines().lineOf(from) == outline.lines().lineOf(slot.lead());
    if (outline.isBlockScalar(node)) {
      int header = headerEnd(outline.lines(), from);
      return new Stand(new Span(from, header), new Span(lineEnd(outline, header), end));
    }
    if (beside || onOneLine && isInline(outline, node)) {
      return new Stand(new Span(from, end), new Span(lineEnd(outline, end), lineEnd(outline, end)));
    }
    return below(outline, style, slot);
  }

  /** The head stays behind the key; the comment of the last line goes with a whole block. */
  private static Stand below(Outline outline, Style style, Slot slot) {
    Node node = slot.node();
    int properties = outline.propertiesEnd(node);
    boolean kept = style.neat() && properties > node.span().start();
    int lead = kept ? properties : slot.lead();
    int end = node.span().end();
    int bodyEnd = isInline(outline, node) ? end : lineEnd(outline, end);
    return new Stand(new Span(lead, lead), new Span(lineEnd(outline, lead), bodyEnd));
  }

  private static int lineEnd(Outline outline, int offset) {
    return outline.lines().contentEnd(outline.lines().lineOf(offset));
  }

  /** Whether a value is not a block with lines of its own. */
  private static boolean isInline(Outline outline, Node node) {
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
