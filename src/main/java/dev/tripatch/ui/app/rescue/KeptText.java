package dev.tripatch.ui.app.rescue;

import dev.tripatch.document.Lines;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.workspace.ObjectPlace;
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

  /** An older version may have kept other line ends. */
  public KeptText {
    text = Lines.normal(text);
  }

  /**
   * Where a text was opened from.
   *
   * @param place where it was stored
   * @param object which object it was
   * @param print the {@link #printOf print} of the text that was opened
   */
  public record Origin(ObjectPlace place, ObjectName object, String print) {}

  /** Tells a text from another one without keeping it: equal texts have equal prints. */
  public static String printOf(String text) {
    return text.length() + "-" + Integer.toHexString(text.hashCode());
  }
}
