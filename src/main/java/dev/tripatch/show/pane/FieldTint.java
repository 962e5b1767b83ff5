package dev.tripatch.show.pane;

import dev.tripatch.document.Node;
import dev.tripatch.document.Place;
import dev.tripatch.document.Span;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Paint;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tints fields, and more strongly what differs inside a value that changes as a whole. What the
 * result lacks is struck through everywhere but in the patch, whose own text stays.
 *
 * @param pane which pane
 * @param paint where to
 * @param text the text of the pane
 */
record FieldTint(Role pane, Paint paint, String text) {

  /**
   * Tints a field.
   *
   * @param other the value to compare its own with; null for none
   */
  void tint(FieldOutcome field, Mark mark, Place place, @Nullable Value other) {
    if (pane != Role.PATCH && field.values().result() == null) {
      paint.strike(place.span(), mark, field.path());
      return;
    }
    inside(field, mark, place.node(), other)
        .ifPresentOrElse(
            spans -> paint.tint(place.span(), mark, field.path(), spans),
            () -> paint.tint(place.span(), mark, field.path()));
  }

  private Optional<List<Span>> inside(
      FieldOutcome field, Mark mark, Node node, @Nullable Value other) {
    boolean changes = mark.isOverwritten();
    return other != null && changes && field.isWhole()
        ? InnerDifference.of(text, node, other)
        : Optional.empty();
  }
}
