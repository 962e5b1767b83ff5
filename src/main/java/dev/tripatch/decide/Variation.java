package dev.tripatch.decide;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes another value of the same type, as like it as can be. */
final class Variation {

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
