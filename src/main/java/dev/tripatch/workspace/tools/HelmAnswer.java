package dev.tripatch.workspace.tools;

import java.util.function.Function;

/** What Helm said, or why it said nothing. */
public sealed interface HelmAnswer<T> {

  /** It said it. */
  record Got<T>(T value) implements HelmAnswer<T> {}

  /** It did not. */
  record Failed<T>(HelmFailure why) implements HelmAnswer<T> {}

  /** Asks on. */
  default <R> HelmAnswer<R> then(Function<T, HelmAnswer<R>> next) {
    return switch (this) {
      case Got<T>(T value) -> next.apply(value);
      case Failed<T>(HelmFailure why) -> new Failed<>(why);
    };
  }
}
