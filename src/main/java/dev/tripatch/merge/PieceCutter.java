package dev.tripatch.merge;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.Item;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts a document into its members. Every line belongs to one of them: a comment between two
 * members to the one below, unless it is indented further, which makes it part of the one above.
 * Documents that are not in block style, or that have tags or long keys, cannot be cut. An anchor
 * belongs to the head of its member, an alias is a value.
 */
final class PieceCutter {

  private static final String NO_KEY = "&*!?%@`";
  private static final String NO_VALUE = "!?%@`";

  /** An anchor, and what there may be before the value. */
  private static final Pattern ANCHOR = Pattern.compile("&\\S+(\\s+(#.*)?)*");

  private static final Pattern HEAD_ANCHOR = Pattern.compile(" +&\\S+");

  private final String text;
  private final Lines lines;

  private PieceCutter(SourceDocument document) {
    this.text = document.text();
    this.lines = document.lines();
  }

  /** The document as a block; empty if it cannot be cut. Its line breaks must be LF. */
  static Optional<Piece> cut(SourceDocument document) {
    Node root = document.root().orElseThrow();
    PieceCutter cutter = new PieceCutter(document);
    int last = cutter.lines.count() - (document.text().endsWith("\n") ? 1 : 0);
    try {
      return cutter.isBlock(root)
          ? Optional.of(cutter.block(root, 0, List.of(), "", "", false, 1, last))
          : Optional.empty();
    } catch (Uncuttable _) {
      return Optional.empty();
    }
  }

  /** Something in the text is written in a way that cannot be cut. */
  private static final class Uncuttable extends Exception {
    private static final long serialVersionUID = 1;
  }

  /** One member, wherever it is. */
  private record Member(Span head, Node node) {}

  private boolean isBlock(Node node) {
    int start = contentStart(node);
    char first = start >= node.span().end() ? ' ' : text.charAt(start);
    return switch (node) {
      case MapNode map -> !map.entries().isEmpty() && first != '{' && first != '*';
      case ListNode list -> !list.items().isEmpty() && first == '-';
      case Node.ScalarNode _ -> false;
    };
  }

  /** Where a value begins, after its anchor. */
  private int contentStart(Node node) {
    Matcher anchor = ANCHOR.matcher(text).region(node.span().start(), node.span().end());
    return anchor.lookingAt() ? anchor.end() : node.span().start();
  }

  private static List<Member> members(Node node) {
    return switch (node) {
      case MapNode map -> map.entries().stream().map(PieceCutter::member).toList();
      case ListNode list -> list.items().stream().map(PieceCutter::member).toList();
      case Node.ScalarNode _ -> List.of();
    };
  }

  private static Member member(Entry entry) {
    return new Member(entry.keySpan(), entry.node());
  }

  private static Member member(Item item) {
    return new Member(new Span(item.span().start(), item.span().start() + 1), item.node());
  }

  private Piece block(
      Node node,
      int column,
      List<String> lead,
      String head,
      String comment,
      boolean beside,
      int firstLine,
      int lastLine)
      throws Uncuttable {
    List<Member> members = members(node);
    int inner = column(members.getFirst().head().start());
    List<Piece> pieces = new ArrayList<>(members.size());
    int above = firstLine;
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      int start = lines.lineOf(member.head().start());
      boolean isShared = i == 0 && beside;
      if (column(member.head().start()) != inner || !isShared && !startsLine(member)) {
        throw new Uncuttable();
      }
      List<String> own = isShared ? List.of() : gap(above, start - 1);
      int next =
          i + 1 < members.size() ? lines.lineOf(members.get(i + 1).head().start()) - 1 : lastLine;
      int end = endOf(member, inner, next);
      pieces.add(piece(member, own, inner, end));
      above = end + 1;
    }
    List<String> tail = gap(above, lastLine);
    return new Piece.Block(column, inner, lead, head, comment, beside, pieces, tail);
  }

  private int column(int offset) {
    return offset - lines.startOf(lines.lineOf(offset));
  }

  private boolean startsLine(Member member) {
    int start = member.head().start();
    return text.substring(lines.startOf(lines.lineOf(start)), start).isBlank();
  }

  /** Lines between members: only comments and blank lines can be there. */
  private List<String> gap(int first, int last) throws Uncuttable {
    List<String> gap = new ArrayList<>();
    for (int line = first; line <= last; line++) {
      String each = line(line);
      if (!Piece.isNoContent(each)) {
        throw new Uncuttable();
      }
      gap.add(each);
    }
    return gap;
  }

  private String line(int line) {
    int end = lines.endOf(line);
    return text.substring(
        lines.startOf(line),
        end > lines.startOf(line) && text.charAt(end - 1) == '\n' ? end - 1 : end);
  }

  /** The last line of a member: that of its value, or of comments below that are further right. */
  private int endOf(Member member, int column, int limit) {
    int value = lines.lineOf(Math.max(member.head().end(), member.node().span().end()));
    int end = value;
    for (int line = value + 1; line <= limit; line++) {
      String each = line(line);
      if (!each.isBlank()) {
        if (each.length() - each.stripLeading().length() <= column) {
          return end;
        }
        end = line;
      }
    }
    return end;
  }

  private Piece piece(Member member, List<String> lead, int column, int end) throws Uncuttable {
    int start = member.head().start();
    int line = lines.lineOf(start);
    if (NO_KEY.indexOf(text.charAt(start)) >= 0 || lines.lineOf(member.head().end()) != line) {
      throw new Uncuttable();
    }
    int headEnd = headEnd(member);
    Node node = member.node();
    if (!isBlock(node)) {
      return leaf(member, lead, column, end);
    }
    boolean beside = lines.lineOf(contentStart(node)) == line;
    Matcher anchor = HEAD_ANCHOR.matcher(text).region(headEnd, text.length());
    headEnd = !beside && anchor.lookingAt() ? anchor.end() : headEnd;
    String after = beside ? "" : text.substring(headEnd, lines.startOf(line) + line(line).length());
    boolean isList = text.charAt(start) == '-' && member.head().length() == 1;
    if (!after.isBlank() && after.strip().charAt(0) != '#' || beside && !isList) {
      throw new Uncuttable();
    }
    return block(node, column, lead, text.substring(start, headEnd), after, beside, line + 1, end);
  }

  /** After the colon or the dash. */
  private int headEnd(Member member) throws Uncuttable {
    int at = member.head().end();
    if (text.charAt(member.head().start()) == '-' && member.head().length() == 1) {
      return at;
    }
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    if (at >= text.length() || text.charAt(at) != ':') {
      throw new Uncuttable();
    }
    return at + 1;
  }

  private Piece leaf(Member member, List<String> lead, int column, int end) throws Uncuttable {
    Span span = member.node().span();
    int valueEnd = Math.max(headEnd(member), span.end());
    if (span.length() > 0 && NO_VALUE.indexOf(text.charAt(span.start())) >= 0) {
      throw new Uncuttable();
    }
    int start = member.head().start();
    int first = lines.lineOf(start);
    int last = lines.lineOf(valueEnd);
    String rest = text.substring(valueEnd, lines.startOf(last) + line(last).length());
    boolean isComment = !rest.isBlank() && rest.strip().charAt(0) == '#' && last == end;
    List<String> more = new ArrayList<>();
    for (int line = first + 1; line <= end; line++) {
      more.add(line(line));
    }
    String firstLine = line(first).substring(column);
    if (isComment && more.isEmpty()) {
      firstLine = firstLine.substring(0, firstLine.length() - rest.length());
    } else if (isComment) {
      String whole = more.removeLast();
      more.add(whole.substring(0, whole.length() - rest.length()));
    }
    return new Piece.Leaf(column, lead, firstLine, more, isComment ? rest : "");
  }
}
