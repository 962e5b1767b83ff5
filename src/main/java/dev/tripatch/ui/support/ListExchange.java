package dev.tripatch.ui.support;

import java.util.List;

/** Turns one list into another by touching only what differs: whatever is touched is drawn anew. */
public final class ListExchange {

  private ListExchange() {}

  /** Makes {@code shown} equal to {@code wanted}. */
  public static <T> void exchange(List<T> shown, List<T> wanted) {
    int shorter = Math.min(shown.size(), wanted.size());
    int tail = equalTail(shown, wanted, shorter);
    int common = shorter - tail;
    for (int i = 0; i < common; i++) {
      if (!shown.get(i).equals(wanted.get(i))) {
        shown.set(i, wanted.get(i));
      }
    }
    shown.subList(common, shown.size() - tail).clear();
    shown.addAll(common, wanted.subList(common, wanted.size() - tail));
  }

  private static <T> int equalTail(List<T> shown, List<T> wanted, int most) {
    int tail = 0;
    while (tail < most
        && shown.get(shown.size() - 1 - tail).equals(wanted.get(wanted.size() - 1 - tail))) {
      tail++;
    }
    return tail;
  }
}
