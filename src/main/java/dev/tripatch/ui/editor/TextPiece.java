package dev.tripatch.ui.editor;

import dev.tripatch.secret.Mask;
import java.util.List;

/**
 * A piece of an exact text with its masks.
 *
 * @param text the exact text
 * @param masks its masks, in order and apart; places are those in the piece
 */
record TextPiece(String text, List<Mask> masks) {

  /** Copies the masks. */
  TextPiece {
    masks = List.copyOf(masks);
  }

  static TextPiece plain(String text) {
    return new TextPiece(text, List.of());
  }

  /** What is seen of it. */
  String shown() {
    return Mask.in(text, masks);
  }
}
