package dev.tripatch.document;

import dev.tripatch.document.yaml.ScalarRules;

/**
 * Chooses how a string is written in YAML, as go-yaml does: plain where it can be; in double quotes
 * where plain it would be another type, or where it needs escapes; in single quotes where plain it
 * would be another structure; as a block where it has several lines. Other than go-yaml it keeps
 * the block where lines hold tabs or end with blanks, and shows emoji as they are.
 */
public final class YamlStrings {

  private static final String INDICATORS = ",[]{}#&*!|>'\"%@`";

  private YamlStrings() {}

  /**
   * A string as it is written after a key or a dash.
   *
   * @param column where the lines of a block begin
   */
  public static String write(String text, int column) {
    return YamlBlocks.canHold(text) ? YamlBlocks.write(text, column) : oneLine(text);
  }

  /** A string on one line, as keys must be. */
  static String oneLine(String text) {
    if (needsDoubleQuotes(text)) {
      return DoubleQuotes.write(text);
    }
    return isPlainSyntax(text) ? text : "'" + text.replace("'", "''") + "'";
  }

  /** Whether a string needs escapes on one line, or might be taken for another type. */
  public static boolean needsDoubleQuotes(String text) {
    return !DoubleQuotes.arePrintable(text) || !isText(text);
  }

  /** Whether readers of YAML 1.1 and of YAML 1.2 take it for a string when it is not quoted. */
  private static boolean isText(String text) {
    return !text.equals("=") && !text.equals("<<") && ScalarRules.isTextEverywhere(text);
  }

  /**
   * The same YAML with escapes for what nobody would see in it.
   *
   * @param yaml a text in which strings that need it are in double quotes
   */
  public static String visible(String yaml) {
    return DoubleQuotes.visible(yaml, DoubleQuotes::escape);
  }

  private static boolean isPlainSyntax(String text) {
    char first = text.charAt(0);
    boolean starts =
        switch (first) {
          case ' ' -> false;
          case '-', '?', ':' -> text.length() > 1 && text.charAt(1) != ' ';
          default -> INDICATORS.indexOf(first) < 0;
        };
    return starts
        && !text.startsWith("---")
        && !text.startsWith("...")
        && !text.endsWith(" ")
        && !text.endsWith(":")
        && !text.contains(": ")
        && !text.contains(" #");
  }

  /** Writes strings of several lines as literal blocks. */
  private static final class YamlBlocks {

    private YamlBlocks() {}

    /**
     * Whether a string can be a literal block. It needs a line break, and a text before it; as
     * libyaml has it, the last line must not end with a blank, where nobody would see it.
     */
    static boolean canHold(String text) {
      return text.indexOf('\n') >= 0 && !text.endsWith(" ") && !text.isBlank() && areLines(text);
    }

    private static boolean areLines(String text) {
      int at = 0;
      while (at < text.length()) {
        int c = text.codePointAt(at);
        if (c != '\n' && c != '\t' && !DoubleQuotes.isPrintable(text, at)) {
          return false;
        }
        at += Character.charCount(c);
      }
      return true;
    }

    /**
     * The block of a string, without the line break after it.
     *
     * @param column where its lines begin
     */
    static String write(String text, int column) {
      boolean ends = text.endsWith("\n");
      String body = ends ? text.substring(0, text.length() - 1) : text;
      StringBuilder out = new StringBuilder("|");
      if (beginsBlank(text)) {
        out.append(YamlWriter.STEP);
      }
      if (!ends) {
        out.append('-');
      } else if (body.endsWith("\n")) {
        out.append('+');
      }
      for (String line : body.split("\n", -1)) {
        out.append('\n').repeat(' ', line.isEmpty() ? 0 : column).append(line);
      }
      return out.toString();
    }

    /** Whether a reader could not tell the indentation from the first line. */
    private static boolean beginsBlank(String text) {
      return " \t\n".indexOf(text.charAt(0)) >= 0;
    }
  }
}
