package dev.tripatch.share;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.share.LineTexts.LineText;
import dev.tripatch.share.MarkdownText.CodeWords;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.FieldRow;
import java.util.Locale;
import java.util.stream.Collectors;

/** Text of documents and of ours, written so that HTML and XML show it as it is. */
public final class HtmlText {
  private HtmlText() {}

  /** Text between tags or in an attribute; line breaks stay. */
  public static String escaped(String text) {
    return VisibleText.of(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  /** The same on one line. */
  public static String line(String text) {
    return escaped(VisibleText.line(text));
  }

  /**
   * An element with a style class.
   *
   * @param content its HTML
   */
  public static String element(String tag, String style, String content) {
    return "<" + tag + " class=\"" + style + "\">" + content + "</" + tag + ">";
  }

  /** A paragraph of one sentence. */
  public static String paragraph(String content) {
    return "<p>" + content + "</p>\n";
  }

  /** A paragraph with a style class. */
  public static String paragraph(String style, String content) {
    return element("p", style, content) + "\n";
  }

  /** A text in the letters of code, with its own line breaks. */
  public static String words(String text) {
    return element("pre", "words", escaped(text)) + "\n";
  }

  /** A sentence in which words between backticks are code. */
  public static String prose(String sentence) {
    return CodeWords.parts(sentence).stream()
        .map(part -> part.isCode() ? code(part.text()) : escaped(part.text()))
        .collect(Collectors.joining());
  }

  /** Code on one line. */
  public static String code(String text) {
    return "<code>" + line(text) + "</code>";
  }

  /** A field's path, which may be broken after its dots. */
  static String path(String label) {
    return code(label).replace(".", ".<wbr/>");
  }

  /** A value of the field table; {@code —} stands for none. */
  static String value(String text) {
    return text.equals("—") ? element("span", "none", text) : code(text);
  }

  /** Glyph and name of a row's outcome. */
  static String chip(FieldRow row) {
    return chip("span", row.mark(), row.word());
  }

  /** Glyph of an outcome, followed by words. */
  static String chip(String tag, Mark mark, String words) {
    return element(tag, "chip " + styleOf(mark), "<b>" + mark.glyph() + "</b> " + words);
  }

  /** The glyph in the gutter of a line. */
  public static String glyph(String tag, LineMark mark) {
    return "<%1$s class=\"g %2$s\" title=\"%3$s\">%4$s</%1$s>"
        .formatted(tag, styleOf(mark.mark()), escaped(mark.word()), mark.mark().glyph());
  }

  /** A part of a line in its tint, if it has one. */
  public static String tinted(LineText.Piece piece, String content) {
    return piece
        .mark()
        .map(mark -> element(tag(piece, mark), styleOf(mark), content))
        .orElse(content);
  }

  private static String tag(LineText.Piece piece, Mark mark) {
    return piece.isGone() ? "del" : mark.isAdded() ? "ins" : "mark";
  }

  /** The remark after a line; empty for a line without one. */
  public static String note(String tag, LineText line) {
    return line.note().isEmpty() ? "" : element(tag, "note", line(line.note()));
  }

  /** The style class of an outcome. */
  public static String styleOf(Mark mark) {
    return mark.name().toLowerCase(Locale.ROOT);
  }
}
