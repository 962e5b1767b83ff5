package dev.tripatch.cluster.live;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;

/** What kubectl printed to standard error, taken apart. */
final class ErrorLines {
  private static final Pattern WARNING = Pattern.compile("(?:Warning|WARNING): (.*)");

  /** A line of its log: {@code E1126 16:32:05.000123 4711 memcache.go:287] …}. */
  private static final Pattern LOGGED =
      Pattern.compile("[IWEF]\\d{4} [\\d:.]+\\s+\\d+ [^\\]]*\\] .*");

  /** Ends a line of its log that has more lines, up to one with only {@link #LOG_ENDS}. */
  private static final String LOG_BEGINS = "err=<";

  private static final String LOG_ENDS = ">";

  /** Says that a file with the person's preferences is broken; kubectl works without it. */
  private static final String PREFERENCES = "kuberc: ";

  /** Begins what kubectl ends with. Login programs, which print before it, may begin so, too. */
  private static final Pattern VERDICT =
      Pattern.compile(
          "(?:error: |Error: |Error from server|Error in configuration|Unable to connect to the"
              + " server|The connection to the server).*|The .* is invalid(?::.*)?");

  /**
   * A status by which the server itself says that it did nothing. kubectl says the same words for
   * an answer that is no status, as a gateway's, with "unknown", the gateway's text, or the
   * sentences here.
   */
  private static final Pattern REFUSAL =
      Pattern.compile(
          "Error from server"
              + " \\((?:BadRequest|NotFound|AlreadyExists|Conflict|Invalid|RequestEntityTooLarge|Gone|Expired)\\):"
              + " (?!unknown\\b|<|the server (?:could not find the requested resource|rejected our"
              + " request|reported a conflict)).*|Error from server \\(Forbidden\\): (?:error when"
              + " \\w+ \"[^\"]*\": )?(?:[a-z\\d./-]+(?: \"[^\"]*\")? is forbidden: |admission"
              + " webhook \"[^\"]*\" denied the request).*|Error from server(?:"
              + " \\(InternalError\\))?: (?:error when patching \"[^\"]*\": )?(?:Internal error"
              + " occurred: failed calling webhook |admission webhook \"[^\"]*\" denied the"
              + " request).*|The .* is invalid(?::(?! : ).*)?");

  /** In its log, if that is told to be there. */
  private static final String REPEATED = "Got a Retry-After";

  private ErrorLines() {}

  /**
   * What went wrong: without warnings, without its log if there is anything else. No line is there
   * twice; the last one stays, which is in its place.
   */
  static String of(String err) {
    List<String> said = said(err);
    return String.join("\n", said.isEmpty() ? lines(err) : said);
  }

  /** Of the words that went wrong the last ones, which say why kubectl gave up. */
  static String verdict(String words) {
    List<String> lines = words.lines().toList();
    for (int i = lines.size() - 1; i > 0; i--) {
      if (VERDICT.matcher(lines.get(i)).matches()) {
        return String.join("\n", lines.subList(i, lines.size()));
      }
    }
    return words;
  }

  /** Whether every line that says why kubectl gave up is a server's status of nothing done. */
  static boolean areOfRefusal(String words) {
    List<String> verdicts = words.lines().filter(line -> VERDICT.matcher(line).matches()).toList();
    return !verdicts.isEmpty()
        && verdicts.stream().allMatch(line -> REFUSAL.matcher(line).matches());
  }

  /** Whether the server said it, and not kubectl, a login program or the way between. */
  static boolean areOfServer(String words) {
    return words.startsWith("Error from server")
        || words.matches("The .* is invalid(?::.*)?(?s:\\n.*)?");
  }

  private static List<String> said(String err) {
    List<String> said = new ArrayList<>();
    boolean isInLog = false;
    for (String line : err.lines().toList()) {
      String plain = line.strip();
      if (isInLog) {
        isInLog = !plain.equals(LOG_ENDS);
      } else if (LOGGED.matcher(plain).matches()) {
        isInLog = plain.endsWith(LOG_BEGINS);
      } else if (!plain.isEmpty()
          && !WARNING.matcher(plain).matches()
          && !plain.startsWith(PREFERENCES)) {
        said.add(plain);
      }
    }
    return once(said);
  }

  private static List<String> lines(String err) {
    return once(
        err.lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !WARNING.matcher(line).matches())
            .toList());
  }

  private static List<String> once(List<String> lines) {
    return List.copyOf(new LinkedHashSet<>(lines.reversed()).reversed());
  }

  /**
   * Whether kubectl asked again by itself, since a server or a proxy told it to wait. The last
   * answer does not say what became of the requests before.
   */
  static boolean isOfRepeated(String err) {
    return err.lines()
        .filter(line -> LOGGED.matcher(line.strip()).matches())
        .anyMatch(line -> line.contains(REPEATED));
  }

  /** What the server warned of. */
  static List<String> warnings(String err) {
    return err.lines()
        .map(WARNING::matcher)
        .filter(each -> each.matches())
        .map(each -> each.group(1).strip())
        .distinct()
        .toList();
  }
}
