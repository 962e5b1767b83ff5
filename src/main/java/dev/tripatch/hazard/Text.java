package dev.tripatch.hazard;

import dev.tripatch.document.Node;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.patch.JsonPatchRefusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.Optional;

/**
 * A document with an index of its fields.
 *
 * @param document the document; it holds an object
 * @param places where its fields are
 */
public record Text(SourceDocument document, Places places) {

  /** A document, indexed. */
  public static Text of(SourceDocument document) {
    return new Text(document, Places.of(document));
  }

  /** A calculated object, in the text that people see of it. */
  public static Text written(MapValue object) {
    return of(YamlWriter.render("", object));
  }

  /** The object in it as the engine reads it; empty if it holds none. */
  public MapValue decoded() {
    return document.decodedObject().orElse(MapValue.EMPTY);
  }

  /** The object in it, numbers as they are written; empty if it holds none. */
  public MapValue object() {
    return document.object().orElse(MapValue.EMPTY);
  }

  /** The value of a field; empty if the text does not have the field. */
  public Optional<Value> at(FieldPath path) {
    return places.locate(path).map(Place::node).map(Node::value);
  }

  /** The map in a field; empty if the field is not there or holds something else. */
  public Optional<MapValue> mapAt(FieldPath path) {
    return at(path).filter(MapValue.class::isInstance).map(MapValue.class::cast);
  }

  /** Whether the text has a field, null included. */
  public boolean has(FieldPath path) {
    return places.locate(path).isPresent();
  }

  /**
   * Where a field, or the nearest one around it, is to be marked: a scalar with its key, an item
   * whole, and of a map or list the key only. Empty for the root.
   */
  public Optional<Span> spanOf(FieldPath path) {
    FieldPath nearest = nearest(path);
    return nearest.isRoot() ? Optional.empty() : places.locate(nearest).map(Text::mark);
  }

  /** The field itself, or the nearest one around it that the text has. */
  public FieldPath nearest(FieldPath path) {
    return path.upwards().filter(at -> at.isRoot() || has(at)).findFirst().orElseThrow();
  }

  /** Where an operation of a JSON Patch goes wrong: the member that is wrong, or all of it. */
  public Optional<Span> operation(JsonPatchRefusal refusal) {
    if (refusal.operation() < 0) {
      return Optional.empty();
    }
    FieldPath operation = FieldPath.root().index(refusal.operation());
    return places
        .locate(operation.key(refusal.member()))
        .or(() -> places.locate(operation))
        .map(Text::token);
  }

  /** A scalar itself; of a map or list the key, of an item that is one the item. */
  public static Span token(Place place) {
    return place.node() instanceof Node.ScalarNode
        ? place.valueSpan()
        : place.keySpan().orElse(place.span());
  }

  private static Span mark(Place place) {
    boolean isOutside = !place.span().contains(place.valueSpan());
    return place.node() instanceof Node.ScalarNode && !isOutside
        ? place.span()
        : place.keySpan().orElse(place.span());
  }
}
