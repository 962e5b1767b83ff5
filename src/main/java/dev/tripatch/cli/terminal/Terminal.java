package dev.tripatch.cli.terminal;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cluster.secret.SeenSecrets;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a command talks to.
 *
 * @param in standard input
 * @param out standard output: the answer and nothing else
 * @param err standard error: messages
 * @param environment the environment variables
 * @param screen where standard output is read
 * @param seen the secrets of this run, which no message quotes
 * @param patience how long a person waits for words from a cluster that complete a line
 */
public record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream err,
    Map<String, String> environment,
    Screen screen,
    SeenSecrets seen,
    Duration patience) {
  private static final Duration USUAL_PATIENCE = Duration.ofSeconds(2);
  private static final int USUAL_WIDTH = 100;
  private static final int ALL = 1_000_000;
  private static final int LEAST_WIDTH = 72;
  private static final int MOST_DIGITS = 4;
  private static final int LONGEST_ANSWER = 1_000;

  /** For a run that has seen no secret yet. */
  public Terminal(
      InputStream in,
      PrintStream out,
      PrintStream err,
      Map<String, String> environment,
      Screen screen) {
    this(in, out, err, environment, screen, new SeenSecrets(), USUAL_PATIENCE);
  }

  /** The same, with messages to somewhere else. */
  public Terminal telling(PrintStream elsewhere) {
    return new Terminal(in, out, elsewhere, environment, screen, seen, patience);
  }

  /** A message to the person about no place in a file. */
  public void say(String message) {
    tell(List.of(Messages.PROGRAM + message));
  }

  /** A message to the person. It quotes no secret, and line breaks in names are written out. */
  public void tell(List<String> lines) {
    seen.masked(lines).forEach(line -> err.println(PlainText.line(line)));
  }

  /** Whether a person sees what is asked, and can answer. */
  public boolean canAsk() {
    return screen.isThere() && screen.isTyped();
  }

  /**
   * Asks a person, and waits. What they typed before they could read the question is no answer.
   *
   * @return the line that they typed; empty if they ended the input instead
   */
  public Optional<String> ask(String question) {
    screen.forgetTyped();
    out.print(PlainText.line(seen.masked(question)) + " ");
    out.flush();
    Optional<String> answer = line();
    if (answer.isEmpty()) {
      out.println();
    }
    return answer;
  }

  /** Asks a person whether they agree; no answer means no. */
  public boolean isYes(String question) {
    String answer = ask(question).orElse("").strip();
    return answer.equalsIgnoreCase("y") || answer.equalsIgnoreCase("yes");
  }

  /** Byte by byte: what follows the line is for somebody else. */
  private Optional<String> line() {
    ByteArrayOutputStream typed = new ByteArrayOutputStream();
    try {
      for (int next = in.read(); next != '\n'; next = in.read()) {
        if (next < 0 || typed.size() > LONGEST_ANSWER) {
          return Optional.empty();
        }
        typed.write(next);
      }
    } catch (IOException gone) {
      return Optional.empty();
    }
    return Optional.of(typed.toString(StandardCharsets.UTF_8));
  }

  /** How many characters fit on a line: all, where a program or a file gets what is written. */
  public int width() {
    OptionalInt asked = number(environment.getOrDefault("COLUMNS", ""));
    if (asked.isEmpty() && !screen.isThere()) {
      return ALL;
    }
    OptionalInt columns = asked.isPresent() ? asked : screen.columns();
    return Math.max(LEAST_WIDTH, columns.orElse(USUAL_WIDTH));
  }

  /** A number above zero of a few digits; empty if the text is none. */
  static OptionalInt number(String text) {
    boolean isNumber =
        !text.isEmpty()
            && text.length() <= MOST_DIGITS
            && text.chars().allMatch(c -> c >= '0' && c <= '9');
    int number = isNumber ? Integer.parseInt(text) : 0;
    return number > 0 ? OptionalInt.of(number) : OptionalInt.empty();
  }

  /** Whether to use colours if nobody said so (see no-color.org and bixense.com/clicolors). */
  boolean wantsColor() {
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty()) {
      return false;
    }
    String forced = environment.getOrDefault("CLICOLOR_FORCE", "");
    if (!forced.isEmpty() && !forced.equals("0")) {
      return true;
    }
    return !"0".equals(environment.get("CLICOLOR"))
        && !"dumb".equals(environment.get("TERM"))
        && screen.isThere();
  }
}
