package dev.tripatch.cluster.call;

import java.time.Duration;
import java.util.List;

/**
 * What kubectl is asked.
 *
 * @param words its arguments, without its own name; none holds a value of an object, since every
 *     process of the machine can read them
 * @param deadline how long it may take: its own {@code --request-timeout} counts for each of many
 *     requests
 * @param most how many bytes it may print
 */
public record Call(List<String> words, Duration deadline, int most) {
  /** More than any object has, and than a namespace should have. */
  static final int MOST = 64 << 20;

  public Call {
    words = List.copyOf(words);
  }

  /** A call that may print as much as a namespace holds. */
  public static Call of(List<String> words, Duration deadline) {
    return new Call(words, deadline, MOST);
  }
}
