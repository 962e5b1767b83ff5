package dev.tripatch.share;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.share.ReportedPane.Stretch;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.NoiseLines;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides which lines of a text a report shows. A marked line is shown with some lines around it
 * and with the lines of all that holds it: a changed {@code port} says nothing without the probe
 * that it belongs to.
 */
public final class Stretches {
  /** Texts of so many lines are shown whole, but for bookkeeping. */
  private static final int SHORT = 40;

  private static final int CONTEXT = 3;

  /** Fewer lines are not worth a fold. */
  private static final int LEAST_FOLD = 4;

  /** So many characters of bookkeeping are folded, be it on one line. */
  private static final int LONG = 120;

  /** So many lines with the same mark are not shown one by one. */
  private static final int LONG_RUN = 60;

  private static final int RUN_SHOWN = 10;

  /** A patch of so many lines is shown whole: somebody may want to copy it. */
  private static final int LONGEST_PATCH = 2_000;

  private final PaneText pane;
  private final Lines lines;
  private final int count;
  private final Map<Integer, Mark> marks = new HashMap<>();
  private final BitSet shown = new BitSet();
  private final Set<FieldPath> seen = new HashSet<>();

  private Stretches(PaneText pane, Lines lines) {
    this.pane = pane;
    this.lines = lines;
    this.count = LineTexts.count(pane.text(), lines);
    pane.gutter().forEach(mark -> marks.put(mark.line(), mark.mark()));
  }

  /** The stretches of a pane, from its first line to its last. */
  static List<Stretch> of(PaneText pane, Lines lines) {
    Stretches stretches = new Stretches(pane, lines);
    if (pane.pane() == Role.PATCH || stretches.count <= SHORT) {
      stretches.chooseAll();
    } else {
      stretches.choose();
    }
    return stretches.collect();
  }

  /** The same where only what is marked matters, also in a patch. */
  public static List<Stretch> ofMarked(PaneText pane) {
    Stretches stretches = new Stretches(pane, pane.lines());
    stretches.choose();
    return stretches.collect();
  }

  private void chooseAll() {
    shown.set(1, count + 1);
    if (count > LONGEST_PATCH) {
      hideInLongRuns();
    }
  }

  private void choose() {
    for (LineMark mark : pane.gutter()) {
      around(mark.line());
      holders(mark.path());
    }
    pane.notes().forEach(note -> around(note.line()));
    pane.phantomLines().forEach(shown::set);
    pane.diagnostics().forEach(each -> around(lines.lineOf(each.span().start())));
    hideInLongRuns();
  }

  /** Of hundreds of lines that are all added the first and the last ones say enough. */
  private void hideInLongRuns() {
    int start = 1;
    for (int line = 2; line <= count + 1; line++) {
      if (line > count || !looksLike(line, start)) {
        if (marks.containsKey(start) && line - start > LONG_RUN) {
          shown.clear(start + RUN_SHOWN, line - RUN_SHOWN);
        }
        start = line;
      }
    }
  }

  private boolean looksLike(int line, int other) {
    return marks.get(line) == marks.get(other)
        && pane.phantomLines().contains(line) == pane.phantomLines().contains(other);
  }

  private void around(int line) {
    shown.set(Math.max(1, line - CONTEXT), Math.min(count, line + CONTEXT) + 1);
  }

  private void holders(FieldPath path) {
    Optional<FieldPath> holder = path.parent();
    while (holder.isPresent() && !holder.get().isRoot() && seen.add(holder.get())) {
      pane.fields().spanOf(holder.get()).map(Span::start).map(lines::lineOf).ifPresent(shown::set);
      holder = holder.get().parent();
    }
  }

  private List<Stretch> collect() {
    List<Stretch> stretches = new ArrayList<>();
    int next = 1;
    for (NoiseLines noise : NoiseLines.of(pane)) {
      between(next, noise.first() - 1, stretches);
      int size = noise.last() - noise.first() + 1;
      add(
          isLarge(noise)
              ? new Stretch.Folded(
                  noise.first(), noise.last(), lines(size) + " of " + noise.noise().path())
              : new Stretch.Shown(noise.first(), noise.last()),
          stretches);
      next = noise.last() + 1;
    }
    between(next, count, stretches);
    return stretches;
  }

  /** kubectl's annotation has few lines, of which one is very long. */
  private boolean isLarge(NoiseLines noise) {
    int length = lines.endOf(noise.last()) - lines.startOf(noise.first());
    return noise.last() - noise.first() + 1 >= LEAST_FOLD || length > LONG;
  }

  private void between(int first, int last, List<Stretch> stretches) {
    int line = first;
    while (line <= last) {
      boolean isShown = shown.get(line);
      int end = (isShown ? shown.nextClearBit(line) : nextShown(line)) - 1;
      end = Math.min(end, last);
      int size = end - line + 1;
      add(
          isShown || size < LEAST_FOLD
              ? new Stretch.Shown(line, end)
              : new Stretch.Folded(line, end, lines(size) + " " + word(line)),
          stretches);
      line = end + 1;
    }
  }

  private static void add(Stretch next, List<Stretch> stretches) {
    if (next instanceof Stretch.Shown
        && !stretches.isEmpty()
        && stretches.getLast() instanceof Stretch.Shown before) {
      stretches.set(stretches.size() - 1, new Stretch.Shown(before.first(), next.last()));
    } else {
      stretches.add(next);
    }
  }

  private int nextShown(int line) {
    int next = shown.nextSetBit(line);
    return next < 0 ? count + 1 : next;
  }

  /** What happens to a line, and to all that are folded with it. */
  private String word(int line) {
    if (pane.phantomLines().contains(line)) {
      return "gone";
    }
    Mark mark = marks.get(line);
    return mark == null ? "unchanged" : mark.isConflict() ? "in conflict" : mark.word();
  }

  private static String lines(int size) {
    return ReportWording.LINES.text("count", size);
  }
}
