package dev.tripatch.ui.panes.document;

import dev.tripatch.document.Lines;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.workspace.file.TextFiles;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The text of a file as it is there, byte order mark and line ends included, and as the window
 * works with it. An edited text keeps the mark and the ends of lines that are not new.
 */
public final class StoredText {

  private static final Pattern BREAK = Pattern.compile("\r\n|\r|\n");

  private final String exact;
  private final String text;

  /** The text of a file. */
  public StoredText(String exact) {
    this.exact = exact;
    this.text = Lines.normal(TextFiles.withoutMark(exact));
  }

  /** As it is in the file. */
  public String exact() {
    return exact;
  }

  /** Without a byte order mark, line feeds only. */
  public String text() {
    return text;
  }

  /** How its lines end. */
  public LineEnding lineEnding() {
    return LineEnding.of(exact);
  }

  /**
   * Another text in its place.
   *
   * @param newText line feeds only
   */
  public StoredText with(String newText) {
    String mark = exact.substring(0, exact.length() - TextFiles.withoutMark(exact).length());
    return new StoredText(mark + ended(newText));
  }

  private String ended(String newText) {
    List<String> breaks = BREAK.matcher(exact).results().map(MatchResult::group).toList();
    String usual = usual(breaks);
    if (breaks.stream().allMatch(usual::equals)) {
      return newText.replace("\n", usual);
    }
    return KeptBreaks.in(breaks, usual, TextComparison.of(text, newText));
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
}
