package dev.tripatch.document.yaml;

import java.util.Locale;

/** Which characters may be in YAML, as go-yaml's reader has it. */
final class Printable {

  private Printable() {}

  /** Refuses a text with a character that is not allowed in YAML. */
  public static void check(String text) throws YamlSyntaxException {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < ' ' || c > '~') && !isAllowed(text, i, c)) {
        String name = String.format(Locale.ROOT, "U+%04X", (int) c);
        throw new YamlSyntaxException(YamlFault.CONTROL_CHARACTER, i, i + 1, name);
      }
    }
  }

  private static boolean isAllowed(String text, int at, char c) {
    if (c < '\u00a0') {
      return c == '\n' || c == '\r' || c == '\t' || c == '\u0085';
    }
    if (Character.isHighSurrogate(c)) {
      return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
    }
    if (Character.isLowSurrogate(c)) {
      return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }
    return c <= '\ufffd';
  }
}
