package dev.tripatch.engine.patch;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CodePointOrder;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.GoNumbers;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.TreeMap;

/**
 * Values as Go's {@code fmt} prints them with {@code %v}. Kubernetes sorts list items by this text
 * and puts it into its error messages.
 */
public final class GoText {

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

  /** The Go type that Kubernetes' JSON reader gives the value; {@code %!s(<nil>)} for null. */
  public static String typeName(Value value) {
    return switch (value) {
      case StringValue ignored -> "string";
      case IntegerValue ignored -> "int64";
      case BoolValue ignored -> "bool";
      case FloatValue ignored -> "float64";
      case BigIntegerValue ignored -> "float64";
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
