package dev.tripatch.edit.complete;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.place.CaretPlace;
import dev.tripatch.edit.complete.place.CaretPlace.Shape;
import dev.tripatch.edit.complete.place.FlowFinder.Unquoted;
import dev.tripatch.edit.complete.place.Level;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.StringValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The field that a key or value at the caret is about, or that a pointer there leads to. */
record FieldAtCaret(Facts facts, Writing writing, CaretPlace place, String text) {

  /** What there is to know of it; empty if no schema declares it. */
  Optional<String> about() {
    return writing == Writing.OPERATIONS ? ofPointer() : of(wayToField());
  }

  private List<Level> wayToField() {
    List<Level> way = new ArrayList<>(place.way());
    if (place.shape() != Shape.VALUE) {
      way.add(new Level.Field(written()));
    }
    return way;
  }

  private String written() {
    Span all = place.replaces();
    return Unquoted.of(all.in(text));
  }

  private Optional<String> ofPointer() {
    return OperationProposals.isPointer(place)
        ? TypedPointer.read(written(), facts)
            .flatMap(TypedPointer::whole)
            .map(PointerTarget::way)
            .flatMap(this::of)
        : Optional.empty();
  }

  private Optional<String> of(List<Level> way) {
    List<CaretSpot> spots = CaretSpot.along(way, facts);
    if (way.isEmpty() || !(way.getLast() instanceof Level.Field(String name))) {
      return Optional.empty();
    }
    FieldHelp help = spots.get(spots.size() - 2).help(name);
    return help.isEmpty() ? Optional.empty() : Optional.of(help.below(path(way, spots).toString()));
  }

  private static FieldPath path(List<Level> way, List<CaretSpot> spots) {
    FieldPath path = FieldPath.root();
    for (int i = 0; i < way.size(); i++) {
      path =
          switch (way.get(i)) {
            case Level.Field(String name) -> path.key(name);
            case Level.Element element -> item(path, element, spots.get(i).mergeKey());
          };
    }
    return path;
  }

  private static FieldPath item(FieldPath list, Level.Element item, Optional<String> mergeKey) {
    String key = mergeKey.orElse("");
    String value = item.scalars().get(key);
    return value == null ? list.index(item.index()) : list.item(key, new StringValue(value));
  }
}
