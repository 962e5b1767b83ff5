package dev.tripatch.share;

import dev.tripatch.engine.format.Loss;
import java.util.List;
import java.util.Set;

/** What comes of an export. */
public sealed interface Export {

  /**
   * A text to take elsewhere.
   *
   * @param text the text; ends with a line break
   * @param losses what the format cannot say of the change
   * @param remarks what else to know before using it
   */
  record Made(String text, List<Loss> losses, Set<Remark> remarks) implements Export {

    /** Copies. */
    public Made {
      losses = List.copyOf(losses);
      remarks = Set.copyOf(remarks);
    }
  }

  /** There is nothing to change, so there is nothing to export. */
  record Nothing() implements Export {}

  /**
   * It would not work, so there is none.
   *
   * @param cause why, in a sentence
   * @param remedy what to do instead; may be empty
   */
  record Refused(String cause, String remedy) implements Export {}
}
