package dev.tripatch.edit.fix;

import dev.tripatch.document.Places;
import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.edit.fix.OperationFixes.At;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** What can be done about slips, each so that the text does what was meant. */
record SlipFixes(FixText text, FoundFixes fixes) {
  private static final String NAME = "name";
  private static final Set<HazardKind> LOSSES =
      Set.of(HazardKind.LIST_DROPS_ITEMS, HazardKind.DROPS_FIELDS, HazardKind.ADD_REPLACES);
  private static final Set<HazardKind> REFUSED_CHANGES =
      Set.of(HazardKind.STATUS_IGNORED, HazardKind.IMMUTABLE_FIELD, HazardKind.OTHER_OBJECT);

  /** In a text that has the form of the object. */
  void look(Hazard hazard) {
    FieldPath path = hazard.path();
    switch (hazard.kind()) {
      case EMPTY_VALUE_DELETES -> {
        fixes.remove(FixWording.LEAVE_AS_IS.text("path", path), path);
        fixes.set(FixWording.WRITE_EMPTY.text(), path, empty(path));
        fixes.write(FixWording.WRITE_NULL.text(), hole(path), " null");
      }
      case LIST_DROPS_ITEMS, DROPS_FIELDS -> kept(path);
      case STAYS_IN_DATA ->
          fixes.set(
              FixWording.DELETE_IN_DATA.text(),
              FieldPath.of("data").then(path.last().orElseThrow()),
              NullValue.NULL);
      case DUPLICATE_NAME -> other(path);
      case STATUS_IGNORED -> fixes.remove(FixWording.LEAVE_OUT.text("path", path), path);
      case IMMUTABLE_FIELD -> livesValue(path);
      default -> {}
    }
  }

  private Value empty(FieldPath path) {
    return text.live(path) instanceof ListValue ? ListValue.EMPTY : MapValue.EMPTY;
  }

  private Span hole(FieldPath path) {
    return Places.of(text.document())
        .locate(path)
        .map(place -> new Span(place.valueSpan().end(), place.valueSpan().end()))
        .orElseGet(() -> new Span(0, 0));
  }

  /** Without what deletes it, or with what live has. */
  private void kept(FieldPath path) {
    merged(path);
    fixes.remove(
        FixWording.TAKE_OUT.text("name", Directives.RETAIN_KEYS), path.key(Directives.RETAIN_KEYS));
    TypedPath field = TypedPath.of(text.schema().declaredType(), path);
    fixes.set(
        FixWording.COMPLETE_LIST.text(),
        path,
        WithLive.of(text.written(path), text.live(path), field));
  }

  /** Without a directive that replaces a map or a list, here or around it. */
  private void merged(FieldPath path) {
    Value written = text.written(path);
    if (written instanceof ListValue list) {
      int marker = list.items().indexOf(MapValue.of(Directives.PATCH, Directives.REPLACE));
      if (marker >= 0) {
        fixes.remove(FixWording.TAKE_OUT_DIRECTIVE.text(), path.index(marker));
      }
    } else if (written instanceof MapValue map
        && Directives.REPLACE.equals(map.get(Directives.PATCH))) {
      fixes.remove(FixWording.TAKE_OUT_DIRECTIVE.text(), path.key(Directives.PATCH));
    }
    path.parent().ifPresent(this::merged);
  }

  /** Deletes the other item that has the name. */
  private void other(FieldPath key) {
    FieldPath item = key.parent().orElseThrow();
    FieldPath list = item.parent().orElseThrow();
    if (item.last().orElseThrow() instanceof PathStep.KeyedItem(String field, Scalar own, int _)
        && text.written(item) instanceof MapValue now
        && text.written(list) instanceof ListValue items
        && text.live(list) instanceof ListValue live) {
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

  /** Of an item that live lacks, the whole item is left out. */
  private void livesValue(FieldPath path) {
    FieldPath holder = path.parent().orElse(path);
    boolean isNew =
        holder.last().orElse(null) instanceof PathStep.KeyedItem(String key, _, _)
            && path.equals(holder.key(key))
            && text.live(holder) == NullValue.NULL;
    Value live = text.live(path);
    if (text.writing() == Writing.OBJECT && live != NullValue.NULL) {
      fixes.set(FixWording.LIVES_VALUE.text(), path, live);
    } else {
      FieldPath left = isNew ? holder : path;
      fixes.remove(FixWording.LEAVE_AS_IS.text("path", left), left);
    }
  }

  /** In an operation. */
  void look(At at, Value before) {
    List<HazardKind> found =
        text.hazards().stream()
            .filter(each -> each.span().filter(at.node().span()::contains).isPresent())
            .map(Hazard::kind)
            .toList();
    if (!Collections.disjoint(found, LOSSES)) {
      JsonPointer.parse(at.text("path"))
          .filter(it -> !it.isRoot())
          .ifPresent(it -> over(at, it, PointerWalk.of(it, before, text.schema().type())));
    }
    if (!Collections.disjoint(found, REFUSED_CHANGES)) {
      fixes.remove(FixWording.LEAVE_OPERATION_OUT.text(), at.path());
    }
  }

  /** What is there is added to, not replaced; or nothing is written over it. */
  private void over(At at, JsonPointer pointer, PointerWalk walk) {
    Value value = at.node().value().find("value").orElse(NullValue.NULL);
    if (!walk.isThere()) {
      return;
    }
    if (at.text("op").equals("add")) {
      add(at, pointer, walk, value);
    }
    TypedPath field = TypedPath.root(text.schema().declaredType());
    for (String token : pointer.tokens()) {
      boolean isList = field.type() instanceof SchemaType.ListOf;
      field = isList ? field.then(new PathStep.IndexItem(0)) : field.key(token);
    }
    fixes.set(
        FixWording.COMPLETE_LIST.text(),
        at.path().key("value"),
        WithLive.of(value, walk.value(), field));
    if (value instanceof Scalar) {
      fixes.remove(FixWording.LEAVE_AS_IS.text("path", pointer), at.path());
    }
  }

  private void add(At at, JsonPointer pointer, PointerWalk walk, Value value) {
    if (walk.value() instanceof ListValue there && !there.isEmpty()) {
      List<Value> items = value instanceof ListValue list ? list.items() : List.of(value);
      replace(
          at,
          FixWording.ADD_TO_LIST.text(),
          items.stream()
              .filter(item -> !there.items().contains(item))
              .map(item -> operation(pointer.then("-"), item))
              .toList());
    } else if (walk.value() instanceof MapValue there
        && !there.isEmpty()
        && value instanceof MapValue map) {
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
    if (!operations.isEmpty()) {
      fixes.set(title, FieldPath.root(), new ListValue(all));
    }
  }
}
