package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.edit.complete.place.CaretPlace.Shape;
import dev.tripatch.edit.complete.place.CaretPlace;
import dev.tripatch.edit.complete.place.Level;
import dev.tripatch.engine.patch.json.JsonPointer;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The members of a JSON Patch's operations and their values; paths are those of live. */
final class OperationProposals {

  private static final List<String> MEMBERS = List.of("op", "path", "value", "from");

  private static final int LONGEST_EXCERPT = 40;
  private final Facts facts;
  private final CaretPlace place;
  private final List<Suggestion> all = new ArrayList<>();

  OperationProposals(Facts facts, CaretPlace place) {
    this.facts = facts;
    this.place = place;
  }

  List<Suggestion> all() {
    List<Level> way = place.way();
    if (way.isEmpty() && place.shape() == Shape.KEY_OR_DASH) {
      add("- op: ", Kind.ITEM, CompletionWording.OPERATION.text());
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
      case "path" -> pointers(true);
      case "from" -> pointers(false);
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

  /** What is one step below the last whole token that is typed. */
  private void pointers(boolean toAdd) {
    int slash = place.typed().lastIndexOf('/');
    JsonPointer start =
        JsonPointer.parse(slash <= 0 ? "" : place.typed().substring(0, slash))
            .orElse(JsonPointer.ROOT);
    facts
        .live()
        .flatMap(live -> LivePointer.at(live, start))
        .ifPresent(value -> below(start, value, toAdd));
  }

  private void below(JsonPointer start, Value value, boolean toAdd) {
    switch (value) {
      case MapValue map ->
          map.entries().forEach((key, child) -> pointer(start.then(key), excerpt(child)));
      case ListValue list -> {
        for (int i = 0; i < list.size(); i++) {
          pointer(start.then(i), excerpt(list.get(i)));
        }
        if (toAdd) {
          pointer(start.then("-"), CompletionWording.BEHIND_LAST.text());
        }
      }
      case Scalar ignored -> {}
    }
  }

  private void pointer(JsonPointer pointer, String detail) {
    add(pointer.toString(), Kind.VALUE, detail);
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

  /** A value in few words. */
  private static String excerpt(Value value) {
    return switch (value) {
      case MapValue map ->
          map.get("name") instanceof Scalar name ? "name: " + Written.plain(name) : "{…}";
      case ListValue ignored -> "[…]";
      case Scalar scalar -> shortened(Written.yaml(scalar));
    };
  }

  private static String shortened(String text) {
    return Written.fitsLine(text) && text.length() <= LONGEST_EXCERPT ? text : "…";
  }
}
