package dev.tripatch.decide;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Values that fulfil a row's conditions, taken from the other documents where they have one.
 *
 * @param before what the documents have at the field
 */
record Samples(FieldValues before) {

  /**
   * What a document can get so that it fulfils a condition, the likeliest first; an empty optional
   * takes the field out.
   *
   * @param now what the documents have with the changes made so far
   */
  List<Optional<Value>> of(Condition condition, Role role, FieldValues now) {
    return switch (condition) {
      case ANY -> List.of();
      case ABSENT -> List.of(Optional.empty());
      case NULL -> List.of(Optional.of(NullValue.NULL));
      case EMPTY_LIST -> List.of(Optional.of(ListValue.EMPTY));
      case PRESENT, VALUE -> present(some(role));
      case AS_LOCAL, TYPE_OF_LOCAL -> present(Stream.ofNullable(now.local()));
      case OTHER_THAN_LOCAL -> present(others(now.local()));
      case OTHER_TYPE -> List.of(Optional.of(otherType(now.local())));
      case AS_LAST_APPLIED -> present(Stream.ofNullable(now.lastApplied()));
      case OTHER_THAN_LAST_APPLIED ->
          present(now.lastApplied() == null ? some(role) : others(now.lastApplied()));
    };
  }

  private static List<Optional<Value>> present(Stream<Value> values) {
    return values.distinct().map(Optional::of).toList();
  }

  /** What the other documents have, and one more. */
  private Stream<Value> some(Role role) {
    List<Value> had = new ArrayList<>();
    List<Value> own = new ArrayList<>();
    for (Role each : List.of(Role.LOCAL, Role.LIVE, Role.LAST_APPLIED)) {
      Value value = before.of(each);
      if (value != null && value != NullValue.NULL) {
        (each == role ? own : had).add(value);
      }
    }
    return Stream.of(had.stream(), had.stream().map(Variation::of), own.stream())
        .flatMap(values -> values);
  }

  /** Another value: one that some document has, or a made one. */
  private Stream<Value> others(@Nullable Value value) {
    if (value == null) {
      return Stream.empty();
    }
    Stream<Value> had =
        Stream.of(before.live(), before.lastApplied(), before.local())
            .filter(Objects::nonNull)
            .filter(other -> other.getClass() == value.getClass() && !other.equals(value));
    return Stream.concat(had, Stream.of(Variation.of(value)));
  }

  private static Value otherType(@Nullable Value value) {
    return value instanceof MapValue || value instanceof ListValue
        ? new StringValue("other")
        : MapValue.EMPTY;
  }
}
