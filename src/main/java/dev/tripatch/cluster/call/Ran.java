package dev.tripatch.cluster.call;

import java.time.Duration;
import java.time.Instant;
import java.util.function.UnaryOperator;

/** How a call ended. */
public sealed interface Ran {

  /** As much of a program's words as a message can show: the first and the last lines. */
  static String ends(String words) {
    int half = 2 << 10;
    int end = words.length() - half;
    return end <= half
        ? words
        : PrintedText.ends(words.substring(0, half), words.substring(end), end >> 10);
  }

  /** How long it took. */
  Duration took();

  /** The same with other words for what went wrong. */
  default Ran saying(UnaryOperator<String> words) {
    return switch (this) {
      case Ended(int exit, String out, String err, Instant at, Duration took) ->
          new Ended(exit, out, words.apply(err), at, took);
      case Stopped(Why why, String detail, Duration took) ->
          new Stopped(why, words.apply(detail), took);
    };
  }

  /**
   * kubectl ended by itself.
   *
   * @param exit its exit code, to be read before what it printed: a list that is forbidden prints a
   *     valid, empty list
   * @param out what it printed
   * @param err what it printed to standard error
   * @param at when it ended
   */
  record Ended(int exit, String out, String err, Instant at, Duration took) implements Ran {}

  /**
   * It did not start, or was ended before it was done; what it printed is dropped.
   *
   * @param why what happened
   * @param detail words of the system, or what it had printed to standard error; may be empty
   */
  record Stopped(Why why, String detail, Duration took) implements Ran {}

  /** Why a call has no answer. */
  enum Why {
    /** There is no kubectl on PATH. */
    NOT_THERE,
    /** The system could not start it. */
    NOT_STARTED,
    /** The deadline passed. */
    TOO_SLOW,
    /** It printed more than it may. */
    TOO_MUCH,
    /** The person did not want it any more. */
    CANCELLED
  }
}
