package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ItemSteps;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The fields of one object, found by the server's paths: their values, and their names as all of
 * Tripatch writes them (by merge key or place). Remembers what was asked; for one thread.
 */
public final class Located {

  private final Map<ServerPath, Spot> spots = new HashMap<>();
  private final Map<ServerPath, ListIndex> indices = new HashMap<>();
  private final Map<ServerPath, Set<PathElement>> twins = new HashMap<>();

  /**
   * A place.
   *
   * @param value what is there; empty if nothing
   * @param type its type
   * @param name its name; where there is nothing, the nearest to it
   */
  private record Spot(Optional<Value> value, TypeView type, FieldPath name) {}

  /**
   * The items of a list.
   *
   * @param places where they are, by the server's names; the first of those with one name
   * @param names Tripatch's names
   */
  private record ListIndex(Map<PathElement, Integer> places, List<PathStep> names) {}

  /** The fields of an object of this type. */
  public Located(Value object, TypeView view) {
    spots.put(ServerPath.ROOT, new Spot(Optional.of(object), view, FieldPath.root()));
  }

  /** The value in a place; empty if nothing is there. */
  public Optional<Value> at(ServerPath path) {
    return spot(path).value();
  }

  /** Whether something is in a place, null included. */
  public boolean has(ServerPath path) {
    return at(path).isPresent();
  }

  /** The place as Tripatch writes it; the nearest to it if nothing is there. */
  public FieldPath name(ServerPath path) {
    return spot(path).name();
  }

  /** The type of a place, whether something is there or not. */
  public TypeView type(ServerPath path) {
    return spot(path).type();
  }

  /** Whether it is in one of several items of the same name, which are one field together. */
  public boolean isAmongTwins(ServerPath path) {
    return path.parent().filter(holder -> isTwin(holder, path) || isAmongTwins(holder)).isPresent();
  }

  private boolean isTwin(ServerPath holder, ServerPath path) {
    Set<PathElement> known = twins.get(holder);
    if (known == null) {
      known =
          at(holder).orElse(null) instanceof ListValue list
              ? Items.twins(Items.of(list, type(holder)))
              : Set.of();
      twins.put(holder, known);
    }
    return path.last().filter(known::contains).isPresent();
  }

  private Spot spot(ServerPath path) {
    Spot known = spots.get(path);
    if (known != null) {
      return known;
    }
    ServerPath holder = path.parent().orElseThrow();
    PathElement element = path.last().orElseThrow();
    Spot spot =
        element instanceof PathElement.Field field
            ? field(spot(holder), field)
            : item(spot(holder), holder, element);
    spots.put(path, spot);
    return spot;
  }

  private static Spot field(Spot holder, PathElement.Field field) {
    Optional<Value> value =
        holder.value().flatMap(in -> in instanceof MapValue map ? map.find(field.name()) : none());
    return new Spot(value, holder.type().at(field), holder.name().key(field.name()));
  }

  private Spot item(Spot holder, ServerPath path, PathElement element) {
    TypeView type = holder.type().at(element);
    ListIndex items = indices.computeIfAbsent(path, _ -> index(holder));
    Integer index = items.places().get(element);
    if (index == null || !(holder.value().orElse(null) instanceof ListValue list)) {
      return new Spot(none(), type, holder.name().then(withoutItem(element)));
    }
    FieldPath name = holder.name().then(items.names().get(index));
    return new Spot(Optional.of(list.get(index)), type, name);
  }

  private static Optional<Value> none() {
    return Optional.empty();
  }

  private static ListIndex index(Spot holder) {
    if (!(holder.value().orElse(null) instanceof ListValue list)) {
      return new ListIndex(Map.of(), List.of());
    }
    Map<PathElement, Integer> places = new HashMap<>();
    List<Items.Item> items = Items.of(list, holder.type());
    for (int i = 0; i < items.size(); i++) {
      places.putIfAbsent(items.get(i).element(), i);
    }
    return new ListIndex(places, ItemSteps.of(list, holder.type().rule()));
  }

  private static PathStep withoutItem(PathElement element) {
    return switch (element) {
      case PathElement.Field field -> new PathStep.Key(field.name());
      case PathElement.Place place -> new PathStep.IndexItem(place.index());
      case PathElement.Member member when member.value() instanceof Scalar value ->
          new PathStep.SetItem(value, 0);
      case PathElement.Member ignored -> new PathStep.IndexItem(0);
      case PathElement.Keys keys -> {
        Map.Entry<String, Value> first = keys.keys().entries().entrySet().iterator().next();
        yield first.getValue() instanceof Scalar value
            ? new PathStep.KeyedItem(first.getKey(), value, 0)
            : new PathStep.IndexItem(0);
      }
    };
  }
}
