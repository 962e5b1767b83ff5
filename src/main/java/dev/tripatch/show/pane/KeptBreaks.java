package dev.tripatch.show.pane;

import dev.tripatch.document.Lines;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Puts an edited text's lines together again. A line that stays or is changed keeps its break, and
 * a new one ends like the line before it, so that a file of several kinds changes only where it was
 * edited.
 */
public final class KeptBreaks {
  private static final Pattern BREAK = Pattern.compile("\\r\\n|\\r|\\n");

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
   * @param exact the old text with its breaks
   * @param newText the edited text, line feeds only
   */
  public static String in(String exact, String newText) {
    List<String> breaks = BREAK.matcher(exact).results().map(MatchResult::group).toList();
    String usual = usual(breaks);
    return breaks.stream().allMatch(usual::equals)
        ? newText.replace("\n", usual)
        : in(breaks, usual, TextComparison.of(Lines.normal(exact), newText));
  }

  private static String usual(List<String> breaks) {
    return breaks.stream()
        .collect(Collectors.groupingBy(each -> each, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Comparator.comparing(Map.Entry::getValue))
        .map(Map.Entry::getKey)
        .orElse("\n");
  }

  private static String in(List<String> breaks, String usual, TextComparison lines) {
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
