package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Lines;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a text was found in another, upper and lower case taken as the same.
 *
 * @param starts offsets of the finds, in order, not overlapping
 * @param length how long each is
 * @param current which of them was gone to; -1 if none
 */
public record Matches(List<Integer> starts, int length, int current) {

  /** Nothing found. */
  public static final Matches NONE = new Matches(List.of(), 0, -1);

  /** All finds in a text, with none gone to; an empty sought text is never found. */
  public static Matches of(String sought, String text) {
    if (sought.isEmpty()) {
      return NONE;
    }
    List<Integer> starts = new ArrayList<>();
    int at = indexOf(sought, text, 0);
    while (at >= 0) {
      starts.add(at);
      at = indexOf(sought, text, at + sought.length());
    }
    return new Matches(List.copyOf(starts), sought.length(), -1);
  }

  private static int indexOf(String sought, String text, int from) {
    for (int at = from; at <= text.length() - sought.length(); at++) {
      if (text.regionMatches(true, at, sought, 0, sought.length())) {
        return at;
      }
    }
    return -1;
  }

  /** Whether nothing was found. */
  public boolean isEmpty() {
    return starts.isEmpty();
  }

  /** Goes to the find at or behind an offset, from the last on to the first. */
  public Matches from(int offset) {
    for (int i = 0; i < starts.size(); i++) {
      if (starts.get(i) >= offset) {
        return new Matches(starts, length, i);
      }
    }
    return new Matches(starts, length, starts.isEmpty() ? -1 : 0);
  }

  /** Goes some finds on or back, round the end. */
  public Matches moved(int by) {
    return isEmpty()
        ? this
        : new Matches(starts, length, Math.floorMod(current + by, starts.size()));
  }

  /** The finds of a line, counted from 0. */
  public List<LineLook.Match> in(int line, Lines lines) {
    List<LineLook.Match> found = new ArrayList<>();
    int start = lines.startOf(line + 1);
    int end = lines.endOf(line + 1);
    for (int i = firstAtOrAfter(start); i < starts.size() && starts.get(i) < end; i++) {
      int column = starts.get(i) - start;
      found.add(new LineLook.Match(column, column + length, i == current));
    }
    return found;
  }

  private int firstAtOrAfter(int offset) {
    int found = java.util.Collections.binarySearch(starts, offset);
    return found >= 0 ? found : -found - 1;
  }
}
