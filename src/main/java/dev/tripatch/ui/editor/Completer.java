package dev.tripatch.ui.editor;

import dev.tripatch.edit.complete.Completion;
import java.util.function.Consumer;

/** Proposes what may be written in an editor. Used on the UI thread. */
public interface Completer {

  /** What is known when proposals are wanted; they can be found from it on any thread. */
  interface Request {

    /** Finds the proposals; none if there is nothing to propose. */
    Completion.Answer answer();
  }

  /**
   * Gathers what is known.
   *
   * @param text the text
   * @param caret the offset of the caret in it
   */
  Request request(String text, int caret);

  /**
   * Finds proposals in the background.
   *
   * @param then gets them on the UI thread, later; never, if a newer request came before
   */
  void find(Request request, Consumer<Completion.Answer> then);
}
