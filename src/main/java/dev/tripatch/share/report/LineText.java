package dev.tripatch.share.report;

import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.Mark;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A line of a pane.
 *
 * @param number the line's number in the document; 0 for a line that is no longer in it
 * @param mark the glyph in the gutter
 * @param pieces the text, without its line break
 * @param note the remark after it; empty if there is none
 */
public record LineText(int number, Optional<LineMark> mark, List<Piece> pieces, String note) {

  /**
   * A part of the line.
   *
   * @param text its characters
   * @param mark how it is tinted; empty if it is not
   * @param isGone whether the result lacks it
   */
  public record Piece(String text, Optional<Mark> mark, boolean isGone) {}

  /** The whole text. */
  public String text() {
    return pieces.stream().map(Piece::text).collect(Collectors.joining());
  }

  /** Whether it is no longer in the document. */
  public boolean isGone() {
    return number == 0;
  }

  /** The number and the glyph, in columns; a minus is the number of a line that is gone. */
  String gutter(int width) {
    String count = isGone() ? "−" : String.valueOf(number);
    return " ".repeat(Math.max(0, width - count.length()))
        + count
        + " "
        + mark.map(each -> each.mark().glyph()).orElse(" ");
  }
}
