package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.edit.complete.PointerTarget.NamedItem;
import dev.tripatch.edit.complete.Suggestion.Addition;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Where a pointer of a JSON Patch may lead: one step further than what is typed of it. */
final class PointerProposals {

  /** More than anybody reads. */
  private static final int MOST = 200;

  private static final int LONGEST_EXCERPT = 40;
  private static final String NEXT_ITEM = "-";

  private final Facts facts;
  private final CaretPlace place;
  private final TypedText typed;
  private final Level.Element operation;
  private final String op;
  private final List<Suggestion> all = new ArrayList<>();

  PointerProposals(Facts facts, CaretPlace place, TypedText typed, Level.Element operation) {
    this.facts = facts;
    this.place = place;
    this.typed = typed;
    this.operation = operation;
    this.op = operation.scalars().getOrDefault("op", "");
  }

  /** Those for {@code path}, or for {@code from}, which must be there. */
  List<Suggestion> all(boolean isTarget) {
    TypedPointer.read(place.typed(), facts)
        .ifPresent(
            pointer -> {
              if (pointer.holder().isList()) {
                items(pointer, isTarget && !Set.of("remove", "replace", "test").contains(op));
              } else {
                keys(pointer, isTarget && op.equals("add"));
              }
            });
    return all;
  }

  private void items(TypedPointer pointer, boolean mayAdd) {
    PointerTarget list = pointer.holder();
    List<Value> items = list.spot().liveItems();
    for (int i = 0; i < items.size() && all.size() < MOST; i++) {
      if (pointer.fits(i, items.get(i))) {
        Optional<String> name = list.nameOf(items.get(i));
        String label = name.map(it -> " · " + it).map(("" + i)::concat).orElse("" + i);
        add(list.item(i), label, name.isPresent() ? "" : excerpt(items.get(i)), name.isPresent());
      }
    }
    if (mayAdd && NEXT_ITEM.startsWith(pointer.last())) {
      suggest(
          list.pointer().then(NEXT_ITEM),
          NEXT_ITEM,
          CompletionWording.BEHIND_LAST.text(),
          FieldHelp.NONE);
    }
  }

  private void keys(TypedPointer pointer, boolean mayAdd) {
    PointerTarget map = pointer.holder();
    Set<String> names = new LinkedHashSet<>(map.spot().liveMap().keys());
    if (mayAdd) {
      map.spot().struct().ifPresent(schema -> names.addAll(schema.fieldNames()));
    }
    String begun = pointer.last().toLowerCase(Locale.ROOT);
    List<String> fitting =
        names.stream().filter(name -> name.toLowerCase(Locale.ROOT).contains(begun)).toList();
    for (boolean isFirst : List.of(true, false)) {
      fitting.stream()
          .filter(name -> name.toLowerCase(Locale.ROOT).startsWith(begun) == isFirst)
          .forEach(name -> key(map, name, name.equals(pointer.last())));
    }
    boolean isNew = mayAdd && map.isMapOfPlainValues() && !names.contains(pointer.last());
    if (isNew && pointer.last().matches(".*[/~].*")) {
      suggest(
          map.pointer().then(pointer.last()),
          pointer.last(),
          CompletionWording.ESCAPED_KEY.text(),
          FieldHelp.NONE);
    }
  }

  private void key(PointerTarget map, String name, boolean isWhole) {
    Optional<Value> live = map.spot().liveMap().find(name);
    String item =
        map.items().isEmpty()
            ? ""
            : CompletionWording.IN_ITEM.text("item", Written.plain(map.items().getLast().name()));
    String detail =
        List.of(live.map(PointerProposals::excerpt).orElse(""), item).stream()
            .filter(words -> !words.isEmpty())
            .collect(Collectors.joining(" · "));
    add(map.key(name), name, detail, isWhole);
  }

  private void add(PointerTarget target, String label, String detail, boolean isGuarded) {
    FieldHelp help =
        target.way().getLast() instanceof Level.Field(String name)
            ? helpFor(target, name)
            : FieldHelp.NONE;
    suggest(target.pointer(), label, detail, help);
    List<Addition> tests = isGuarded ? tests(target.items()) : List.of();
    if (!tests.isEmpty()) {
      String guarded = CompletionWording.GUARDED.text("target", label);
      String name = Written.plain(target.items().getLast().name());
      String words = CompletionWording.GUARDED_BY.text("item", name);
      all.add(
          new Suggestion(
                  guarded, Kind.VALUE, words, written(target.pointer()), place.replaces(), help)
              .with(tests));
    }
  }

  private FieldHelp helpFor(PointerTarget target, String name) {
    List<CaretSpot> spots = CaretSpot.along(target.way(), facts);
    return spots.get(spots.size() - 2).help(name);
  }

  private void suggest(JsonPointer pointer, String label, String detail, FieldHelp help) {
    if (Written.fitsLine(pointer.toString())) {
      all.add(new Suggestion(label, Kind.VALUE, detail, written(pointer), place.replaces(), help));
    }
  }

  private static String written(JsonPointer pointer) {
    return Written.yaml(new StringValue(pointer.toString()));
  }

  /** Operations that refuse the patch if another item is there by now; none if they are there. */
  private List<Addition> tests(List<NamedItem> items) {
    List<Value> present =
        typed.at(List.of()).orElse(null) instanceof ListValue list ? list.items() : List.of();
    return items.stream()
        .map(PointerProposals::test)
        .filter(test -> !present.contains(test))
        .map(test -> new Addition(operation.start(), item(test)))
        .toList();
  }

  private static String item(MapValue test) {
    return "- " + Written.yaml(test).replace("\n", "\n  ");
  }

  private static MapValue test(NamedItem item) {
    return MapValue.builder()
        .put("op", new StringValue("test"))
        .put("path", new StringValue(item.pointer().toString()))
        .put("value", item.name())
        .build();
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
