package dev.tripatch.show.pane;

import dev.tripatch.document.Node;
import dev.tripatch.document.Place;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.DocumentFields;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Paints a patch that has the shape of the object: each part with the outcome that it carries,
 * directives included.
 */
public final class PatchPainter {
  private final SourceDocument document;
  private final PatchFormat format;
  private final DocumentFields fields;
  private final Paint paint;

  /** A pane for a patch in this format. */
  public PatchPainter(SourceDocument document, PathNaming naming, PatchFormat format) {
    this.document = document;
    this.format = format;
    this.fields = new DocumentFields(document, naming);
    this.paint = new Paint(document);
  }

  /** The patch with what its parts do. Call it once. */
  public PaneText paint(List<FieldOutcome> outcomes) {
    paint.nameConflicts(outcomes);
    outcomes.forEach(this::paint);
    return paint.pane(
        Role.PATCH, format == PatchFormat.MERGE ? new WrittenFields(fields) : fields, Set.of());
  }

  private void paint(FieldOutcome field) {
    if (field.patchEntry() instanceof PatchEntry.MapParts map && map.retainKeys().isPresent()) {
      retainKeys(field);
    }
    if (field.patchEntry() instanceof PatchEntry.ListParts) {
      lists(field);
    }
    marker(field);
    Optional<Mark> mark = Marks.of(field).filter(this::isSaidHere);
    mark.ifPresent(said -> fields.place(field.path()).ifPresent(place -> tint(field, said, place)));
  }

  /** What retainKeys clears is nowhere in a strategic patch; a JSON merge patch deletes it. */
  private boolean isSaidHere(Mark mark) {
    return !mark.isKept() && (!mark.isCleared() || format == PatchFormat.MERGE);
  }

  private void tint(FieldOutcome field, Mark mark, Place place) {
    if (field.isWhole()) {
      new FieldTint(paint, document.text(), fields).tint(field, mark, place);
    } else if (format == PatchFormat.MERGE) {
      paint.tint(place.keySpan().orElse(place.span()), mark, field.path());
    }
  }

  /** The directive has the mark of what it clears. */
  private void retainKeys(FieldOutcome map) {
    map.parts().stream()
        .filter(part -> part.outcome().isCleared())
        .findFirst()
        .ifPresent(
            part ->
                fields
                    .place(map.path().key(Directives.RETAIN_KEYS))
                    .ifPresent(place -> paint.tint(place.span(), Mark.CLEARED, part.path())));
  }

  /** {@code $patch} in a map or in an item of a list, which directs the whole. */
  private void marker(FieldOutcome field) {
    boolean isEmptied = field.reason() == Reason.MAP_EMPTIED;
    boolean isDirected = isEmptied || field.reason() == Reason.REPLACE_DIRECTIVE;
    if (isDirected && !field.outcome().isSame()) {
      Mark mark = isEmptied ? Mark.DELETED : Mark.CHANGED;
      markers(field)
          .flatMap(holder -> fields.place(holder.key(Directives.PATCH)).stream())
          .forEach(place -> paint.tint(place.span(), mark, field.path()));
    }
  }

  private static Stream<FieldPath> markers(FieldOutcome field) {
    return field.values().patch() instanceof ListValue items
        ? IntStream.range(0, items.size()).mapToObj(field.path()::index)
        : Stream.of(field.path());
  }

  private void lists(FieldOutcome list) {
    String key = list.path().last().map(step -> ((PathStep.Key) step).name()).orElse("");
    FieldPath holder = list.path().parent().orElseThrow();
    fields
        .place(holder.key(Directives.deletionKey(key)))
        .filter(_ -> list.parts().stream().anyMatch(part -> part.outcome().isDeleted()))
        .ifPresent(place -> paint.tint(place.span(), Mark.DELETED, list.path()));
    if (list.outcome().isReordered()) {
      Optional<Place> order = fields.place(holder.key(Directives.orderKey(key)));
      order.flatMap(Place::keySpan).ifPresent(span -> tintOrder(span, order.get(), list));
    }
  }

  private void tintOrder(Span key, Place order, FieldOutcome list) {
    paint.tint(key, Mark.REORDERED, list.path());
    if (order.node() instanceof Node.ListNode items) {
      items.items().forEach(item -> paint.tint(item.node().span(), Mark.REORDERED, list.path()));
    }
  }

  /**
   * The fields of a JSON merge patch. It writes lists whole, so that what it leaves out of a list
   * is found in what is left.
   *
   * @param fields the fields of its text
   */
  private record WrittenFields(DocumentFields fields) implements FieldIndex {

    @Override
    public Optional<FieldPath> fieldAt(int offset) {
      return fields.fieldAt(offset);
    }

    @Override
    public Optional<Span> spanOf(FieldPath path) {
      return fields.spanOf(path).or(() -> around(path).map(Place::span));
    }

    @Override
    public Optional<Span> valueOf(FieldPath path) {
      return fields.valueOf(path);
    }

    @Override
    public List<FieldPath> partsOf(FieldPath path) {
      return fields.partsOf(path);
    }

    /** What a field would be part of, if that is in a list or a list itself. */
    private Optional<Place> around(FieldPath path) {
      return path.parent()
          .flatMap(holder -> fields.place(holder).isPresent() ? list(holder) : around(holder));
    }

    private Optional<Place> list(FieldPath path) {
      boolean isInList = path.steps().stream().anyMatch(step -> !(step instanceof PathStep.Key));
      return fields
          .place(path)
          .filter(place -> isInList || place.node().value() instanceof ListValue);
    }
  }
}
