package dev.tripatch.ui.panes.model;

import java.util.List;

/**
 * What the command that opened a window learns when it closes.
 *
 * @param undecided what nobody decided, a line for each; none if all is decided
 * @param toDo what saving and applying local does not complete, a sentence for each
 * @param unsaved the documents that were changed and not saved
 * @param isCompared whether there was an answer that has conflicts or has none
 */
public record Ending(
    List<String> undecided, List<String> toDo, List<String> unsaved, boolean isCompared) {

  /** Nothing is left to decide. */
  public static final Ending DECIDED = new Ending(List.of(), List.of(), List.of(), true);

  private static final int ALL_DECIDED = 0;
  private static final int UNDECIDED = 1;
  private static final int NO_ANSWER = 2;

  /** Copies the lists. */
  public Ending {
    undecided = List.copyOf(undecided);
    toDo = List.copyOf(toDo);
    unsaved = List.copyOf(unsaved);
  }

  /** 0 if applying local does all that was decided, 1 if not, 2 if there is no answer. */
  public int exitCode() {
    if (!isCompared) {
      return NO_ANSWER;
    }
    return undecided.isEmpty() && toDo.isEmpty() && unsaved.isEmpty() ? ALL_DECIDED : UNDECIDED;
  }

  /** {@code 2 conflicts undecided}; empty if there is none. */
  public String title() {
    if (undecided.isEmpty()) {
      return "";
    }
    return ModelWords.CONFLICTS_UNDECIDED.text("count", undecided.size());
  }
}
