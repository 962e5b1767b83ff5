package dev.tripatch.show.pane;

import dev.tripatch.document.Place;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.show.paint.DocumentFields;
import dev.tripatch.show.paint.FieldIndex;
import java.util.List;
import java.util.Optional;

/**
 * The fields of a JSON merge patch. It writes lists whole, so that what it leaves out of a list is
 * found in what is left.
 *
 * @param fields the fields of its text
 */
record WrittenFields(DocumentFields fields) implements FieldIndex {

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
