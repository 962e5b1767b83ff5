package dev.tripatch.schema.overlay;

import java.util.ArrayList;
import java.util.List;

/**
 * Ways through a schema as text: keys with dots between; in a key, {@code \} comes before a dot or
 * another {@code \}.
 */
public final class SchemaPaths {

  private SchemaPaths() {}

  /** The text of a way. */
  public static String write(List<String> path) {
    return String.join(
        ".", path.stream().map(key -> key.replace("\\", "\\\\").replace(".", "\\.")).toList());
  }

  /** The way of a text; a list may be marked with {@code []}, which says nothing more. */
  public static List<String> read(String text) {
    List<String> path = new ArrayList<>();
    StringBuilder key = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '\\' && i + 1 < text.length()) {
        key.append(text.charAt(++i));
      } else if (letter == '.') {
        path.add(withoutBrackets(key));
        key.setLength(0);
      } else {
        key.append(letter);
      }
    }
    path.add(withoutBrackets(key));
    return List.copyOf(path);
  }

  private static String withoutBrackets(StringBuilder key) {
    int end = key.length();
    while (end >= 2 && key.charAt(end - 2) == '[' && key.charAt(end - 1) == ']') {
      end -= 2;
    }
    return key.substring(0, end);
  }
}
