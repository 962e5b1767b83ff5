package dev.tripatch.show.pane;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.PaneText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** One pane in a step: a text in which places are marked. */
final class StepPane {
  private final Role role;
  private final SourceDocument document;
  private final FieldIndex fields;
  private final Paint paint;
  private final Set<Integer> goneLines;

  private StepPane(Role role, SourceDocument document, Set<Integer> goneLines, FieldIndex fields) {
    this.role = role;
    this.document = document;
    this.goneLines = goneLines;
    this.fields = fields;
    this.paint = new Paint(document);
  }

  /** A text in which only what is gone is marked: it is struck through. */
  static StepPane of(Role role, YamlWriter.WithGone shown, FieldIndex fields) {
    StepPane pane = new StepPane(role, shown.document(), shown.lines(), fields);
    for (Span span : shown.gone()) {
      fields.fieldAt(span.start()).ifPresent(field -> pane.paint.strike(span, Mark.DELETED, field));
    }
    return pane;
  }

  /** A pane's own text with nothing marked. */
  static StepPane of(PaneText pane, FieldIndex fields) {
    return new StepPane(
        pane.pane(),
        new SourceDocument(
            "", pane.text(), pane.format(), pane.lines(), Optional.empty(), List.of()),
        Set.of(),
        fields);
  }

  /** Marks a field; where the text lacks it, the key of the nearest one that would hold it. */
  void mark(FieldPath field, Mark mark) {
    tint(field, mark, span -> span);
  }

  /** Marks a field's first line only, or that of what would hold it. */
  void head(FieldPath field, Mark mark) {
    tint(field, mark, this::firstLine);
  }

  private void tint(FieldPath field, Mark mark, UnaryOperator<Span> part) {
    Optional<Span> span = fields.spanOf(field);
    if (span.isPresent()) {
      paint.tint(part.apply(span.get()), mark, field);
    } else {
      field.parent().filter(holder -> !holder.isRoot()).ifPresent(holder -> head(holder, mark));
    }
  }

  /** Marks the first lines of a field and of all that it directly holds: their order counts. */
  void order(FieldPath field, Mark mark) {
    head(field, mark);
    fields.partsOf(field).forEach(part -> head(part, mark));
  }

  /** Says something after a field's first line. */
  void note(FieldPath field, String words) {
    fields.spanOf(field).ifPresent(span -> paint.note(span.start(), words, field));
  }

  private Span firstLine(Span span) {
    int end = document.lines().endOf(document.lines().lineOf(span.start()));
    return new Span(span.start(), Math.min(span.end(), end));
  }

  PaneText text() {
    return paint.pane(role, fields, goneLines);
  }
}
