package dev.tripatch.merge.text;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The comments of a text: what follows a number sign that begins a line or follows a blank. */
final class CommentLines {

  private CommentLines() {}

  /** The comments in order, each without blanks around it. */
  static List<String> in(SourceDocument document) {
    BitSet scalars = new BitSet();
    document.root().ifPresent(root -> mark(root, scalars));
    return in(document.text(), scalars);
  }

  /** The same where it is known which characters are values. */
  static List<String> in(String text, BitSet scalars) {
    List<String> comments = new ArrayList<>();
    for (int at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
      boolean begins = at == 0 || Character.isWhitespace(text.charAt(at - 1));
      if (begins && !scalars.get(at)) {
        int end = text.indexOf('\n', at);
        end = end < 0 ? text.length() : end;
        comments.add(text.substring(at, end).strip());
        at = end - 1;
      }
    }
    return comments;
  }

  /** A block of text may have a comment after its indicator, which is left out here. */
  private static void mark(Node node, BitSet scalars) {
    switch (node) {
      case MapNode map -> {
        for (Entry entry : map.entries()) {
          scalars.set(entry.keySpan().start(), entry.keySpan().end());
          mark(entry.node(), scalars);
        }
      }
      case ListNode list -> {
        for (Item item : list.items()) {
          mark(item.node(), scalars);
        }
      }
      case ScalarNode scalar -> scalars.set(scalar.span().start(), scalar.span().end());
    }
  }
}
