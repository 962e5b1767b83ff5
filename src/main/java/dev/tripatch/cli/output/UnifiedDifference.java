package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextComparison.Kind;
import dev.tripatch.show.pane.TextComparison.Line;
import java.util.List;

/** What changes in a file, as {@code diff -u} prints it. */
public final class UnifiedDifference {
  private static final int CONTEXT = 3;

  /** Stands after a last line that no line break ends: no text of an object has this character. */
  private static final String UNENDED = "\0";

  private final List<Line> lines;
  private final StringBuilder out = new StringBuilder();
  private int passed;
  private int inBefore;
  private int inAfter;

  private UnifiedDifference(String before, String after) {
    lines = TextComparison.of(lines(before), lines(after)).lines();
  }

  private static String lines(String text) {
    return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text + UNENDED;
  }

  /**
   * The difference; an empty text if both are the same.
   *
   * @param name the file's name
   * @param before all that it holds
   * @param after all that it is to hold
   */
  public static String of(String name, String before, String after) {
    if (before.equals(after)) {
      return "";
    }
    // A tab ends a name that has blanks in it.
    String shown = PlainText.line(name) + (name.indexOf(' ') < 0 ? "" : "\t");
    return "--- %s\n+++ %s\n".formatted(shown, shown)
        + new UnifiedDifference(before, after).hunks();
  }

  private String hunks() {
    int at = change(0);
    while (at < lines.size()) {
      int last = at;
      for (int next = change(last + 1);
          next < lines.size() && next - last <= 2 * CONTEXT + 1;
          next = change(last + 1)) {
        last = next;
      }
      hunk(Math.max(0, at - CONTEXT), Math.min(lines.size(), last + CONTEXT + 1));
      at = change(last + 1);
    }
    return out.toString();
  }

  /** The first line from there on that is not in both. */
  private int change(int from) {
    int at = from;
    while (at < lines.size() && lines.get(at).kind() == Kind.SAME) {
      at++;
    }
    return at;
  }

  private void hunk(int from, int to) {
    pass(from);
    int before = inBefore;
    int after = inAfter;
    pass(to);
    out.append("@@ -")
        .append(range(before, inBefore))
        .append(" +")
        .append(range(after, inAfter))
        .append(" @@\n");
    lines.subList(from, to).forEach(this::line);
  }

  /** Counts the lines of both files up to there. */
  private void pass(int to) {
    for (; passed < to; passed++) {
      Kind kind = lines.get(passed).kind();
      inBefore += kind == Kind.ADDED ? 0 : 1;
      inAfter += kind == Kind.REMOVED ? 0 : 1;
    }
  }

  private static String range(int above, int end) {
    return (end == above ? above : above + 1) + "," + (end - above);
  }

  private void line(Line line) {
    out.append(
            switch (line.kind()) {
              case SAME -> ' ';
              case REMOVED -> '-';
              case ADDED -> '+';
            })
        .append(line.text().replace(UNENDED, "\n\\ No newline at end of file"))
        .append('\n');
  }
}
