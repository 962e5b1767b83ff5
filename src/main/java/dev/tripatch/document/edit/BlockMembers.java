package dev.tripatch.document.edit;

import dev.tripatch.document.TextChange;
import java.util.List;

/** Takes members out of block maps and block lists, and puts members in. */
record BlockMembers(TextLines lines, Style style, Changes changes) {
  /** Takes out one member of several. */
  void remove(Members members, int index) {
    Slot slot = members.get(index);
    LineReach reach = LineReach.of(lines, members, index);
    changes.add(
        lines.startsLine(slot.start())
            ? removeLines(members, index, reach)
            : TextChange.delete(slot.start(), nextContent(reach.last() + 1)));
  }

  /** Takes out the only member; what stays empty is written after the key or dash. */
  void removeOnly(Members members, String empty) {
    Slot only = members.get(0);
    Slot holder = members.holder();
    LineReach reach = LineReach.of(lines, members, 0);
    boolean below = lines.lineOf(only.start()) > lines.lineOf(holder.lead());
    if (holder.kind() == Slot.Kind.ROOT || !below || !lines.startsLine(only.start())) {
      int end = lines.contentEnd(reach.last());
      changes.add(TextChange.replace(only.start(), end, empty));
    } else {
      int place = Math.max(holder.lead(), propertiesEnd(holder, only));
      changes.add(TextChange.insert(place, " " + empty), removeLines(members, 0, reach));
    }
  }

  /** Behind the anchor or tag between a key and the first member, which keep their place. */
  private int propertiesEnd(Slot holder, Slot only) {
    int start = holder.node().span().start();
    return start < only.start() ? lines.contentBefore(start, only.start()) : holder.lead();
  }

  private TextChange removeLines(Members members, int index, LineReach reach) {
    int first = reach.first();
    int last = reach.last();
    boolean begins =
        index == 0 && members.size() > 1 && lines.lineOf(members.floor(0)) == first - 1;
    if (style.neat() && (first == 1 || begins || lines.isBlankLine(first - 1))) {
      while (last < lines.count() && lines.isBlankLine(last + 1)) {
        last++;
      }
    }
    int end = lines.endOf(last);
    boolean reachesEnd = end == lines.text().length();
    while (style.neat() && reachesEnd && first > 1 && lines.isBlankLine(first - 1)) {
      first--;
    }
    boolean open = reachesEnd && first > 1 && !lines.endsWithBreak();
    return TextChange.delete(open ? lines.contentEnd(first - 1) : lines.startOf(first), end);
  }

  /** The first character from a line on that is no blank. */
  private int nextContent(int line) {
    int at = line;
    while (at <= lines.count() && lines.isBlankLine(at)) {
      at++;
    }
    return at <= lines.count() ? lines.indentEnd(at) : lines.text().length();
  }

  /**
   * Puts lines after a member.
   *
   * @param index the member
   * @param added the new lines as they are from column 0
   */
  void insertAfter(Members members, int index, List<String> added) {
    int column = lines.column(members.get(0).start());
    int place = lines.contentEnd(LineReach.of(lines, members, index).last());
    changes.add(TextChange.insert(place, style.below(BlockText.indented(added, column))));
  }

  /** Puts lines before the first member. */
  void insertFirst(Members members, List<String> added) {
    Slot first = members.get(0);
    int column = lines.column(first.start());
    List<String> indented = BlockText.indented(added, column);
    String text = style.below(indented).substring(style.lineBreak().length()) + style.lineBreak();
    changes.add(
        lines.startsLine(first.start())
            ? TextChange.insert(lines.startOf(LineReach.of(lines, members, 0).first()), text)
            : TextChange.insert(first.start(), Blanks.withoutIndent(text) + " ".repeat(column)));
  }
}
