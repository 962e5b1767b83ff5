package dev.tripatch.show.pane;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.DocumentFields;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Paints the documents that people gave. */
public final class InputPainter {
  private final Role pane;
  private final SourceDocument document;
  private final DocumentFields fields;

  /** A pane with a document, whose fields are named so. */
  public InputPainter(SourceDocument document, PathNaming naming) {
    this.pane = naming.text();
    this.document = document;
    this.fields = new DocumentFields(document, naming);
  }

  /** The document with what happens to its fields. */
  public PaneText paint(List<FieldOutcome> outcomes, List<Diagnostic> further) {
    Paint paint = new Paint(document);
    paint.nameConflicts(outcomes);
    for (FieldOutcome field : outcomes) {
      Marks.of(field)
          .filter(mark -> !mark.isKept() && isShown(field, mark))
          .ifPresent(mark -> tint(field, mark, paint));
    }
    List<Diagnostic> diagnostics = new ArrayList<>(document.diagnostics());
    diagnostics.addAll(further);
    return paint.pane(pane, fields, Set.of(), diagnostics);
  }

  private boolean isShown(FieldOutcome field, Mark mark) {
    boolean isAdded = mark.isAdded();
    boolean isDead = field.reason() == Reason.ALREADY_GONE;
    return field.values().of(pane) != null
        && switch (pane) {
          case LAST_APPLIED -> !isAdded && !mark.isLost();
          case LOCAL -> true;
          case LIVE -> !isDead && !mark.isLost();
          case PATCH, RESULT -> false;
        };
  }

  private void tint(FieldOutcome field, Mark mark, Paint paint) {
    List<FieldOutcome> parts = mark.isLost() ? fields.partsInside(field.path()) : List.of();
    parts.stream().filter(part -> part.outcome().isLost()).forEach(part -> lose(part, paint));
    if (!parts.isEmpty()) {
      return;
    }
    fields
        .place(field.path())
        .ifPresent(
            place -> {
              boolean isKeyOnly = mark.isReordered() && place.keySpan().isPresent();
              if (isKeyOnly) {
                paint.tint(place.keySpan().get(), mark, field.path());
              } else {
                new FieldTint(paint, document.text(), fields).tint(field, mark, place);
              }
            });
  }

  private void lose(FieldOutcome part, Paint paint) {
    fields
        .place(part.path())
        .ifPresent(place -> paint.strike(place.span(), Mark.LOST, part.path()));
  }

  /** Where a field is, for messages about it. */
  public Optional<Diagnostic> about(Refusal refusal) {
    return fields
        .place(refusal.path())
        .map(
            place ->
                new Diagnostic(
                    Diagnostic.Severity.WARNING,
                    place.keySpan().orElse(place.span()),
                    refusal.cause(),
                    refusal.remedy()));
  }
}
