package dev.tripatch.decide;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  /** Makes another value of the same type, as like it as can be. */
  static final class Variation {

    private static final Pattern LAST_DIGIT = Pattern.compile("[0-9](?=[^0-9]*$)");

    private Variation() {}

    static Value of(Value value) {
      return switch (value) {
        case StringValue(String text, _) -> new StringValue(otherText(text));
        case IntegerValue(long number) -> new IntegerValue(number == 0 ? 1 : number - 1);
        case FloatValue(double number) -> new FloatValue(otherFraction(number));
        case BigIntegerValue _, NullValue _ -> new StringValue("other");
        case BoolValue(boolean truth) -> BoolValue.of(!truth);
        case ListValue list -> otherList(list);
        case MapValue map -> otherMap(map);
      };
    }

    /** {@code nginx:1.25} becomes {@code nginx:1.26}; a text without a number gets one. */
    private static String otherText(String text) {
      Matcher digit = LAST_DIGIT.matcher(text);
      return digit.find()
          ? digit.replaceFirst(String.valueOf((text.charAt(digit.start()) - '0' + 1) % 10))
          : text + "-2";
    }

    /** Never a whole number, which YAML would not keep a float. */
    private static double otherFraction(double number) {
      double whole = Math.floor(number);
      return whole + (number - whole == 0.75 ? 0.5 : 0.75);
    }

    /** Without its last item; a list of one item has another one. */
    private static ListValue otherList(ListValue list) {
      List<Value> items = new ArrayList<>(list.items());
      Value last = items.isEmpty() ? new StringValue("other") : items.removeLast();
      if (items.isEmpty()) {
        items.add(list.isEmpty() ? last : of(last));
      }
      return new ListValue(items);
    }

    /** With another value in its first field. */
    private static MapValue otherMap(MapValue map) {
      return map.entries().entrySet().stream()
          .findFirst()
          .map(
              (Map.Entry<String, Value> first) ->
                  map.toBuilder().put(first.getKey(), of(first.getValue())))
          .orElseGet(() -> MapValue.builder().put("other", new StringValue("value")))
          .build();
    }
  }
}
