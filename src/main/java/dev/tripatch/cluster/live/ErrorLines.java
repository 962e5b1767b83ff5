package dev.tripatch.cluster.live;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What kubectl printed to standard error, taken apart. */
final class ErrorLines {
  private static final String WARNING = "Warning: ";

  /** A line of its log: {@code E1126 16:32:05.000123 4711 memcache.go:287] …}. */
  private static final Pattern LOGGED =
      Pattern.compile("[IWEF]\\d{4} [\\d:.]+\\s+\\d+ [^\\]]*\\] .*");

  private ErrorLines() {}

  /**
   * What went wrong: without warnings, without its log if there is anything else, no line twice.
   */
  static String of(String err) {
    List<String> lines =
        err.lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith(WARNING))
            .distinct()
            .toList();
    List<String> said = lines.stream().filter(line -> !LOGGED.matcher(line).matches()).toList();
    return (said.isEmpty() ? lines : said).stream().collect(Collectors.joining("\n"));
  }

  /** What the server warned of. */
  static List<String> warnings(String err) {
    return err.lines()
        .filter(line -> line.startsWith(WARNING))
        .map(line -> line.substring(WARNING.length()).strip())
        .distinct()
        .toList();
  }
}
