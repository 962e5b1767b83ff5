package dev.tripatch.show.paint;

import java.util.ArrayList;
import java.util.List;

/**
 * The coloured pieces of one line, in order and without gaps. Each piece becomes a node in every
 * visible line, so blanks, which have no colour, belong to the piece after them.
 */
public final class LineSpans {

  /**
   * A piece of a line.
   *
   * @param style its colour
   * @param start column of its first character, from 0
   * @param end column after its last character
   */
  public record Piece(SyntaxStyle style, int start, int end) {}

  private final String line;
  private final List<Piece> pieces = new ArrayList<>();
  private int end;

  /** No pieces yet of a line. */
  public LineSpans(String line) {
    this.line = line;
  }

  /** Colours the text up to a column; neighbours of one colour become one piece. */
  public void add(SyntaxStyle style, int upTo) {
    if (upTo <= end) {
      return;
    }
    int last = pieces.size() - 1;
    if (last >= 0 && goesOn(pieces.get(last), style)) {
      pieces.set(last, new Piece(style, pieces.get(last).start(), upTo));
    } else {
      pieces.add(new Piece(style, end, upTo));
    }
    end = upTo;
  }

  private boolean goesOn(Piece last, SyntaxStyle style) {
    return last.style() == style
        || style != SyntaxStyle.ELIDED && line.substring(last.start(), last.end()).isBlank();
  }

  /** The column up to which the line is coloured. */
  public int end() {
    return end;
  }

  public List<Piece> pieces() {
    return pieces;
  }
}
