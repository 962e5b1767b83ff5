package dev.tripatch.share;

import static dev.tripatch.share.HtmlText.element;
import static dev.tripatch.share.HtmlText.escaped;
import static dev.tripatch.share.HtmlText.glyph;
import static dev.tripatch.share.HtmlText.note;
import static dev.tripatch.share.HtmlText.tinted;

import dev.tripatch.share.LineTexts.LineText;
import dev.tripatch.share.ReportedPane.Stretch;
import dev.tripatch.show.paint.LineSpans;
import dev.tripatch.show.paint.LineSyntax;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.SyntaxStyle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The lines and panes of a page, each written once however many steps show it: most steps leave
 * most lines as they are.
 */
final class PageLines {
  /** A text of more lines would make the page large, and nobody would read it step by step. */
  private static final int LONG = 150;

  /** So long are lines of data, which are not broken into several rows. */
  private static final int WIDE = 300;

  /** Of even longer ones, the beginning says enough. */
  private static final int WIDEST = 2_000;

  private final Map<String, Integer> lines = new LinkedHashMap<>();
  private final Map<String, Integer> panes = new LinkedHashMap<>();

  /** The number of a pane. */
  int pane(PaneText pane) {
    String written =
        "<figure data-title=\"%s\" data-lines=\"%s\"></figure>\n"
            .formatted(escaped(pane.pane().title()), ranges(pane));
    return number(written, panes);
  }

  /** The numbers of a pane's lines: {@code 0-14 20}. */
  String ranges(PaneText pane) {
    return numbers(htmlOf(pane));
  }

  /** The same, without leaving any line out. */
  String allRanges(PaneText pane) {
    return numbers(lines(pane));
  }

  private String numbers(List<String> html) {
    return ranges(html.stream().map(line -> number(line, lines)).toList());
  }

  /** Numbers, in their order, those that follow each other as one range. */
  static String ranges(List<Integer> numbers) {
    StringBuilder out = new StringBuilder();
    int first = 0;
    for (int at = 1; at <= numbers.size(); at++) {
      if (at == numbers.size() || numbers.get(at) != numbers.get(at - 1) + 1) {
        out.append(out.isEmpty() ? "" : " ").append(numbers.get(first));
        out.append(at - first > 1 ? "-" + numbers.get(at - 1) : "");
        first = at;
      }
    }
    return out.toString();
  }

  static int number(String text, Map<String, Integer> numbers) {
    Integer next = numbers.size();
    Integer known = numbers.putIfAbsent(text, next);
    return known == null ? next : known;
  }

  /** What the numbers mean, for the script; nothing that a reader sees. */
  String templates() {
    return "<template id=\"lines\">"
        + String.join("", lines.keySet())
        + "</template>\n<template id=\"panes\">"
        + String.join("", panes.keySet())
        + "</template>\n";
  }

  /** How many lines a pane has. */
  static int count(PaneText pane) {
    return LineTexts.count(pane.text(), pane.lines());
  }

  /** Each line of a pane; of a long one those that a report shows, and how many are left out. */
  static List<String> htmlOf(PaneText pane) {
    List<String> all = lines(pane);
    if (all.size() <= LONG) {
      return all;
    }
    return Stretches.ofMarked(pane).stream()
        .flatMap(
            stretch ->
                switch (stretch) {
                  case Stretch.Shown(int first, int last) -> all.subList(first - 1, last).stream();
                  case Stretch.Folded folded -> Stream.of(folded(folded));
                })
        .toList();
  }

  private static String folded(Stretch.Folded folded) {
    return "<span class=\"l fold\" data-count=\"%d\"><span class=\"t\">%s</span></span>"
        .formatted(folded.count(), escaped(folded.label()));
  }

  private static List<String> lines(PaneText pane) {
    LineTexts texts = new LineTexts(pane, pane.lines());
    LineSyntax syntax = LineSyntax.of(pane.format());
    List<String> html = new ArrayList<>();
    int state = LineSyntax.START;
    for (int line = 1; line <= count(pane); line++) {
      LineText text = texts.line(line);
      LineSpans spans = new LineSpans(text.text());
      state = syntax.read(text.text(), state, spans);
      html.add(line(text, spans.pieces()));
    }
    return html;
  }

  private static String line(LineText line, List<LineSpans.Piece> colours) {
    String style =
        "l" + (line.isGone() ? " gone" : "") + (line.text().length() > WIDE ? " wide" : "");
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (LineText.Piece piece : line.pieces()) {
      int end = at + piece.text().length();
      text.append(tinted(piece, coloured(line.text(), at, Math.min(end, WIDEST), colours)));
      at = end;
    }
    return element(
        "span",
        style,
        element("i", "n", "")
            + line.mark().map(mark -> glyph("i", mark)).orElseGet(() -> element("i", "g", ""))
            + element("span", "t", text.toString())
            + note("i", line));
  }

  private static String coloured(String line, int start, int end, List<LineSpans.Piece> colours) {
    StringBuilder out = new StringBuilder();
    for (LineSpans.Piece colour : colours) {
      int from = Math.max(start, colour.start());
      int to = Math.min(end, colour.end());
      if (from < to) {
        String text = escaped(line.substring(from, to));
        String style = colour.style().name().toLowerCase(Locale.ROOT);
        out.append(colour.style() == SyntaxStyle.PLAIN ? text : element("span", style, text));
      }
    }
    return out.toString();
  }
}
