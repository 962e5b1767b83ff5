package dev.tripatch.schema.gosource;

/** The content of Go's strings in double quotes. */
final class GoString {

  private GoString() {}

  /** The text that a string's content stands for; of its escapes those of one character. */
  static String unescaped(String content) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < content.length(); i++) {
      boolean isEscape = content.charAt(i) == '\\' && i + 1 < content.length();
      text.append(isEscape ? meant(content.charAt(++i)) : content.charAt(i));
    }
    return text.toString();
  }

  /** A text as the content of a string. */
  static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }

  private static char meant(char escape) {
    return switch (escape) {
      case 'n' -> '\n';
      case 't' -> '\t';
      default -> escape;
    };
  }
}
