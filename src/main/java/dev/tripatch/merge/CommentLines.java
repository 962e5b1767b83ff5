package dev.tripatch.merge;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The comments of a text, line by line: what follows a number sign that begins a line or follows a
 * blank. A blank line is an empty comment.
 */
final class CommentLines {

  private static final Pattern INDICATOR = Pattern.compile("[|>][-+\\d]*");

  private CommentLines() {}

  /** The comment of each line, without blanks around it; null where it has none. */
  static List<@Nullable String> in(SourceDocument document) {
    BitSet scalars = new BitSet();
    document.root().ifPresent(root -> mark(root, document.text(), scalars));
    return in(document.text(), scalars);
  }

  /** The same where nobody knows what is a value. */
  static List<@Nullable String> in(String text) {
    return in(text, new BitSet());
  }

  private static List<@Nullable String> in(String text, BitSet scalars) {
    List<@Nullable String> comments = new ArrayList<>();
    for (int start = 0; start < text.length(); ) {
      int next = text.indexOf('\n', start) + 1;
      int end = next == 0 ? text.length() : next;
      comments.add(comment(text, start, end, scalars));
      start = end;
    }
    return comments;
  }

  private static @Nullable String comment(String text, int start, int end, BitSet scalars) {
    if (!scalars.get(start) && text.substring(start, end).isBlank()) {
      return "";
    }
    for (int at = text.indexOf('#', start, end); at >= 0; at = text.indexOf('#', at + 1, end)) {
      boolean begins = at == start || Character.isWhitespace(text.charAt(at - 1));
      if (begins && !scalars.get(at)) {
        return text.substring(at, end).strip();
      }
    }
    return null;
  }

  /** A block of text may have a comment after its indicator. */
  private static void mark(Node node, String text, BitSet scalars) {
    switch (node) {
      case MapNode map -> {
        for (Entry entry : map.entries()) {
          scalars.set(entry.keySpan().start(), entry.keySpan().end());
          mark(entry.node(), text, scalars);
        }
      }
      case ListNode list -> {
        for (Item item : list.items()) {
          mark(item.node(), text, scalars);
        }
      }
      case ScalarNode scalar -> {
        Matcher indicator =
            INDICATOR.matcher(text).region(scalar.span().start(), scalar.span().end());
        int start = scalar.span().start();
        int end = scalar.span().end();
        int below = indicator.lookingAt() ? text.indexOf('\n', start, end) : start;
        scalars.set(below < 0 ? end : below, end);
      }
    }
  }
}
