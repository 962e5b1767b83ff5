package dev.tripatch.ui.panes;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.FieldOrder;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.VisibleLines;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds the changed fields that two panes have in view; what is decided needs no link. */
record FieldLinks(
    ComparisonView view,
    PaneText leftText,
    VisibleLines left,
    PaneText rightText,
    VisibleLines right,
    Predicate<FieldPath> isDecided) {

  /** The fields with their places; only what is in view is looked at. */
  List<FieldLink> inView() {
    Map<FieldPath, Mark> fields = new LinkedHashMap<>();
    addMarks(leftText, left, fields);
    addMarks(rightText, right, fields);
    List<FieldLink> links = new ArrayList<>();
    fields.forEach((path, mark) -> link(path, mark).ifPresent(links::add));
    return links;
  }

  private void addMarks(PaneText text, VisibleLines lines, Map<FieldPath, Mark> fields) {
    VisibleLines.Range seen = lines.range();
    for (LineMark mark : text.gutter()) {
      // Whether a field is decided takes longer to say, and there may be thousands out of view.
      if (seen.has(mark.line() - 1) && !mark.mark().isKept() && !isDecided.test(mark.path())) {
        fields.putIfAbsent(mark.path(), mark.mark());
      }
    }
  }

  private Optional<FieldLink> link(FieldPath path, Mark mark) {
    return stretch(path, leftText, left)
        .flatMap(
            from -> stretch(path, rightText, right).map(to -> new FieldLink(path, mark, from, to)));
  }

  private Optional<VisibleLines.Stretch> stretch(
      FieldPath path, PaneText text, VisibleLines lines) {
    return new FieldOrder(view)
        .placeOf(path, text)
        .flatMap(
            place ->
                switch (place) {
                  case FieldPlace.Here here -> stretch(here.span(), text.lines(), lines);
                  case FieldPlace.Between between -> lines.between(between.line() - 1);
                });
  }

  private static Optional<VisibleLines.Stretch> stretch(
      Span span, Lines lines, VisibleLines visible) {
    int first = lines.lineOf(span.start()) - 1;
    int last = lines.lastLineOf(span) - 1;
    return visible.inView(first, last);
  }

  /**
   * A changed field that two panes have in view.
   *
   * @param path the field
   * @param mark what happens to it
   * @param left where it is in the left pane; as high as nothing where it would be
   * @param right the same in the right pane
   */
  record FieldLink(
      FieldPath path, Mark mark, VisibleLines.Stretch left, VisibleLines.Stretch right) {}
}
