package dev.tripatch.ui.model;

import dev.tripatch.highlight.pane.PatchLook;
import java.util.Optional;

/**
 * An answer and its patch, ready to be shown.
 *
 * @param texts what was compared
 * @param look how the patch is to look
 * @param answer the answer
 * @param patch the patch of a good answer
 * @param micros how long comparing took, in microseconds
 */
public record Computed(
    Texts texts, PatchLook look, Answer answer, Optional<PatchViewModel.Made> patch, long micros) {

  /** Computes what a window shows at first; not for the UI thread. */
  public static Computed first(Comparer comparer, Texts texts) {
    return of(comparer, texts, PatchLook.FIRST);
  }

  static Computed of(Comparer comparer, Texts texts, PatchLook look) {
    long start = System.nanoTime();
    Answer answer = comparer.compare(texts);
    long micros = (System.nanoTime() - start) / 1_000;
    return new Computed(texts, look, answer, patchOf(answer, look), micros);
  }

  boolean isOf(Texts otherTexts, PatchLook otherLook) {
    return texts.equals(otherTexts) && look.equals(otherLook);
  }

  private static Optional<PatchViewModel.Made> patchOf(Answer answer, PatchLook look) {
    return answer instanceof Answer.Compared compared
        ? Optional.of(PatchViewModel.Made.first(compared.view(), look))
        : Optional.empty();
  }
}
