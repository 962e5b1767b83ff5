package dev.tripatch.ui.model.decision;

import java.util.List;

/**
 * What the command that opened a window learns when it closes.
 *
 * @param undecided what nobody decided, a line for each; none if all is decided
 * @param unsaved the documents that were changed and not saved
 * @param remarks what to know besides
 * @param isCompared whether there was an answer that has conflicts or has none
 */
public record Ending(
    List<String> undecided, List<String> unsaved, List<String> remarks, boolean isCompared) {

  /** Nothing is left to decide. */
  public static final Ending DECIDED = new Ending(List.of(), List.of(), List.of(), true);

  private static final int ALL_DECIDED = 0;
  private static final int UNDECIDED = 1;
  private static final int NO_ANSWER = 2;

  /** Copies the lists. */
  public Ending {
    undecided = List.copyOf(undecided);
    unsaved = List.copyOf(unsaved);
    remarks = List.copyOf(remarks);
  }

  /** 0 if all is decided and saved, 1 if something is not, 2 if there is no answer. */
  public int exitCode() {
    if (!isCompared) {
      return NO_ANSWER;
    }
    return undecided.isEmpty() && unsaved.isEmpty() ? ALL_DECIDED : UNDECIDED;
  }

  /** {@code 2 conflicts undecided}; empty if there is none. */
  public String title() {
    return switch (undecided.size()) {
      case 0 -> "";
      case 1 -> "1 conflict undecided";
      default -> undecided.size() + " conflicts undecided";
    };
  }
}
