package dev.tripatch.show.pane;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.PaneText;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Paints a JSON Patch: the path and the value of each operation with the mark of the field that it
 * means. Tests stay as they are: they change nothing.
 */
public final class OperationsPainter {
  private static final List<String> ABOUT_THE_FIELD = List.of("from", "path");

  private final List<PlacedOperation> operations;
  private final OperationFields fields;
  private final Paint paint;

  /** A pane of a document, which lists these operations. */
  public OperationsPainter(SourceDocument document, List<PlacedOperation> operations) {
    this.operations = operations;
    this.fields = new OperationFields(document, operations);
    this.paint = new Paint(document);
  }

  /** The operations with what they do. Call it once. */
  public PaneText paint(Explanation explanation) {
    paint.nameConflicts(explanation.all());
    for (int i = 0; i < operations.size(); i++) {
      if (!(operations.get(i).operation() instanceof Operation.Test)) {
        paint(i, explanation.at(operations.get(i).place().path()));
      }
    }
    return paint.pane(Role.PATCH, fields, Set.of());
  }

  private void paint(int index, FieldOutcome field) {
    FieldPath path = operations.get(index).place().path();
    boolean hasParts = field.path().equals(path) && !field.isWhole() && paintParts(index, field);
    Optional<Mark> own = ownMark(operations.get(index), field);
    if (own.isEmpty() && hasParts) {
      return;
    }
    Mark mark = own.orElseGet(() -> usual(operations.get(index).operation()));
    ABOUT_THE_FIELD.forEach(name -> tint(index, name, mark, path));
    if (!hasParts) {
      tint(index, "value", mark, path);
    }
  }

  private void tint(int index, String member, Mark mark, FieldPath path) {
    fields.member(index, member).ifPresent(place -> paint.tint(place.span(), mark, path));
  }

  private static Optional<Mark> ownMark(PlacedOperation placed, FieldOutcome field) {
    if (placed.reorders()) {
      return Optional.of(Mark.REORDERED);
    }
    boolean isOwn = field.isWhole() || field.path().equals(placed.place().path());
    return isOwn ? Marks.of(field).filter(mark -> !mark.isKept()) : Optional.empty();
  }

  /** The mark of an operation on a field that nothing else is said of. */
  private static Mark usual(Operation operation) {
    return switch (operation) {
      case Operation.Add _, Operation.Copy _ -> Mark.ADDED;
      case Operation.Remove ignored -> Mark.DELETED;
      case Operation.Move ignored -> Mark.REORDERED;
      case Operation.Replace ignored -> Mark.CHANGED;
      case Operation.Test ignored -> Mark.KEPT;
    };
  }

  /** Tints what happens inside the value; says whether anything does. */
  private boolean paintParts(int index, FieldOutcome field) {
    boolean isPainted = false;
    for (FieldOutcome part : field.parts()) {
      Optional<Mark> mark = Marks.of(part).filter(each -> !each.isKept());
      if (part.isWhole() && mark.isPresent()) {
        isPainted |= paintPart(index, part.path(), mark.get());
      } else {
        isPainted |= paintParts(index, part);
      }
    }
    return isPainted;
  }

  private boolean paintPart(int index, FieldPath path, Mark mark) {
    return fields
        .inValue(index, path)
        .map(
            place -> {
              paint.tint(place.span(), mark, path);
              return true;
            })
        .orElse(false);
  }
}
