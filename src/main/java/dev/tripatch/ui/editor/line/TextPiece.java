package dev.tripatch.ui.editor.line;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A piece of an exact text with its masks.
 *
 * @param text the exact text
 * @param masks its masks, in order and apart; places are those in the piece
 */
public record TextPiece(String text, List<Mask> masks) {

  /** Copies the masks. */
  public TextPiece {
    masks = List.copyOf(masks);
  }

  /** A piece without masks. */
  public static TextPiece plain(String given) {
    return new TextPiece(Lines.normal(given), List.of());
  }

  /**
   * The same lines written in another way, or more than once: each value keeps its mask. A value of
   * several lines is found by the first and the last of them.
   */
  public TextPiece rewritten(String given) {
    String other = Lines.normal(given);
    List<Mask> found = new ArrayList<>();
    int from = 0;
    boolean goesOn = true;
    while (goesOn) {
      int before = found.size();
      for (Mask mask : masks) {
        Optional<Span> span = find(mask.span().in(text), other, from);
        if (span.isPresent()) {
          found.add(new Mask(span.get(), mask.shown()));
          from = span.get().end();
        }
      }
      goesOn = found.size() > before;
    }
    return new TextPiece(other, found);
  }

  private static Optional<Span> find(String value, String other, int from) {
    String first = value.lines().findFirst().orElse("").strip();
    String last = value.lines().reduce("", (before, line) -> line).strip();
    int start = first.isEmpty() ? -1 : other.indexOf(first, from);
    int end =
        start < 0
            ? -1
            : other.indexOf(last, value.lines().count() > 1 ? start + first.length() : start);
    return end < 0 ? Optional.empty() : Optional.of(new Span(start, end + last.length()));
  }

  /** What is seen of it. */
  public String shown() {
    return Mask.in(text, masks);
  }
}
