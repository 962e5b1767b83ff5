package dev.tripatch.hazard;

import dev.tripatch.hazard.Field.KeyedList;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An item with a new merge key and the name of another item of live's: it reads like a change of
 * that one, and both stay. A server wants the names to differ.
 */
record SameName(Slips slips) {
  private static final String NAME = "name";

  /** The items whose merge key is another field than their name, which must be theirs alone. */
  private static final Set<String> NAMED = Set.of("ContainerPort", "ServicePort");

  void check(KeyedList list) {
    boolean isNamed =
        list.rule().type().items() instanceof ObjectSchema item
            && NAMED.stream().anyMatch(item.name()::endsWith);
    if (!isNamed || list.mergeKey().equals(NAME)) {
      return;
    }
    for (Value value : list.items().items()) {
      if (value instanceof MapValue item
          && item.get(list.mergeKey()) instanceof Scalar key
          && item.get(NAME) instanceof Scalar name) {
        other(slips.live(), list, key, name)
            .filter(old -> other(slips.result(), list, key, name).filter(old::equals).isPresent())
            .ifPresent(old -> tell(list, key, name, old));
      }
    }
  }

  /** The key of the other item that has the name. */
  private static Optional<Scalar> other(MapValue object, KeyedList list, Scalar key, Scalar name) {
    return ListValue.itemsOf(Counted.valueAt(object, list.path()).orElse(null)).stream()
        .filter(
            each ->
                name.equals(MapValue.in(each, NAME))
                    && !key.equals(MapValue.in(each, list.mergeKey())))
        .findFirst()
        .flatMap(each -> Optional.ofNullable(MapValue.in(each, list.mergeKey())))
        .filter(Scalar.class::isInstance)
        .map(Scalar.class::cast);
  }

  /** A server names the later of the two. */
  private String second(KeyedList list, FieldPath some, FieldPath other) {
    return Stream.of(some, other)
        .map(each -> Counted.counted(each, slips.result()))
        .max(Comparator.comparingInt(each -> index(each, list)))
        .orElseThrow()
        .toString();
  }

  private static int index(FieldPath item, KeyedList list) {
    return item.steps().get(list.path().length()) instanceof PathStep.IndexItem(int index)
        ? index
        : -1;
  }

  private void tell(KeyedList list, Scalar key, Scalar name, Scalar old) {
    FieldPath item = list.path().item(list.mergeKey(), key);
    slips.add(
        item.key(list.mergeKey()),
        new Finding(
            HazardKind.DUPLICATE_NAME,
            HazardWording.SAME_NAME.text(
                "list",
                list.path(),
                "key",
                list.mergeKey(),
                "name",
                Show.value(name),
                "old",
                Show.value(old),
                "new",
                Show.value(key)),
            HazardWording.DELETE_OTHER.text("key", list.mergeKey(), "old", Show.value(old)),
            Optional.of(
                second(list, item, list.path().item(list.mergeKey(), old))
                    + ".name: Duplicate value: "
                    + Show.value(name))));
  }
}
