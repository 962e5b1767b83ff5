package dev.tripatch.ui.app.rescue;

import java.util.ArrayList;
import java.util.List;

/** What is to be kept next. For any thread, and never waits for a disk. */
final class Pending {

  private List<KeptText> texts = List.of();
  private List<Runnable> afterwards = new ArrayList<>();
  private boolean isDue;

  /**
   * What to do at once.
   *
   * @param texts the texts to keep
   * @param afterwards what waits for their being kept
   */
  record Work(List<KeptText> texts, List<Runnable> afterwards) {}

  /** Wants these texts kept; says whether nobody was going to keep any yet. */
  synchronized boolean want(List<KeptText> wanted) {
    texts = List.copyOf(wanted);
    return becomesDue();
  }

  /** Wants something done when the texts of now are kept; says the same. */
  synchronized boolean wantAfterwards(Runnable action) {
    afterwards.add(action);
    return becomesDue();
  }

  /** Wants the same texts kept once more; says the same. */
  synchronized boolean again() {
    return becomesDue();
  }

  private boolean becomesDue() {
    boolean isFirst = !isDue;
    isDue = true;
    return isFirst;
  }

  /** Whether there is anything to do. */
  synchronized boolean isDue() {
    return isDue;
  }

  /** What there is to do; who takes it does it. */
  public synchronized Work take() {
    isDue = false;
    Work work = new Work(texts, afterwards);
    afterwards = new ArrayList<>();
    return work;
  }

  /** It could not be done; says whether nobody else is going to. */
  synchronized boolean putBack(Work work) {
    afterwards.addAll(0, work.afterwards());
    return becomesDue();
  }
}
