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
   * A string as it is written behind a key or a dash.
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
}
