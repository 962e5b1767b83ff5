package dev.tripatch.cluster.apply.merge;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

/**
 * The order in which the server lists fields and items (structured-merge-diff, {@code
 * PathElement.Compare} and {@code value.Compare}): fields, then items by keys, by value, by place.
 */
final class PathOrder implements Comparator<PathElement> {

  @Override
  public int compare(PathElement left, PathElement right) {
    return switch (left) {
      case PathElement.Field one when right instanceof PathElement.Field other ->
          GoText.compare(one.name(), other.name());
      case PathElement.Keys one when right instanceof PathElement.Keys other ->
          maps(one.keys(), other.keys());
      case PathElement.Member one when right instanceof PathElement.Member other ->
          values(one.value(), other.value());
      case PathElement.Place one when right instanceof PathElement.Place other ->
          Integer.compare(one.index(), other.index());
      case PathElement ignored -> Integer.compare(rank(left), rank(right));
    };
  }

  private static int rank(PathElement element) {
    return switch (element) {
      case PathElement.Field ignored -> 0;
      case PathElement.Keys ignored -> 1;
      case PathElement.Member ignored -> 2;
      case PathElement.Place ignored -> 3;
    };
  }

  private static int values(Value left, Value right) {
    return switch (left) {
      case StringValue one when right instanceof StringValue other ->
          GoText.compare(one.text(), other.text());
      case IntegerValue one when right instanceof IntegerValue other ->
          Long.compare(one.number(), other.number());
      case BoolValue one when right instanceof BoolValue other ->
          Boolean.compare(one.truth(), other.truth());
      case ListValue one when right instanceof ListValue other -> lists(one, other);
      case MapValue one when right instanceof MapValue other -> maps(one, other);
      case Value ignored when isNumber(left) && isNumber(right) ->
          Double.compare(number(left), number(right));
      case Value ignored -> Integer.compare(rank(left), rank(right));
    };
  }

  private static boolean isNumber(Value value) {
    return rank(value) == 0;
  }

  private static double number(Value value) {
    return switch (value) {
      case IntegerValue integer -> integer.number();
      case BigIntegerValue big -> big.number().doubleValue();
      case FloatValue real -> real.number();
      case Value ignored -> 0;
    };
  }

  private static int rank(Value value) {
    return switch (value) {
      case IntegerValue ignored -> 0;
      case BigIntegerValue ignored -> 0;
      case FloatValue ignored -> 0;
      case StringValue ignored -> 1;
      case BoolValue ignored -> 2;
      case ListValue ignored -> 3;
      case MapValue ignored -> 4;
      case NullValue ignored -> 5;
    };
  }

  private static int lists(ListValue left, ListValue right) {
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      int order = values(left.get(i), right.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.size(), right.size());
  }

  /** Key by key, in the order of the keys. */
  private static int maps(MapValue left, MapValue right) {
    Iterator<Map.Entry<String, Value>> others = sorted(right);
    for (Iterator<Map.Entry<String, Value>> mine = sorted(left); mine.hasNext(); ) {
      if (!others.hasNext()) {
        return 1;
      }
      int order = entries(mine.next(), others.next());
      if (order != 0) {
        return order;
      }
    }
    return others.hasNext() ? -1 : 0;
  }

  private static int entries(Map.Entry<String, Value> left, Map.Entry<String, Value> right) {
    int order = GoText.compare(left.getKey(), right.getKey());
    return order == 0 ? values(left.getValue(), right.getValue()) : order;
  }

  private static Iterator<Map.Entry<String, Value>> sorted(MapValue map) {
    return new TreeMap<>(map.entries()).entrySet().iterator();
  }
}
