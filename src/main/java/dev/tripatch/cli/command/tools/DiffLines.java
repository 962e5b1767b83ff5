package dev.tripatch.cli.command.tools;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextComparison.Kind;
import dev.tripatch.show.pane.TextComparison.Line;
import java.util.List;

/** Two texts of several lines: what differs, with a few lines around it. */
record DiffLines(Palette palette, String indent) {
  private static final int CONTEXT = 2;
  private static final String CUT = "…";

  /** The lines of both texts. */
  String of(String before, String after) {
    List<Line> lines = TextComparison.of(ended(before), ended(after)).lines();
    StringBuilder out = new StringBuilder();
    int shown = 0;
    for (int at = 0; at < lines.size(); at++) {
      if (isNearChange(lines, at)) {
        if (shown < at) {
          out.append(indent).append("  ").append(CUT).append('\n');
        }
        out.append(line(lines.get(at)));
        shown = at + 1;
      }
    }
    if (shown < lines.size()) {
      out.append(indent).append("  ").append(CUT).append('\n');
    }
    return out.toString();
  }

  /** All lines of a text that is on one side alone. */
  String whole(Kind kind, String text) {
    StringBuilder out = new StringBuilder();
    ended(text).lines().forEach(each -> out.append(line(new Line(kind, each))));
    return out.toString();
  }

  /** A last line break is not shown as an empty line. */
  private static String ended(String text) {
    return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
  }

  private static boolean isNearChange(List<Line> lines, int at) {
    int from = Math.max(0, at - CONTEXT);
    int to = Math.min(lines.size(), at + CONTEXT + 1);
    return lines.subList(from, to).stream().anyMatch(line -> line.kind() != Kind.SAME);
  }

  private String line(Line line) {
    String text = PlainText.line(line.text());
    String rest = text.isEmpty() ? "" : " " + text;
    String shown =
        switch (line.kind()) {
          case SAME -> text.isEmpty() ? "" : " " + rest;
          case REMOVED -> palette.paint(Mark.DELETED, "-" + rest);
          case ADDED -> palette.paint(Mark.ADDED, "+" + rest);
        };
    return (shown.isEmpty() ? "" : indent + shown) + "\n";
  }
}
