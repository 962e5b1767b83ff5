package dev.tripatch.cluster.secret;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Masks in order and apart. */
public final class MaskList {
  private MaskList() {}

  /** Both; where they overlap one mask covers what both covered, shown as the first of them is. */
  public static List<Mask> joined(List<Mask> first, List<Mask> second) {
    List<Mask> all = new ArrayList<>(first);
    all.addAll(second);
    // Stable: of two that begin at one place the first list's comes first.
    all.sort(Comparator.comparingInt(each -> each.span().start()));
    List<Mask> apart = new ArrayList<>();
    for (Mask next : all) {
      Mask last = apart.isEmpty() ? null : apart.getLast();
      if (last == null || next.span().start() >= last.span().end()) {
        apart.add(next);
      } else {
        Span both = last.span().to(next.span());
        apart.set(apart.size() - 1, new Mask(both, last.shown()));
      }
    }
    return List.copyOf(apart);
  }
}
