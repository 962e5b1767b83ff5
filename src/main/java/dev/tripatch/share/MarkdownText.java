package dev.tripatch.share;

import dev.tripatch.prose.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Text of documents and of ours, written so that Markdown shows it as it is. */
final class MarkdownText {
  /** What could begin something else inside a line. */
  private static final String SPECIAL = "\\`*_[]|~!$";

  private MarkdownText() {}

  /** Ordinary text on one line. */
  static String plain(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (char c : VisibleText.line(text).toCharArray()) {
      append(c, out);
    }
    return out.toString();
  }

  private static void append(char c, StringBuilder out) {
    switch (c) {
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '&' -> out.append("&amp;");
      // An empty comment keeps the name behind from being notified, and a number from linking.
      case '@' -> out.append("@<!-- -->");
      case '#' -> out.append("\\#<!-- -->");
      default -> out.append(SPECIAL.indexOf(c) >= 0 ? "\\" : "").append(c);
    }
  }

  /** A sentence in which words between backticks are code. */
  static String prose(String sentence) {
    return CodeWords.parts(sentence).stream()
        .map(part -> part.isCode() ? code(part.text()) : plain(part.text()))
        .collect(Collectors.joining());
  }

  /** Code on one line, in a table too. */
  static String code(String text) {
    String line = VisibleText.line(text);
    boolean isSimple =
        !line.isBlank()
            && line.equals(line.strip())
            && line.indexOf('`') < 0
            && line.indexOf('|') < 0
            && line.indexOf('\\') < 0;
    return isSimple ? "`" + line + "`" : "<code>" + references(line) + "</code>";
  }

  /** Everything but letters, digits and blanks as a reference to its number. */
  private static String references(String line) {
    StringBuilder out = new StringBuilder();
    line.codePoints()
        .forEach(
            c -> {
              if (Character.isLetterOrDigit(c) || c == ' ' || c > 0x7f) {
                out.appendCodePoint(c);
              } else {
                out.append("&#").append(c).append(';');
              }
            });
    return out.toString();
  }

  /** A value of the field table; {@code —} stands for none. */
  static String value(String text) {
    return text.equals("—") ? text : code(text);
  }

  /** A block of code, in a fence that its text does not end. */
  static String fenced(String content, String language) {
    String text = VisibleText.of(content);
    String fence = "`".repeat(Math.max(3, longestRun(text) + 1));
    return fence + language + "\n" + text + (text.endsWith("\n") ? "" : "\n") + fence + "\n";
  }

  private static int longestRun(String text) {
    int longest = 0;
    int run = 0;
    for (int i = 0; i < text.length(); i++) {
      run = text.charAt(i) == '`' ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  }

  /** Sentences in which words between backticks are code. */
  static final class CodeWords {
    private CodeWords() {}

    /**
     * A part of a sentence.
     *
     * @param text its characters, without backticks around it
     * @param isCode whether it is code
     */
    record Part(String text, boolean isCode) {}

    /** The parts; where backticks do not come in pairs, they are ordinary characters. */
    static List<Part> parts(String sentence) {
      String[] pieces = sentence.split("`", -1);
      if (pieces.length % 2 == 0) {
        return List.of(new Part(sentence, false));
      }
      List<Part> parts = new ArrayList<>();
      for (int i = 0; i < pieces.length; i++) {
        if (!pieces[i].isEmpty()) {
          parts.add(new Part(pieces[i], i % 2 == 1));
        }
      }
      return parts;
    }
  }
}
