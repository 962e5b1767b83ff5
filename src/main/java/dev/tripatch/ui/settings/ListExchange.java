package dev.tripatch.ui.settings;

import java.util.List;
import java.util.function.Function;

/**
 * Makes a list of places show other contents by touching only what differs: whatever is touched is
 * redrawn. A place whose content changes stays in the list.
 *
 * @param <S> a place
 * @param <T> what it shows
 * @param make makes a place that shows this
 * @param content what a place shows
 * @param change makes a place show something else
 */
public record ListExchange<S, T>(Function<T, S> make, Function<S, T> content, Change<S, T> change) {

  /** Gives a place another content. */
  @FunctionalInterface
  public interface Change<S, T> {

    /** Makes a place show something else. */
    void accept(S place, T content);
  }

  /** Makes {@code shown} show {@code wanted}. */
  public void exchange(List<S> shown, List<T> wanted) {
    int shorter = Math.min(shown.size(), wanted.size());
    int tail = equalTail(shown, wanted, shorter);
    int common = shorter - tail;
    for (int i = 0; i < common; i++) {
      if (!content.apply(shown.get(i)).equals(wanted.get(i))) {
        change.accept(shown.get(i), wanted.get(i));
      }
    }
    if (common < shown.size() - tail) {
      shown.subList(common, shown.size() - tail).clear();
    }
    if (common < wanted.size() - tail) {
      shown.addAll(
          common, wanted.subList(common, wanted.size() - tail).stream().map(make).toList());
    }
  }

  private int equalTail(List<S> shown, List<T> wanted, int most) {
    int tail = 0;
    while (tail < most
        && content
            .apply(shown.get(shown.size() - 1 - tail))
            .equals(wanted.get(wanted.size() - 1 - tail))) {
      tail++;
    }
    return tail;
  }
}
