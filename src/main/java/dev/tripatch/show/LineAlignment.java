package dev.tripatch.show;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.PaneText;
import java.util.Optional;

/**
 * Which line of one pane is next to which line of another: the one that shows the same field, or
 * the place where the field would be. Lines are counted from 1.
 *
 * @param order how the panes write their fields
 */
public record LineAlignment(FieldOrder order) {

  /**
   * The line of a text that is next to a line of another text.
   *
   * @return empty if the line belongs to no field, or the text has nothing to hold that field
   */
  public Optional<Integer> lineIn(PaneText from, int line, PaneText to) {
    return fieldAt(from, line)
        .flatMap(field -> lineOf(field, line - lineOf(field, from).orElse(line), to));
  }

  /** The line of a field in a text, or of the place where it would be. */
  public Optional<Integer> lineOf(FieldPath field, PaneText text) {
    return lineOf(field, 0, text);
  }

  /**
   * The line of a text that shows the same part of the same field as a line of another text.
   *
   * @return empty if the text does not have the field, or has less of it
   */
  public static Optional<Integer> sameLineIn(PaneText from, int line, PaneText to) {
    Optional<FieldPath> field = fieldAt(from, line);
    Optional<Span> there = field.flatMap(to.fields()::spanOf);
    Optional<Integer> within =
        field.flatMap(from.fields()::spanOf).map(here -> line - first(here, from.lines()));
    return there.flatMap(
        span ->
            within
                .map(lines -> first(span, to.lines()) + lines)
                .filter(same -> same <= to.lines().lastLineOf(span)));
  }

  /** A comment or an empty line belongs to the field before it. */
  private static Optional<FieldPath> fieldAt(PaneText text, int line) {
    for (int at = Math.min(line, text.lines().count()); at > 0; at--) {
      Optional<FieldPath> field = text.fields().fieldAt(text.lines().startOf(at));
      if (field.isPresent()) {
        return field;
      }
    }
    return Optional.empty();
  }

  private Optional<Integer> lineOf(FieldPath field, int within, PaneText text) {
    return order.placeOf(field, text).map(place -> line(place, within, text.lines()));
  }

  private static int line(FieldPlace place, int within, Lines lines) {
    return switch (place) {
      case FieldPlace.Here here ->
          Math.min(first(here.span(), lines) + within, lines.lastLineOf(here.span()));
      case FieldPlace.Between between -> Math.min(between.line(), lines.count());
    };
  }

  private static int first(Span span, Lines lines) {
    return lines.lineOf(span.start());
  }
}
