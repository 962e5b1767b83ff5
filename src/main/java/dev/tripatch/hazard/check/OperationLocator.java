package dev.tripatch.hazard.check;

import dev.tripatch.document.Place;
import dev.tripatch.document.Span;
import dev.tripatch.engine.patch.JsonPatch;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.engine.patch.Operation;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The fields that the operations of a JSON Patch mention, and where in its text they do. */
public final class OperationLocator implements FieldFaults.Locator {
  private static final FieldPath ROOT = FieldPath.root();

  private final Text text;
  private final List<Target> targets = new ArrayList<>();

  /**
   * Where an operation writes.
   *
   * @param field the field, with the value that is written; null where none is
   * @param holders the maps on the way, each with the one entry that leads on
   */
  public record Target(Field field, List<Field> holders) {}

  /** The fields of a patch that can be read, for an object of a type. */
  public OperationLocator(Text text, JsonPatch patch, MapValue object, SchemaType type) {
    this.text = text;
    // What writes no value of its own has a null here: it fits every type.
    for (Operation operation : patch.operations()) {
      targets.add(
          new Way(object, type, !needsField(operation))
              .to(operation.path(), operation.written().orElse(NullValue.NULL)));
    }
  }

  /**
   * Without the field such an operation is refused, and that says enough of its name; a server
   * takes replace for add.
   */
  private static boolean needsField(Operation operation) {
    return switch (operation) {
      case Operation.Remove _, Operation.Test _ -> true;
      case Operation.Add _, Operation.Replace _, Operation.Move _, Operation.Copy _ -> false;
    };
  }

  /** Each operation's target. */
  public List<Target> targets() {
    return targets;
  }

  @Override
  public Optional<Span> name(FieldPath path) {
    return inValue(path)
        .filter(none -> targets.stream().noneMatch(target -> target.field().path().equals(path)))
        .map(place -> place.keySpan().orElse(place.span()))
        .or(() -> pointer(path));
  }

  @Override
  public Optional<Span> value(FieldPath path) {
    return inValue(path).map(Text::token).or(() -> pointer(path));
  }

  /** Whether a value of the patch has a field. */
  boolean writes(FieldPath path) {
    return inValue(path).isPresent();
  }

  private Optional<Place> inValue(FieldPath path) {
    for (int i = 0; i < targets.size(); i++) {
      FieldPath target = targets.get(i).field().path();
      if (path.startsWith(target)) {
        List<PathStep> inside = path.steps().subList(target.length(), path.length());
        FieldPath at = ROOT.index(i).key("value").then(inside);
        Optional<Place> found = text.places().locate(at);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** The pointer of the first operation that leads through a field, or is nearest to it. */
  private Optional<Span> pointer(FieldPath path) {
    for (FieldPath at = path; !at.isRoot(); at = at.parent().orElse(ROOT)) {
      for (int i = 0; i < targets.size(); i++) {
        if (targets.get(i).field().path().startsWith(at)) {
          return text.places().locate(ROOT.index(i).key("path")).map(Place::valueSpan);
        }
      }
    }
    return Optional.empty();
  }

  /** The way of a pointer through an object and its type. */
  private static final class Way {
    private final List<Field> holders = new ArrayList<>();
    private final boolean writes;
    private Optional<Value> value;
    private TypedPath at;

    Way(MapValue object, SchemaType type, boolean writes) {
      this.writes = writes;
      this.value = Optional.of(object);
      this.at = TypedPath.root(type);
    }

    Target to(JsonPointer pointer, Value written) {
      int left = pointer.tokens().size();
      for (String token : pointer.tokens()) {
        left--;
        PathStep step = step(token);
        if (at.type().hasFields() && writes) {
          holders.add(Field.at(at, MapValue.of(token, left == 0 ? written : NullValue.NULL)));
        }
        value = value.flatMap(holder -> Counted.valueAt(holder, ROOT.then(step)));
        at = at.then(step);
      }
      return new Target(Field.at(at, written), List.copyOf(holders));
    }

    private PathStep step(String token) {
      boolean isIndex = token.equals("-") || token.matches("[0-9]{1,9}");
      if (!isIndex || !(at.type() instanceof SchemaType.ListOf || isList())) {
        return new PathStep.Key(token);
      }
      ListValue list = isList() ? (ListValue) value.orElseThrow() : ListValue.EMPTY;
      int index = token.equals("-") ? list.size() : Integer.parseInt(token);
      return index < list.size() ? at.step(list, index) : new PathStep.IndexItem(index);
    }

    private boolean isList() {
      return value.filter(ListValue.class::isInstance).isPresent();
    }
  }
}
