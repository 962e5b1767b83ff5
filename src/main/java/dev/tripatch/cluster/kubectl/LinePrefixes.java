package dev.tripatch.cluster.kubectl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes away what a log or a CI system puts before every line: times, levels, names, indentation.
 * What it is like shows a line of kubectl's on which nothing else is.
 */
final class LinePrefixes {
  private static final List<String> MARKERS = List.of("modified:", "current:", "original:", "to:");
  private static final int LONGEST = 160;

  /** A prefix is before every line, not before the one or other. */
  private static final int LEAST_LINES = 3;

  private static final int MOST_TRIED = 30;

  private LinePrefixes() {}

  /** The text with plain line breaks and without the prefixes. */
  static String without(String text) {
    List<String> lines = text.lines().toList();
    Optional<Pattern> prefix =
        lines.stream()
            .flatMap(line -> prefixOf(line).stream())
            .limit(MOST_TRIED)
            .map(LinePrefixes::like)
            .filter(like -> isCommon(like, lines))
            .findFirst();
    if (prefix.isEmpty()) {
      return String.join("\n", lines);
    }
    List<String> plain = new ArrayList<>(lines.size());
    for (String line : lines) {
      Matcher matcher = prefix.get().matcher(line);
      plain.add(matcher.lookingAt() ? line.substring(matcher.end()) : line);
    }
    return String.join("\n", plain);
  }

  private static boolean isCommon(Pattern prefix, List<String> lines) {
    return lines.stream()
            .filter(line -> prefix.matcher(line).lookingAt())
            .limit(LEAST_LINES)
            .count()
        == LEAST_LINES;
  }

  /** What is before a marker at the end of a line; empty if the line is no such line. */
  private static Optional<String> prefixOf(String line) {
    String text = line.stripTrailing();
    return MARKERS.stream()
        .filter(text::endsWith)
        .map(marker -> text.substring(0, text.length() - marker.length()))
        .filter(prefix -> !prefix.isEmpty() && prefix.length() <= LONGEST)
        .filter(prefix -> prefix.indexOf('{') < 0 && !Character.isLetterOrDigit(end(prefix)))
        .findFirst();
  }

  private static char end(String text) {
    return text.charAt(text.length() - 1);
  }

  /** The same prefix with other numbers, since lines have times of their own. */
  private static Pattern like(String prefix) {
    StringBuilder pattern = new StringBuilder();
    int at = 0;
    while (at < prefix.length()) {
      int start = at;
      boolean isNumber = Character.isDigit(prefix.charAt(at));
      while (at < prefix.length() && Character.isDigit(prefix.charAt(at)) == isNumber) {
        at++;
      }
      pattern.append(isNumber ? "[0-9]+" : Pattern.quote(prefix.substring(start, at)));
    }
    return Pattern.compile(pattern.toString());
  }
}
