package dev.tripatch.ui.editor.line;

import dev.tripatch.show.paint.Mark;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How the lines beside a line are folded.
 *
 * @param arrow what the gutter offers
 * @param above how many lines are folded above it; only the first line in view tells of them
 * @param lines how many lines are folded between it and the next line in view
 * @param changes how many of them change
 * @param strongest what happens to one of those that change, a conflict before all; empty if none
 *     does
 */
public record FoldedLines(
    Arrow arrow, int above, int lines, int changes, Optional<Mark> strongest) {

  /** Nothing hangs under the line, or nobody asks. */
  public static final FoldedLines NONE = new FoldedLines(Arrow.NONE, 0, 0, 0, Optional.empty());

  /** Lines hang under the line, and are seen. */
  public static final FoldedLines UNFOLDED =
      new FoldedLines(Arrow.UNFOLDED, 0, 0, 0, Optional.empty());

  /** The sign in the gutter. */
  public enum Arrow {
    NONE,
    UNFOLDED,
    FOLDED
  }

  /** Whether lines are folded beside the line. */
  boolean isFolded() {
    return arrow == Arrow.FOLDED;
  }

  /** What is shown after the line for what is folded. */
  String summary() {
    String before = above == 0 ? "" : EditorWords.ABOVE.text("above", above);
    String after = lines == 0 ? "" : EditorWords.LINES.text("lines", lines);
    String told = changes == 0 ? "" : EditorWords.CHANGES.text("changes", changes);
    return Stream.of(before, after, told)
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(", ", "… ", ""));
  }
}
