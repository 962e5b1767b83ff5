package dev.tripatch.edit.fix;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.edit.fix.OperationFixes.At;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.json.JsonPointer;
import dev.tripatch.hazard.Ancestry;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.slip.ItemsByName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be done about slips, each so that the text does what was meant. */
record SlipFixes(FixText text, FoundFixes fixes) {
  private static final String NAME = "name";

  /** In a text that has the form of the object. */
  void look(Hazard hazard) {
    FieldPath path = hazard.path();
    switch (hazard.kind()) {
      case EMPTY_VALUE_DELETES -> {
        fixes.remove(FixWording.LEAVE_AS_IS.text("path", path), path);
        fixes.set(FixWording.WRITE_EMPTY.text(), path, empty(path));
        fixes.write(FixWording.WRITE_NULL.text(), hole(path), " null");
      }
      case LIST_DROPS_ITEMS -> completed(path);
      case DUPLICATE_NAME -> other(path);
      case STATUS_IGNORED -> fixes.remove(FixWording.LEAVE_OUT.text("path", path), path);
      case IMMUTABLE_FIELD -> livesValue(path);
      default -> {}
    }
  }

  private Value empty(FieldPath path) {
    return live(path) instanceof ListValue ? ListValue.EMPTY : MapValue.EMPTY;
  }

  private Span hole(FieldPath path) {
    return Places.of(text.document())
        .locate(path)
        .map(place -> new Span(place.valueSpan().end(), place.valueSpan().end()))
        .orElseGet(() -> new Span(0, 0));
  }

  private Value live(FieldPath path) {
    return text.live().flatMap(object -> Fields.at(object, path)).orElse(NullValue.NULL);
  }

  private Value written(FieldPath path) {
    return Places.of(text.document())
        .locate(path)
        .map(Place::node)
        .map(node -> node.value())
        .orElse(NullValue.NULL);
  }

  private void completed(FieldPath path) {
    Optional<FieldRule> rule = Ancestry.of(text.schema().declaredType(), path).rule();
    if (live(path) instanceof ListValue live && written(path) instanceof ListValue now) {
      ItemsByName.of(rule, live)
          .ifPresent(
              names ->
                  fixes.set(FixWording.COMPLETE_LIST.text(), path, names.completed(now, live)));
    }
  }

  /** Deletes the other item that has the name. */
  private void other(FieldPath key) {
    FieldPath item = key.parent().orElseThrow();
    FieldPath list = item.parent().orElseThrow();
    if (item.last().orElseThrow() instanceof PathStep.KeyedItem(String field, Scalar own, int _)
        && written(item) instanceof MapValue now
        && written(list) instanceof ListValue items
        && live(list) instanceof ListValue live) {
      live.items().stream()
          .filter(MapValue.class::isInstance)
          .map(MapValue.class::cast)
          .filter(each -> now.find(NAME).equals(each.find(NAME)))
          .flatMap(each -> each.find(field).stream())
          .filter(old -> !old.equals(own))
          .forEach(
              old -> {
                List<Value> all = new ArrayList<>(items.items());
                all.add(Directives.deleteItem(field, old));
                fixes.set(
                    FixWording.DELETE_OTHER.text("key", field, "value", ItemFixes.plain(old)),
                    list,
                    new ListValue(all));
              });
    }
  }

  private void livesValue(FieldPath path) {
    Value live = live(path);
    if (text.writing() == Writing.OBJECT && live != NullValue.NULL) {
      fixes.set(FixWording.LIVES_VALUE.text(), path, live);
    } else {
      fixes.remove(FixWording.LEAVE_AS_IS.text("path", path), path);
    }
  }

  /** In an operation. */
  void look(At at, String word, Value before) {
    Optional<JsonPointer> pointer = JsonPointer.parse(at.text("path"));
    if (word.equals("add")) {
      pointer.filter(it -> !it.isRoot()).ifPresent(it -> add(at, it, before));
    }
    boolean isSlip =
        text.hazards().stream().anyMatch(hazard -> isRefusedChange(hazard) && isIn(at, hazard));
    if (isSlip) {
      fixes.remove(FixWording.LEAVE_OPERATION_OUT.text(), at.path());
    }
  }

  private static boolean isRefusedChange(Hazard hazard) {
    return hazard.kind() == HazardKind.STATUS_IGNORED
        || hazard.kind() == HazardKind.OPERATION_SLIP
        || hazard.kind() == HazardKind.IMMUTABLE_FIELD;
  }

  private static boolean isIn(At at, Hazard hazard) {
    return hazard.span().filter(at.node().span()::contains).isPresent();
  }

  /** What is there is added to, not replaced. */
  private void add(At at, JsonPointer pointer, Value before) {
    PointerWalk walk = PointerWalk.of(pointer, before, text.schema().type());
    Optional<Value> value = at.node().value().find("value");
    boolean isMember =
        PointerWalk.of(
                    new JsonPointer(pointer.tokens().subList(0, pointer.tokens().size() - 1)),
                    before,
                    text.schema().type())
                .value()
            instanceof MapValue;
    if (!walk.isThere() || !isMember || value.isEmpty()) {
      return;
    }
    if (walk.value() instanceof ListValue there && !there.isEmpty()) {
      List<Value> items =
          value.get() instanceof ListValue list ? list.items() : List.of(value.get());
      replace(
          at,
          FixWording.ADD_TO_LIST.text(),
          items.stream()
              .filter(item -> !there.items().contains(item))
              .map(item -> operation(pointer.then("-"), item))
              .toList());
    } else if (walk.value() instanceof MapValue there
        && !there.isEmpty()
        && value.get() instanceof MapValue map) {
      replace(
          at,
          FixWording.ADD_EACH_KEY.text(),
          map.entries().entrySet().stream()
              .map(entry -> operation(pointer.then(entry.getKey()), entry.getValue()))
              .toList());
    }
  }

  private static Value operation(JsonPointer path, Value value) {
    return MapValue.builder()
        .put("op", new StringValue("add"))
        .put("path", new StringValue(path.toString()))
        .put("value", value)
        .build();
  }

  private void replace(At at, String title, List<Value> operations) {
    List<Value> all = new ArrayList<>(at.patch().items());
    all.remove(at.index());
    all.addAll(at.index(), operations);
    fixes.set(title, FieldPath.root(), new ListValue(all));
  }
}
