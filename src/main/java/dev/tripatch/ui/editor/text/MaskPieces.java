package dev.tripatch.ui.editor.text;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.show.syntax.LineSpans;
import dev.tripatch.show.syntax.LineSpans.Piece;
import dev.tripatch.show.syntax.SyntaxStyle;
import java.util.List;
import java.util.regex.Matcher;

/** Colours the masks in a line, whatever they are part of. */
final class MaskPieces {
  private MaskPieces() {}

  /** The same pieces, those apart that are masks. */
  static LineSpans in(String line, LineSpans spans) {
    if (line.indexOf(Mask.DOTS) < 0) {
      return spans;
    }
    LineSpans apart = new LineSpans(line);
    Matcher mask = Mask.IN_TEXT.matcher(line);
    while (mask.find()) {
      add(spans.pieces(), mask.start(), apart);
      apart.add(SyntaxStyle.MASK, mask.end());
    }
    add(spans.pieces(), line.length(), apart);
    return apart;
  }

  private static void add(List<Piece> pieces, int upTo, LineSpans into) {
    for (Piece piece : pieces) {
      if (piece.start() < upTo && piece.end() > into.end()) {
        into.add(piece.style(), Math.min(piece.end(), upTo));
      }
    }
  }
}
