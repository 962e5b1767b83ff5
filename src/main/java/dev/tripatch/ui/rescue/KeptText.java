package dev.tripatch.ui.rescue;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A text that was not saved.
 *
 * @param pane which text of the window it is; a name for files
 * @param name what it was called; empty if nothing
 * @param origin the file it was opened from; empty if from none
 * @param shown whether it was the patch that the person was composing
 * @param text the text
 */
public record KeptText(
    String pane, String name, Optional<Origin> origin, boolean shown, String text) {

  /**
   * Where a text was opened from.
   *
   * @param file the file, absolute
   * @param index which of the file's objects it was, from 0
   * @param kind the object's kind; empty if it had none
   * @param namespace the object's namespace; empty if it had none
   * @param object the object's name; empty if it had none
   * @param print the {@link #printOf print} of the text that was opened
   */
  public record Origin(
      Path file, int index, String kind, String namespace, String object, String print) {}

  /** Tells a text from another one without keeping it: equal texts have equal prints. */
  public static String printOf(String text) {
    return text.length() + "-" + Integer.toHexString(text.hashCode());
  }
}
