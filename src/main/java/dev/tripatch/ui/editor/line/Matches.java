package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;

/**
 * Where something was found in a text.
 *
 * @param sought what was searched for
 * @param finds the places, in order, not overlapping
 * @param current which of them is the current one; -1 if none
 */
public record Matches(Sought sought, List<MatchResult> finds, int current) {

  /** Nothing found. */
  public static final Matches NONE = new Matches(Sought.NOTHING, List.of(), -1);

  /** All finds in a text, with no current one. */
  public static Matches of(Sought sought, String text) {
    return new Matches(sought, sought.in(text), -1);
  }

  /** Whether nothing was found. */
  public boolean isEmpty() {
    return finds.isEmpty();
  }

  /** Goes to the find at or after an offset, from the last on to the first. */
  public Matches from(int offset) {
    int first = firstAtOrAfter(offset);
    return new Matches(sought, finds, isEmpty() ? -1 : first % finds.size());
  }

  /** Goes some finds on or back, round the end. */
  public Matches moved(int by) {
    return isEmpty() ? this : new Matches(sought, finds, Math.floorMod(current + by, finds.size()));
  }

  /** Goes to the first find, or to the last one if negative. */
  public Matches atEnd(int by) {
    return isEmpty() ? this : new Matches(sought, finds, by > 0 ? 0 : finds.size() - 1);
  }

  /** Where the current find is; there must be one. */
  public Span currentSpan() {
    return new Span(finds.get(current).start(), finds.get(current).end());
  }

  /** The current find, alone; nothing if none was. */
  public Matches onlyCurrent() {
    return current < 0 ? NONE : new Matches(sought, List.of(finds.get(current)), 0);
  }

  /** What comes in the place of each find, in order; see {@link Sought#replaced}. */
  public List<String> replaced(String replacement) {
    return finds.stream().map(found -> sought.replaced(found, replacement)).toList();
  }

  /** The parts of the finds that are in a line, counted from 0. */
  public List<LineLook.Match> in(int line, Lines lines) {
    List<LineLook.Match> found = new ArrayList<>();
    int start = lines.startOf(line + 1);
    int end = lines.endOf(line + 1) - (line + 1 < lines.count() ? 1 : 0);
    int first = firstAtOrAfter(start);
    boolean reachesIn = first > 0 && finds.get(first - 1).end() > start;
    for (int i = reachesIn ? first - 1 : first; i < finds.size(); i++) {
      MatchResult each = finds.get(i);
      if (each.start() >= end) {
        break;
      }
      int from = Math.max(each.start(), start) - start;
      found.add(new LineLook.Match(from, Math.min(each.end(), end) - start, i == current));
    }
    return found;
  }

  private int firstAtOrAfter(int offset) {
    int from = 0;
    int to = finds.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (finds.get(middle).start() < offset) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }
}
