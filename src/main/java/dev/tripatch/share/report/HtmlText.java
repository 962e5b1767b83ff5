package dev.tripatch.share.report;

import dev.tripatch.document.VisibleText;
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

  /** A sentence in which words between backticks are code. */
  public static String prose(String sentence) {
    return CodeWords.parts(sentence).stream()
        .map(part -> part.isCode() ? code(part.text()) : escaped(part.text()))
        .collect(Collectors.joining());
  }

  /** Code on one line. */
  public static String code(String text) {
    return "<code>" + escaped(VisibleText.line(text)) + "</code>";
  }

  /** A field's path, which may be broken after its dots. */
  static String path(String label) {
    return "<code>" + escaped(VisibleText.line(label)).replace(".", ".<wbr/>") + "</code>";
  }

  /** A value of the field table; {@code —} stands for none. */
  static String value(String text) {
    return text.equals("—") ? "<span class=\"none\">—</span>" : code(text);
  }

  /** Glyph and name of a row's outcome. */
  static String chip(FieldRow row) {
    return "<span class=\"chip "
        + styleOf(row.mark())
        + "\"><b>"
        + row.mark().glyph()
        + "</b> "
        + row.word()
        + "</span>";
  }

  /** The style class of an outcome. */
  public static String styleOf(Mark mark) {
    return mark.name().toLowerCase(Locale.ROOT);
  }
}
