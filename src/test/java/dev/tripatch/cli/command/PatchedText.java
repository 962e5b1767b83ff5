package dev.tripatch.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code patch} makes of a text and a unified difference; every line has to fit. */
public final class PatchedText {
  private static final Pattern HUNK = Pattern.compile("@@ -(\\d+),(\\d+) \\+(\\d+),(\\d+) @@");
  private static final String UNENDED = "\\ No newline at end of file";

  private PatchedText() {}

  /** The text after the difference, which is of one file. */
  public static String of(String text, String difference) {
    List<String> before = lines(text);
    List<String> after = new ArrayList<>();
    int read = 0;
    List<String> lines = lines(difference);
    for (int i = 2; i < lines.size(); i++) {
      String line = lines.get(i);
      boolean isUnended = i + 1 < lines.size() && lines.get(i + 1).strip().equals(UNENDED);
      String content = isUnended ? line.substring(1, line.length() - 1) : line.substring(1);
      switch (line.charAt(0)) {
        case '@' -> {
          Matcher hunk = HUNK.matcher(line.strip());
          require(hunk.matches(), line);
          int from = Integer.parseInt(hunk.group(1)) - (hunk.group(2).equals("0") ? 0 : 1);
          after.addAll(before.subList(read, from));
          read = from;
          require(
              after.size() == Integer.parseInt(hunk.group(3)) - (hunk.group(4).equals("0") ? 0 : 1),
              line);
        }
        case ' ' -> {
          require(before.get(read++).equals(content), line);
          after.add(content);
        }
        case '-' -> require(before.get(read++).equals(content), line);
        case '+' -> after.add(content);
        default -> require(line.strip().equals(UNENDED), line);
      }
    }
    after.addAll(before.subList(read, before.size()));
    return String.join("", after);
  }

  /** Each with the line feed that ends it. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("(?<=\n)", -1)));
    lines.removeIf(String::isEmpty);
    return lines;
  }

  private static void require(boolean holds, String line) {
    if (!holds) {
      throw new IllegalArgumentException("does not fit: " + line);
    }
  }
}
