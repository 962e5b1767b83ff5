package dev.tripatch.document.edit;

import dev.tripatch.document.Span;
import dev.tripatch.document.TextChange;
import java.util.ArrayList;
import java.util.List;

/**
 * A text under way: pieces of the original and new ones between them. Several rounds of changes,
 * each in offsets of the text that the last round left, add up to one list of changes of the
 * original.
 */
final class Draft {

  private final String original;
  private final List<Piece> pieces;

  private Draft(String original, List<Piece> pieces) {
    this.original = original;
    this.pieces = pieces;
  }

  /** A stretch of the draft. */
  private sealed interface Piece {
    int length();

    Piece part(int from, int to);

    /** Characters that are in the original. */
    record Kept(int start, int length) implements Piece {
      @Override
      public Piece part(int from, int to) {
        return new Kept(start + from, to - from);
      }
    }

    /** New characters. */
    record New(String text) implements Piece {
      @Override
      public int length() {
        return text.length();
      }

      @Override
      public Piece part(int from, int to) {
        return new New(text.substring(from, to));
      }
    }
  }

  static Draft of(String original) {
    return new Draft(original, List.of(new Piece.Kept(0, original.length())));
  }

  /** The draft with changes, which are in order and do not overlap. */
  public Draft with(List<TextChange> changes) {
    List<Piece> next = new ArrayList<>();
    Reader reader = new Reader(next);
    for (TextChange change : changes) {
      reader.move(change.span().start(), true);
      reader.move(change.span().end(), false);
      next.add(new Piece.New(change.text()));
    }
    reader.move(Integer.MAX_VALUE, true);
    next.removeIf(piece -> piece.length() == 0);
    return new Draft(original, next);
  }

  /** Walks through the pieces once. */
  private final class Reader {
    private final List<Piece> out;
    private int at;
    private int index;
    private int inside;

    Reader(List<Piece> out) {
      this.out = out;
    }

    /** Goes on to an offset; what is on the way is copied or left out. */
    void move(int offset, boolean copies) {
      while (at < offset && index < pieces.size()) {
        Piece piece = pieces.get(index);
        int step = Math.min(piece.length() - inside, offset - at);
        if (copies) {
          out.add(piece.part(inside, inside + step));
        }
        at += step;
        inside += step;
        if (inside == piece.length()) {
          index++;
          inside = 0;
        }
      }
    }
  }

  /** What turns the original into the draft. */
  List<TextChange> changes() {
    List<TextChange> changes = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    int done = 0;
    for (Piece piece : pieces) {
      switch (piece) {
        case Piece.New(String added) -> text.append(added);
        case Piece.Kept(int start, int length) -> {
          flush(done, start, text, changes);
          done = start + length;
        }
      }
    }
    flush(done, original.length(), text, changes);
    return changes;
  }

  private void flush(int from, int to, StringBuilder text, List<TextChange> changes) {
    if (!original.substring(from, to).contentEquals(text)) {
      changes.add(new TextChange(new Span(from, to), text.toString()));
    }
    text.setLength(0);
  }
}
