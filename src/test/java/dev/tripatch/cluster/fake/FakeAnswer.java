package dev.tripatch.cluster.fake;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What a {@link FakeKubectl} does when it is called.
 *
 * @param steps lines of a shell program that run first
 * @param exit its exit code
 */
public record FakeAnswer(List<String> steps, String out, String err, int exit) {

  public FakeAnswer {
    steps = List.copyOf(steps);
  }

  public static FakeAnswer of(KubectlAnswer recorded) {
    return new FakeAnswer(List.of(), recorded.out(), recorded.err(), recorded.exit());
  }

  /** The recorded answer of the newest version. */
  public static FakeAnswer recorded(String name) {
    return of(KubectlAnswer.of(name));
  }

  public static FakeAnswer prints(String out) {
    return new FakeAnswer(List.of(), out, "", 0);
  }

  public static FakeAnswer fails(String err) {
    return new FakeAnswer(List.of(), "", err, 1);
  }

  /** An object of about that many bytes. */
  public static FakeAnswer ofSize(long bytes) {
    return prints("\"}}\n")
        .first("printf '%s' '{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"data\":{\"a\":\"'")
        .first("head -c " + bytes + " /dev/zero | tr '\\0' x");
  }

  /**
   * Prints events one after the other, each some time after the one before, and ends.
   *
   * @param pause how long it waits before each
   */
  public static FakeAnswer streams(Duration pause, List<String> events) {
    FakeAnswer answer = prints("");
    for (String event : events) {
      answer = answer.then("sleep " + seconds(pause)).then("printf '%s\\n' " + quoted(event));
    }
    return answer;
  }

  /**
   * Prints each event as soon as a test lets it, by making a file of its number, from 0, and then
   * never ends.
   *
   * @param gates the folder of these files
   */
  public static FakeAnswer streams(Path gates, List<String> events) {
    FakeAnswer answer = prints("");
    for (int i = 0; i < events.size(); i++) {
      String gate = quoted(gates.resolve(String.valueOf(i)).toString());
      answer =
          answer
              .then("until [ -e " + gate + " ]; do sleep 0.02; done")
              .then("printf '%s\\n' " + quoted(events.get(i)));
    }
    return answer.thenHangs();
  }

  /** The same, and never ends by itself, or not within ten minutes. */
  public FakeAnswer thenHangs() {
    return then("sleep 600");
  }

  /** Never ends by itself, or not within ten minutes. Its child has the same stdout. */
  public static FakeAnswer hangs() {
    return prints("").first("sleep 600");
  }

  /** Asks on stderr, and fails where stdin has no answer. */
  public static FakeAnswer asks() {
    return prints("")
        .first("printf 'Password: ' >&2")
        .first("read -r password || { echo 'there is nobody to ask' >&2; exit 1; }");
  }

  /** Asks on the terminal that the tests run in, past stdin; fails where there is none. */
  public static FakeAnswer asksOnTerminal() {
    return prints("")
        .first("{ printf 'Password: ' >/dev/tty && read -r password </dev/tty; } 2>/dev/null ||")
        .first("  { echo 'there is no terminal' >&2; exit 1; }");
  }

  /** The same, some time later. */
  public FakeAnswer after(Duration time) {
    return first("sleep " + seconds(time));
  }

  private static String seconds(Duration time) {
    return String.valueOf(time.toMillis() / 1000.0);
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  private FakeAnswer then(String step) {
    List<String> more = new ArrayList<>(steps);
    more.add(step);
    return new FakeAnswer(more, out, err, exit);
  }

  /** The same after one more line of a shell program. */
  public FakeAnswer first(String step) {
    List<String> more = new ArrayList<>(steps);
    more.add(step);
    return new FakeAnswer(more, out, err, exit);
  }
}
