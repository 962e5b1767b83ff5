package dev.tripatch.ui.editor.line;

import dev.tripatch.prose.HiddenCharacters;
import dev.tripatch.show.paint.LineSpans.Piece;
import dev.tripatch.show.paint.SyntaxStyle;
import java.util.ArrayList;
import java.util.List;

/** Makes each invisible character in a line a separate piece. */
final class HiddenPieces {

  private HiddenPieces() {}

  /** The pieces of a line, cut where characters are hidden. */
  static List<Piece> in(String line, List<Piece> pieces) {
    if (!hasHidden(line)) {
      return pieces;
    }
    List<Piece> cut = new ArrayList<>();
    for (Piece piece : pieces) {
      if (piece.style() == SyntaxStyle.ELIDED) {
        cut.add(piece);
      } else {
        cut(line, piece, cut);
      }
    }
    return cut;
  }

  private static boolean hasHidden(String line) {
    int at = 0;
    while (at < line.length() && !isHidden(line, at)) {
      at++;
    }
    return at < line.length();
  }

  private static void cut(String line, Piece piece, List<Piece> cut) {
    int from = piece.start();
    for (int at = from; at < piece.end(); at++) {
      if (isHidden(line, at)) {
        add(new Piece(piece.style(), from, at), cut);
        add(new Piece(hiddenBehind(cut), at, at + 1), cut);
        from = at + 1;
      }
    }
    add(new Piece(piece.style(), from, piece.end()), cut);
  }

  /** Whether a character is hidden, or is one half of a hidden one. */
  private static boolean isHidden(String line, int at) {
    boolean isSecondHalf =
        at > 0
            && Character.isLowSurrogate(line.charAt(at))
            && Character.isHighSurrogate(line.charAt(at - 1));
    return HiddenCharacters.isHidden(line.codePointAt(isSecondHalf ? at - 1 : at));
  }

  private static SyntaxStyle hiddenBehind(List<Piece> cut) {
    boolean isNext = !cut.isEmpty() && cut.getLast().style() == SyntaxStyle.HIDDEN;
    return isNext ? SyntaxStyle.ALSO_HIDDEN : SyntaxStyle.HIDDEN;
  }

  private static void add(Piece piece, List<Piece> cut) {
    if (piece.start() < piece.end()) {
      cut.add(piece);
    }
  }
}
