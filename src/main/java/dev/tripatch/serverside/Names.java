package dev.tripatch.serverside;

import dev.tripatch.ownership.LiveItems;
import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Names the server's fields as all of Tripatch does: by merge key or place. */
final class Names {

  private Names() {}

  /** The name that a field has in an object; where the object lacks it, the nearest to it. */
  static FieldPath in(Value object, ServerPath path, TypeView view) {
    FieldPath name = FieldPath.root();
    Optional<Value> at = Optional.of(object);
    TypeView type = view;
    for (PathElement element : path.elements()) {
      if (element instanceof PathElement.Field field) {
        name = name.key(field.name());
        at =
            at.flatMap(
                in -> in instanceof MapValue map ? map.find(field.name()) : Optional.empty());
      } else {
        TypeView list = type;
        Optional<Integer> index = at.flatMap(in -> index(element, in, list));
        name = name.then(step(element, index, at, list));
        at = at.flatMap(in -> index.map(i -> ((ListValue) in).get(i)));
      }
      type = type.at(element);
    }
    return name;
  }

  private static Optional<Integer> index(PathElement element, Value in, TypeView view) {
    if (!(in instanceof ListValue list)) {
      return Optional.empty();
    }
    List<PathElement> names = Items.of(list, view).stream().map(Items.Item::element).toList();
    return Optional.of(names.indexOf(element)).filter(index -> index >= 0);
  }

  private static Step step(
      PathElement element, Optional<Integer> index, Optional<Value> in, TypeView view) {
    return in.flatMap(list -> index.map(i -> LiveItems.step((ListValue) list, i, view.rule())))
        .orElseGet(() -> withoutItem(element));
  }

  private static Step withoutItem(PathElement element) {
    return switch (element) {
      case PathElement.Field field -> new Step.Key(field.name());
      case PathElement.Place place -> new Step.IndexItem(place.index());
      case PathElement.Member member when member.value() instanceof Scalar value ->
          new Step.SetItem(value, 0);
      case PathElement.Member ignored -> new Step.IndexItem(0);
      case PathElement.Keys keys -> {
        Map.Entry<String, Value> first = keys.keys().entries().entrySet().iterator().next();
        yield first.getValue() instanceof Scalar value
            ? new Step.KeyedItem(first.getKey(), value, 0)
            : new Step.IndexItem(0);
      }
    };
  }
}
