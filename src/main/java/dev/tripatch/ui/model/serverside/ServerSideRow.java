package dev.tripatch.ui.model.serverside;

import dev.tripatch.highlight.paint.Mark;
import dev.tripatch.path.FieldPath;
import java.util.Optional;

/**
 * A field that concerns server-side apply.
 *
 * @param path the field
 * @param what what happens to it, in a word or two
 * @param mark the look of that; empty where nothing happens to its value
 * @param live live's value, on one line
 * @param result the value afterwards; for a conflict the one that local wants
 * @param owners the other managers that own it, and since when; a dash if there is none
 * @param why the reason in sentences
 * @param contrast how kubectl apply leaves it otherwise, in a sentence; empty if it does not
 */
public record ServerSideRow(
    FieldPath path,
    String what,
    Optional<Mark> mark,
    String live,
    String result,
    String owners,
    String why,
    String contrast) {

  ServerSideRow withContrast(String sentence) {
    return new ServerSideRow(path, what, mark, live, result, owners, why, sentence);
  }

  /** Whether kubectl apply leaves the field otherwise. */
  public boolean isContrast() {
    return !contrast.isEmpty();
  }

  /** All there is to say of it, on one line. */
  public String reason() {
    return isContrast() ? (why + " ≠ " + contrast).strip() : why;
  }
}
