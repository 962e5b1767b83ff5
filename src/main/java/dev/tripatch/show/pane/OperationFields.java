package dev.tripatch.show.pane;

import dev.tripatch.document.Part;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.engine.explain.composed.PlacedOperation;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.PathNaming;
import java.util.List;
import java.util.Optional;

/** The fields that the operations of a JSON Patch mean. */
final class OperationFields implements FieldIndex {
  private static final String VALUE = "value";
  private static final PathNaming PLAIN = new PathNaming(SchemaType.Primitive.UNDECLARED);

  private final Places places;
  private final List<PlacedOperation> operations;

  /** Fields of a document, which lists these operations. */
  public OperationFields(SourceDocument document, List<PlacedOperation> operations) {
    this.places = Places.of(document);
    this.operations = operations;
  }

  @Override
  public Optional<FieldPath> fieldAt(int offset) {
    List<Part> parts = places.at(offset);
    if (parts.isEmpty()
        || !(parts.getFirst() instanceof Part.OfList item)
        || item.index() >= operations.size()) {
      return Optional.empty();
    }
    TypedPath place = operations.get(item.index()).place();
    boolean isInValue =
        parts.size() > 1
            && parts.get(1) instanceof Part.OfMap member
            && member.entry().key().equals(VALUE);
    List<Part> inside = isInValue ? parts.subList(2, parts.size()) : List.of();
    return Optional.of(PLAIN.name(place, inside));
  }

  @Override
  public Optional<Span> spanOf(FieldPath path) {
    return spanOfOperations(path).or(() -> spanInValue(path));
  }

  /** The value that the first operation about a field writes, or where the field is in it. */
  @Override
  public Optional<Span> valueOf(FieldPath path) {
    for (int i = 0; i < operations.size(); i++) {
      Optional<Place> found =
          operations.get(i).place().path().equals(path) ? member(i, VALUE) : inValue(i, path);
      if (found.isPresent()) {
        return found.map(Place::valueSpan);
      }
    }
    return Optional.empty();
  }

  /** The first operations, one after the other, that are about a field or its parts. */
  private Optional<Span> spanOfOperations(FieldPath path) {
    int first = 0;
    while (first < operations.size() && !isAbout(first, path)) {
      first++;
    }
    int end = first;
    while (end < operations.size() && isAbout(end, path)) {
      end++;
    }
    if (first == end) {
      return Optional.empty();
    }
    int last = end - 1;
    return place(FieldPath.root().index(first))
        .flatMap(from -> place(FieldPath.root().index(last)).map(to -> from.span().to(to.span())));
  }

  private boolean isAbout(int operation, FieldPath path) {
    return operations.get(operation).place().path().startsWith(path);
  }

  private Optional<Span> spanInValue(FieldPath path) {
    for (int i = 0; i < operations.size(); i++) {
      Optional<Span> found = inValue(i, path).map(Place::span);
      if (found.isPresent()) {
        return found;
      }
    }
    return listAround(path);
  }

  /** What is left around a field in the operation that writes a list whole. */
  private Optional<Span> listAround(FieldPath path) {
    for (int i = 0; i < operations.size(); i++) {
      FieldPath written = operations.get(i).place().path();
      if (path.startsWith(written) && writesList(i)) {
        return around(i, path.parent().orElseThrow()).map(Place::span);
      }
    }
    return Optional.empty();
  }

  private boolean writesList(int operation) {
    return member(operation, VALUE)
        .filter(place -> place.node().value() instanceof ListValue)
        .isPresent();
  }

  private Optional<Place> around(int operation, FieldPath path) {
    if (path.length() <= operations.get(operation).place().path().length()) {
      return place(FieldPath.root().index(operation));
    }
    return inValue(operation, path).or(() -> around(operation, path.parent().orElseThrow()));
  }

  /** Where a field is inside the value that an operation writes. */
  Optional<Place> inValue(int operation, FieldPath path) {
    FieldPath written = operations.get(operation).place().path();
    if (path.length() <= written.length() || !path.startsWith(written)) {
      return Optional.empty();
    }
    List<PathStep> inside = path.steps().subList(written.length(), path.length());
    return place(FieldPath.root().index(operation).key(VALUE).then(inside));
  }

  /** Where a member of an operation is. */
  Optional<Place> member(int operation, String name) {
    return place(FieldPath.root().index(operation).key(name));
  }

  private Optional<Place> place(FieldPath path) {
    return places.locate(path);
  }
}
