package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.edit.complete.Suggestion.Kind;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The values that may be written for a field. */
final class ValueProposals {

  private final Writing writing;
  private final Facts facts;
  private final CaretPlace place;
  private final List<CaretSpot> spots;
  private final TypedText typed;
  private final FieldHelp help;
  private final List<Suggestion> all = new ArrayList<>();

  ValueProposals(
      Writing writing, Facts facts, CaretPlace place, List<CaretSpot> spots, TypedText typed) {
    this.writing = writing;
    this.facts = facts;
    this.place = place;
    this.spots = spots;
    this.typed = typed;
    this.help = spots.get(spots.size() - 2).help(name());
  }

  List<Suggestion> all() {
    CaretSpot spot = spots.getLast();
    if (spot.role() == CaretSpot.Role.WORD) {
      words();
      return all;
    }
    keysOfItems();
    booleans(spot);
    spot.live().ifPresent(value -> add(value, CompletionWording.LIVE_HAS.text()));
    spot.values().forEach(value -> add(value, CompletionWording.ALLOWED.text()));
    references();
    elsewhere();
    if (writing.isMergedWithLive() && spot.live().isPresent() && !isMergeKey()) {
      add("null", CompletionWording.NULL_DELETES.text());
    }
    return all;
  }

  private void words() {
    CaretSpot map = spots.get(spots.size() - 2);
    boolean isItem = isBehind(Level.Element.class);
    add(
        Directives.REPLACE.text(),
        (isItem ? CompletionWording.PATCH_REPLACE_LIST : CompletionWording.PATCH_REPLACE_MAP)
            .text());
    if (!isItem || map.mergeKey().isPresent()) {
      deletion(isItem, map);
    }
    add(Directives.MERGE.text(), CompletionWording.PATCH_MERGE.text());
  }

  private void deletion(boolean isItem, CaretSpot map) {
    add(
        Directives.DELETE.text(),
        isItem
            ? CompletionWording.PATCH_DELETE_ITEM.text("key", map.mergeKey().orElse("key"))
            : CompletionWording.PATCH_DELETE_MAP.text());
  }

  private String name() {
    return place.way().getLast() instanceof Level.Field(String name) ? name : "";
  }

  /** Whether the map that holds the field is of a kind of level. */
  private boolean isBehind(Class<? extends Level> level) {
    List<Level> way = place.way();
    return way.size() > 1 && level.isInstance(way.get(way.size() - 2));
  }

  private boolean isMergeKey() {
    return isBehind(Level.Element.class)
        && spots.get(spots.size() - 2).mergeKey().filter(name()::equals).isPresent();
  }

  /** The merge keys of live's items, where an item's merge key is written. */
  private void keysOfItems() {
    if (isMergeKey() && spots.size() > 2) {
      CaretSpot list = spots.get(spots.size() - 3);
      List<Level> way = place.way();
      new ListItems(
              list,
              way.subList(0, way.size() - 2),
              Optional.of((Level.Element) way.get(way.size() - 2)),
              typed)
          .all()
          .forEach(item -> add(item.name(), item.words().text()));
    }
  }

  private void booleans(CaretSpot spot) {
    boolean isBoolean =
        spot.type()
            .filter(type -> type instanceof SchemaType.Primitive it && it.name().equals("boolean"))
            .isPresent();
    if (isBoolean) {
      add("true", "boolean");
      add("false", "boolean");
    }
  }

  private void references() {
    spots
        .get(spots.size() - 2)
        .struct()
        .flatMap(owner -> PodReference.of(owner, name()))
        .ifPresent(reference -> reference.values(spots).forEach(it -> add(it, reference.words())));
  }

  /** What live says of the same field of the same type somewhere else. */
  private void elsewhere() {
    if (isMergeKey() || facts.live().isEmpty() || facts.schema().isEmpty()) {
      return;
    }
    ObjectSchema owner = spots.get(spots.size() - 2).struct().orElse(null);
    if (owner != null && owner.field(name()).isPresent()) {
      String words = CompletionWording.LIVE_HAS_ELSEWHERE.text("owner", owner.name());
      SameFields.of(owner, name(), facts).forEach(value -> add(value, words));
    }
  }

  private void add(Value value, String detail) {
    if (value instanceof Scalar scalar) {
      add(Written.yaml(scalar), detail);
    }
  }

  private void add(String text, String detail) {
    if (Written.fitsLine(text)) {
      all.add(new Suggestion(text, Kind.VALUE, detail, text, place.replaces(), help));
    }
  }

  /** What an object says of one field of one type, wherever it has that type. */
  private static final class SameFields {

    private static final int MOST = 20;

    private final String definition;
    private final String name;
    private final Set<Scalar> found = new LinkedHashSet<>();

    private SameFields(String definition, String name) {
      this.definition = definition;
      this.name = name;
    }

    static Set<Scalar> of(ObjectSchema owner, String name, Facts facts) {
      SameFields search = new SameFields(owner.definition(), name);
      facts
          .schema()
          .ifPresent(schema -> facts.live().ifPresent(live -> search.visit(live, schema)));
      return search.found;
    }

    private void visit(Value value, SchemaType type) {
      if (found.size() >= MOST) {
        return;
      }
      switch (value) {
        case MapValue map -> {
          if (type instanceof ObjectSchema schema
              && schema.definition().equals(definition)
              && map.get(name) instanceof Scalar scalar) {
            found.add(scalar);
          }
          map.entries().forEach((key, part) -> visit(part, type.value(key)));
        }
        case ListValue list -> list.items().forEach(item -> visit(item, type.items()));
        case Scalar _ -> {}
      }
    }
  }

  /**
   * A field that must name something else in the same pod, as the API reference of Kubernetes says
   * of the field.
   */
  private enum PodReference {
    VOLUME(CompletionWording.VOLUME_OF_POD, "volumes"),
    CONTAINER(CompletionWording.CONTAINER_OF_POD, "containers"),
    PORT(CompletionWording.PORT_OF_CONTAINER, "ports");

    private final CompletionWording words;
    private final String list;

    PodReference(CompletionWording words, String list) {
      this.words = words;
      this.list = list;
    }

    String words() {
      return words.text();
    }

    /** What a field of a type must name; empty if it names nothing. */
    static Optional<PodReference> of(ObjectSchema owner, String field) {
      return Optional.ofNullable(
          switch (owner.name() + "." + field) {
            case "VolumeMount.name" -> VOLUME;
            case "ResourceFieldSelector.containerName" -> CONTAINER;
            case "HTTPGetAction.port", "TCPSocketAction.port" -> PORT;
            default -> null;
          });
    }

    /** The names that the nearest place on the way has: of the pod, or of the container. */
    List<Value> values(List<CaretSpot> spots) {
      return spots.reversed().stream()
          .map(spot -> spot.liveMap().get(list))
          .filter(ListValue.class::isInstance)
          .findFirst()
          .map(found -> names((ListValue) found))
          .orElse(List.of());
    }

    private static List<Value> names(ListValue items) {
      List<Value> names = new ArrayList<>();
      items.items().stream()
          .flatMap(
              item ->
                  item instanceof MapValue map
                      ? Stream.ofNullable(map.get("name"))
                      : Stream.empty())
          .filter(Scalar.class::isInstance)
          .forEach(names::add);
      return names;
    }
  }
}
