package dev.tripatch.cli.shell;

import java.util.List;

/** Writes a text in roff with the macros of man(7). */
final class Roff {
  private static final int ASCII = 0x80;

  private final StringBuilder text = new StringBuilder();

  /** The head of a page in section 1. */
  Roff title(String name, String date, String source) {
    return line(".TH %s 1 %s \"%s\" \"User Commands\"".formatted(escaped(name), date, source));
  }

  Roff section(String name) {
    return line(".SH " + name);
  }

  Roff paragraph(String words) {
    return line(".PP").words(words);
  }

  /** A term, written with {@link #bold} and {@link #italic}, and what it means. */
  Roff item(String term, String meaning) {
    return line(".TP").line(term).words(meaning);
  }

  Roff verbatim(List<String> lines) {
    line(".nf");
    lines.forEach(this::words);
    return line(".fi");
  }

  /** Verbatim lines that are indented. */
  Roff example(List<String> lines) {
    return line(".RS 4").verbatim(lines).line(".RE");
  }

  /** A line of text; it may begin with anything. */
  Roff words(String words) {
    String escaped = escaped(words);
    boolean isControl = escaped.startsWith(".") || escaped.startsWith("'");
    return line(isControl ? "\\&" + escaped : escaped);
  }

  /** A line that is roff already. */
  Roff line(String line) {
    text.append(line).append('\n');
    return this;
  }

  static String bold(String words) {
    return "\\fB" + escaped(words) + "\\fR";
  }

  static String italic(String words) {
    return "\\fI" + escaped(words) + "\\fR";
  }

  /** Text that roff prints as it is: a plain hyphen would be printed as another character. */
  static String escaped(String words) {
    StringBuilder escaped = new StringBuilder();
    words.codePoints().forEach(each -> escaped.append(escaped(each)));
    return escaped.toString();
  }

  private static String escaped(int character) {
    return switch (character) {
      case '\\' -> "\\e";
      case '-' -> "\\-";
      case '\'' -> "\\(aq";
      case '^' -> "\\(ha";
      case '~' -> "\\(ti";
      case '`' -> "\\(ga";
      default ->
          character < ASCII ? Character.toString(character) : "\\[u%04X]".formatted(character);
    };
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
