package dev.tripatch.cluster.live;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What came of a question to the cluster.
 *
 * @param <T> what was asked for
 */
public sealed interface ClusterAnswer<T> {

  /**
   * It answered.
   *
   * @param warnings what kubectl or the server said beside it, in their words
   */
  record Got<T>(T value, List<String> warnings) implements ClusterAnswer<T> {
    public Got {
      warnings = List.copyOf(warnings);
    }
  }

  /** It did not. */
  record Failed<T>(Failure failure) implements ClusterAnswer<T> {}

  /** What was asked for; empty if it failed. */
  default Optional<T> got() {
    return switch (this) {
      case Got<T>(T value, List<String> _) -> Optional.of(value);
      case Failed<T> _ -> Optional.empty();
    };
  }

  /** Why it did not answer; empty if it did. */
  default Optional<Failure> whyNot() {
    return switch (this) {
      case Got<T> _ -> Optional.empty();
      case Failed<T>(Failure why) -> Optional.of(why);
    };
  }

  /** The same of something else, where it answered. */
  default <R> ClusterAnswer<R> then(Function<T, ClusterAnswer<R>> next) {
    return switch (this) {
      case Got<T>(T value, List<String> warnings) ->
          switch (next.apply(value)) {
            case Got<R>(R other, List<String> more) -> new Got<>(other, together(warnings, more));
            case Failed<R> failed -> failed;
          };
      case Failed<T>(Failure failure) -> new Failed<>(failure);
    };
  }

  /** The same of something else, where it answered. */
  default <R> ClusterAnswer<R> map(Function<T, R> next) {
    return then(value -> new Got<>(next.apply(value), List.of()));
  }

  /** The same if it is what was asked for. */
  default ClusterAnswer<T> filter(Predicate<T> isRight, ClusterAnswer<T> otherwise) {
    return got().filter(isRight.negate()).isPresent() ? otherwise : this;
  }

  private static List<String> together(List<String> these, List<String> those) {
    return Stream.concat(these.stream(), those.stream()).toList();
  }
}
