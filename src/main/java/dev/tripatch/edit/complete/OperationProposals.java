package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.edit.complete.CaretPlace.Shape;
import dev.tripatch.edit.complete.PointerTarget.NamedItem;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The members of a JSON Patch's operations and their values; paths are those of live. */
final class OperationProposals {

  private static final List<String> MEMBERS = List.of("op", "path", "value", "from");

  private static final Set<String> POINTERS = Set.of("path", "from");

  private final Facts facts;
  private final CaretPlace place;
  private final TypedText typed;
  private final List<Suggestion> all = new ArrayList<>();

  OperationProposals(Facts facts, CaretPlace place, TypedText typed) {
    this.facts = facts;
    this.place = place;
    this.typed = typed;
  }

  List<Suggestion> all() {
    List<Level> way = place.way();
    if (way.isEmpty() && place.shape() == Shape.KEY_OR_DASH) {
      add("- op: ", Kind.ITEM, CompletionWording.OPERATION.text());
      all.addAll(new AddedItems(facts, place).all());
    } else if (way.size() == 1 && place.shape() != Shape.VALUE) {
      members();
    } else if (way.size() == 2 && way.get(0) instanceof Level.Element operation) {
      values(way.get(1) instanceof Level.Field(String name) ? name : "", operation);
    }
    return all;
  }

  private void members() {
    for (String member : MEMBERS) {
      if (!place.present().contains(member)) {
        add(place.layout().scalar(member), Kind.FIELD, CompletionWording.OPERATION.text());
      }
    }
  }

  private void values(String member, Level.Element operation) {
    switch (member) {
      case "op" -> operations();
      case "path" -> pointers(operation, true);
      case "from" -> pointers(operation, false);
      case "value" -> value(operation.scalars());
      default -> {}
    }
  }

  private void operations() {
    add("add", Kind.VALUE, CompletionWording.OPERATION_ADD.text());
    add("remove", Kind.VALUE, CompletionWording.OPERATION_REMOVE.text());
    add("replace", Kind.VALUE, CompletionWording.OPERATION_REPLACE.text());
    add("move", Kind.VALUE, CompletionWording.OPERATION_MOVE.text());
    add("copy", Kind.VALUE, CompletionWording.OPERATION_COPY.text());
    add("test", Kind.VALUE, CompletionWording.OPERATION_TEST.text());
  }

  private void pointers(Level.Element operation, boolean isTarget) {
    all.addAll(new PointerProposals(facts, place, typed, operation).all(isTarget));
  }

  /** Whether a pointer is written: those that fit are not only those that begin the same. */
  static boolean isPointer(CaretPlace place) {
    return place.shape() == Shape.VALUE
        && place.way().size() == 2
        && place.way().getLast() instanceof Level.Field(String name)
        && POINTERS.contains(name);
  }

  private void value(Map<String, String> operation) {
    Optional.ofNullable(operation.get("path"))
        .flatMap(JsonPointer::parse)
        .flatMap(pointer -> facts.live().flatMap(live -> LivePointer.at(live, pointer)))
        .filter(Scalar.class::isInstance)
        .ifPresent(live -> add(Written.yaml(live), Kind.VALUE, CompletionWording.LIVE_HAS.text()));
  }

  private void add(String text, Kind kind, String detail) {
    if (Written.fitsLine(text)) {
      all.add(new Suggestion(label(text), kind, detail, text, place.replaces()));
    }
  }

  private static String label(String text) {
    String plain = text.strip();
    return plain.endsWith(":") ? plain.substring(0, plain.length() - 1) : plain;
  }

  /** What a pointer of a JSON Patch leads to in live. */
  private static final class LivePointer {

    private LivePointer() {}

    /** The value at a pointer; empty if there is nothing. */
    static Optional<Value> at(Value from, JsonPointer pointer) {
      Optional<Value> at = Optional.of(from);
      for (String token : pointer.tokens()) {
        at = at.flatMap(value -> child(value, token));
      }
      return at;
    }

    /** The value one token below another. */
    static Optional<Value> child(Value value, String token) {
      return switch (value) {
        case MapValue map -> map.find(token);
        case ListValue list ->
            token.matches("[0-9]{1,6}") && Integer.parseInt(token) < list.size()
                ? Optional.of(list.get(Integer.parseInt(token)))
                : Optional.empty();
        case Scalar ignored -> Optional.empty();
      };
    }
  }

  /** Operations of a JSON Patch that add an item to be filled in to a list that live has. */
  static final class AddedItems {

    private static final int MOST = 40;
    private static final String AT_END = "-";

    private final Facts facts;
    private final CaretPlace place;
    private final List<Suggestion> all = new ArrayList<>();

    AddedItems(Facts facts, CaretPlace place) {
      this.facts = facts;
      this.place = place;
    }

    List<Suggestion> all() {
      visit(PointerTarget.root(facts));
      return all;
    }

    private void visit(PointerTarget at) {
      for (String key : at.spot().liveMap().keys()) {
        PointerTarget below = at.key(key);
        Value value = at.spot().liveMap().find(key).orElseThrow();
        if (value instanceof MapValue) {
          visit(below);
        } else if (value instanceof ListValue list
            && below.spot().items().orElse(null) instanceof ObjectSchema item) {
          templates(key, below, item);
          for (int i = 0; i < list.size() && all.size() < MOST; i++) {
            visit(below.item(i));
          }
        }
      }
    }

    private void templates(String list, PointerTarget at, ObjectSchema type) {
      for (ItemTemplate template : ItemTemplate.of(list, type)) {
        if (template != ItemTemplate.MOUNTED_VOLUME) {
          MapValue operation =
              MapValue.builder()
                  .put("op", new StringValue("add"))
                  .put("path", new StringValue(at.pointer().then(AT_END).toString()))
                  .put("value", template.item(type, at.spot().rule().flatMap(FieldRule::mergeKey)))
                  .build();
          String text = Written.yaml(operation).replace("\n", "\n  ");
          String indent = "\n" + " ".repeat(place.layout().column());
          all.add(
              new Suggestion(
                      label(template, at),
                      Kind.TEMPLATE,
                      at.pointer().then(AT_END).toString(),
                      "- " + text.replace("\n", indent),
                      place.replaces())
                  .filledIn(text));
        }
      }
    }

    private static String label(ItemTemplate template, PointerTarget at) {
      return at.items().isEmpty()
          ? template.label()
          : CompletionWording.TEMPLATE_IN.text(
              "template", template.label(), "item", name(at.items().getLast()));
    }

    private static String name(NamedItem item) {
      return Written.plain(item.name());
    }
  }
}
