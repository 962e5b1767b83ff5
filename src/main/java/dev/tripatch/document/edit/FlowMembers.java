package dev.tripatch.document.edit;

import dev.tripatch.document.TextChange;
import java.util.Optional;

/** Takes members out of braces and brackets, and puts members in, with their commas. */
record FlowMembers(TextLines lines, Style style, Changes changes) {
  /** Takes out all members; nothing is left between the brackets but comments. */
  void removeAll(Members members, int open) {
    int close = members.node().span().end() - 1;
    if (!hasComments(members, open, close)) {
      changes.add(TextChange.delete(open + 1, close));
      return;
    }
    for (Slot slot : members.slots()) {
      int comma = lines.nextToken(slot.end());
      changes.add(TextChange.delete(slot.start(), slot.end()));
      if (lines.at(comma) == ',') {
        changes.add(TextChange.delete(comma, comma + 1));
      }
    }
  }

  private boolean hasComments(Members members, int open, int close) {
    int from = open;
    for (Slot slot : members.slots()) {
      if (hasComment(from, slot.start())) {
        return true;
      }
      from = slot.end();
    }
    return hasComment(from, close);
  }

  private boolean hasComment(int from, int to) {
    return lines.text().substring(from, Math.max(from, to)).indexOf('#') >= 0;
  }

  /** Takes out one member of several. */
  void remove(Members members, int index) {
    Slot slot = members.get(index);
    int comma = lines.nextToken(slot.end());
    boolean followed = lines.at(comma) == ',';
    int end = followed ? comma + 1 : slot.end();
    if (lines.startsLine(slot.start()) && lines.endsLine(end)) {
      removeLines(members, index, end, followed);
    } else if (index + 1 < members.size()) {
      int next = members.get(index + 1).start();
      boolean comment = hasComment(slot.end(), next);
      changes.add(TextChange.delete(slot.start(), comment ? lines.skipBlanks(end) : next));
    } else if (index > 0) {
      removeLast(members.get(index - 1), slot);
    } else {
      int before = followed ? slot.start() : lines.text().lastIndexOf(',', slot.start());
      changes.add(TextChange.delete(Math.max(before, 0), end));
    }
  }

  private void removeLast(Slot before, Slot last) {
    if (hasComment(before.end(), last.start())) {
      int comma = lines.nextToken(before.end());
      changes.add(TextChange.delete(comma, comma + 1), TextChange.delete(last.start(), last.end()));
    } else {
      changes.add(TextChange.delete(before.end(), last.end()));
    }
  }

  private void removeLines(Members members, int index, int end, boolean followed) {
    LineReach reach = LineReach.of(lines, members, index);
    int last = Math.max(reach.last(), lines.lineOf(end));
    TextChange gone = TextChange.delete(lines.startOf(reach.first()), lines.endOf(last));
    if (followed || index == 0) {
      changes.add(gone);
    } else {
      int comma = lines.nextToken(members.get(index - 1).end());
      changes.add(TextChange.delete(comma, comma + 1), gone);
    }
  }

  /** Puts a member's text after a member. */
  void insertAfter(Members members, int index, FlowText writer, String text) {
    Slot last = members.get(index);
    int next = lines.nextToken(last.end());
    boolean followed = lines.at(next) == ',';
    int place = followed ? next + 1 : last.end();
    Optional<String> line = writer.indentation().map(blanks -> style.lineBreak() + blanks);
    boolean comment = line.isPresent() && lines.endsLine(place);
    int end = comment ? lines.contentEnd(lines.lineOf(place)) : place;
    String added = line.orElse(writer.comma().substring(1)) + text;
    if (followed) {
      changes.add(TextChange.insert(end, added + ","));
    } else if (end == place) {
      changes.add(TextChange.insert(place, "," + added));
    } else {
      changes.add(TextChange.insert(place, ","), TextChange.insert(end, added));
    }
  }

  /** Puts a member's text before the first member. */
  void insertFirst(Members members, FlowText writer, String text) {
    Slot first = members.get(0);
    if (writer.indentation().isPresent() && lines.startsLine(first.start())) {
      int place = lines.startOf(LineReach.of(lines, members, 0).first());
      String line = writer.indentation().get() + text + "," + style.lineBreak();
      changes.add(TextChange.insert(place, line));
    } else {
      changes.add(TextChange.insert(first.start(), text + writer.comma()));
    }
  }

  /** How the members of a map or list are written. */
  FlowText writer(Members members) {
    return style.flow().like(lines, members.get(members.size() - 1).start());
  }
}
