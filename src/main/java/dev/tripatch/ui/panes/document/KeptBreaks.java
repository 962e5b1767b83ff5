package dev.tripatch.ui.panes.document;

import dev.tripatch.show.pane.TextComparison;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts an edited text's lines together again. A line that stays or is changed keeps its break, and
 * a new one ends like the line before it, so that a file of several kinds changes only where it was
 * edited.
 */
final class KeptBreaks {
  private final List<String> breaks;
  private final StringBuilder text = new StringBuilder();
  private final List<String> added = new ArrayList<>();
  private final List<String> removed = new ArrayList<>();
  private String pending = "";
  private String last;

  private KeptBreaks(List<String> breaks, String usual) {
    this.breaks = breaks;
    this.last = usual;
  }

  /**
   * The edited text with breaks.
   *
   * @param breaks those of the old text, in order
   * @param usual what a new first line ends with
   * @param lines the old and the edited text
   */
  static String in(List<String> breaks, String usual, TextComparison lines) {
    KeptBreaks kept = new KeptBreaks(breaks, usual);
    int old = 0;
    for (TextComparison.Line line : lines.lines()) {
      old += kept.add(line, old);
    }
    kept.endOfChange();
    return kept.text.toString();
  }

  /** Takes a line; returns how many lines of the old text it is. */
  private int add(TextComparison.Line line, int old) {
    switch (line.kind()) {
      case SAME -> {
        endOfChange();
        write(line.text(), breakOf(old));
      }
      case REMOVED -> removed.add(breakOf(old));
      case ADDED -> added.add(line.text());
    }
    return line.kind() == TextComparison.Kind.ADDED ? 0 : 1;
  }

  /** The file's last line may have none. */
  private String breakOf(int old) {
    return old < breaks.size() ? breaks.get(old) : last;
  }

  private void endOfChange() {
    for (int i = 0; i < added.size(); i++) {
      write(added.get(i), i < removed.size() ? removed.get(i) : last);
    }
    added.clear();
    removed.clear();
  }

  /** A line's break is written when another line follows. */
  private void write(String line, String ending) {
    text.append(pending).append(line);
    pending = ending;
    last = ending;
  }
}
