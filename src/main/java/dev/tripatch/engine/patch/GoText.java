package dev.tripatch.engine.patch;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson.CodePointOrder;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.GoNumbers;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Values as Go's {@code fmt} prints them with {@code %v}. Kubernetes sorts list items by this text
 * and puts it into its error messages.
 */
public final class GoText {

  /** What can be printed of a number; longer texts are no numbers that anybody wrote. */
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,400}(\\.\\d{1,400})?(e[+-]\\d+)?");

  private static final Pattern INTEGER = Pattern.compile("-?\\d+");

  private GoText() {}

  /** The text of a value: {@code map[name:web ports:[80 443]]}. */
  public static String print(Value value) {
    return switch (value) {
      case StringValue string -> string.text();
      case IntegerValue integer -> Long.toString(integer.number());
      case NullValue ignored -> "<nil>";
      case BoolValue bool -> Boolean.toString(bool.truth());
      case FloatValue real -> GoNumbers.print(real.number());
      case BigIntegerValue big -> big.number().toString();
      case MapValue map -> printMap(map);
      case ListValue list -> printList(list);
    };
  }

  /** All scalars that Go prints as it prints this one: {@code 80} and {@code "80"}. */
  public static List<Scalar> printedLike(Scalar value) {
    String text = print(value);
    List<Scalar> like = new ArrayList<>(List.of(new StringValue(text)));
    if (text.equals(print(NullValue.NULL))) {
      like.add(NullValue.NULL);
    } else if (text.equals("true") || text.equals("false")) {
      like.add(text.equals("true") ? BoolValue.TRUE : BoolValue.FALSE);
    } else if (NUMBER.matcher(text).matches()) {
      numbers(text).filter(number -> print(number).equals(text)).forEach(like::add);
    }
    return like;
  }

  private static Stream<Scalar> numbers(String text) {
    double number = Double.parseDouble(text);
    if (!Double.isFinite(number)) {
      return Stream.empty();
    }
    Scalar real = new FloatValue(number);
    if (!INTEGER.matcher(text).matches()) {
      return Stream.of(real);
    }
    BigInteger whole = new BigInteger(text);
    return Stream.of(
        real,
        whole.bitLength() < Long.SIZE
            ? new IntegerValue(whole.longValue())
            : new BigIntegerValue(whole));
  }

  /** The Go type that Kubernetes' JSON reader gives the value; {@code %!s(<nil>)} for null. */
  public static String typeName(Value value) {
    return switch (value.exact()) {
      case StringValue ignored -> "string";
      case IntegerValue ignored -> "int64";
      case BoolValue ignored -> "bool";
      case FloatValue _, BigIntegerValue _ -> "float64";
      case MapValue ignored -> "map[string]interface {}";
      case ListValue ignored -> "[]interface {}";
      case NullValue ignored -> "%!s(<nil>)";
    };
  }

  /** Compares texts as Go does. */
  public static int compare(String left, String right) {
    return CodePointOrder.compare(left, right);
  }

  private static String printMap(MapValue map) {
    StringBuilder out = new StringBuilder("map[");
    String separator = "";
    for (var entry : new TreeMap<>(map.entries()).entrySet()) {
      out.append(separator).append(entry.getKey()).append(':').append(print(entry.getValue()));
      separator = " ";
    }
    return out.append(']').toString();
  }

  private static String printList(ListValue list) {
    StringBuilder out = new StringBuilder("[");
    String separator = "";
    for (Value item : list.items()) {
      out.append(separator).append(print(item));
      separator = " ";
    }
    return out.append(']').toString();
  }
}
