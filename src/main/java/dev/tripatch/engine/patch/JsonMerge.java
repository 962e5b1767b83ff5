package dev.tripatch.engine.patch;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.GoNumbers;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Computes and applies JSON merge patches (RFC 7396). */
public final class JsonMerge {

  private JsonMerge() {}

  /**
   * The patch that turns one object into another; a null that modified has cannot be expressed.
   * Numbers are compared and written as Go's {@code float64}, as kubectl's library does.
   */
  public static MapValue diff(MapValue original, MapValue modified) {
    return difference(FloatNumbers.convert(original), FloatNumbers.convert(modified));
  }

  private static MapValue difference(MapValue original, MapValue modified) {
    return MergeWalk.difference(original, modified, wanted -> wanted);
  }

  /**
   * What such a patch says of one field.
   *
   * @param original the field's value before; null if it has none
   * @return empty if it says nothing
   */
  public static Optional<Value> difference(@Nullable Value original, Value modified) {
    Value wanted = FloatNumbers.convert(modified);
    Value old = original == null ? null : FloatNumbers.convert(original);
    return old instanceof MapValue from && wanted instanceof MapValue to
        ? Optional.ofNullable(unlessEmpty(difference(from, to)))
        : Optional.of(wanted).filter(value -> !value.equals(old));
  }

  /** What an object holds of a patch's value that nothing there can be merged with. */
  public static Value asTaken(Value change) {
    return withoutNulls(change);
  }

  /** A new value as a three-way JSON merge patch carries it: without nulls, with float numbers. */
  public static Value asSent(Value local) {
    Value read = FloatNumbers.convert(local);
    return withoutNulls(read instanceof MapValue map ? changesOf(map) : read);
  }

  /**
   * What an object becomes when the patch is applied to it (RFC 7396, section 2). As the library
   * that kubectl and the server use, and unlike the RFC, it drops null fields also of maps in
   * lists.
   */
  public static MapValue apply(MapValue object, MapValue patch) {
    return apply(object, patch, Trail.NONE);
  }

  /** The same, written down act by act. */
  public static MapValue apply(MapValue object, MapValue patch, Trail trail) {
    return new MergeWalk(trail, JsonMerge::withoutNulls).apply(object, patch, FieldPath.root());
  }

  /** A value that is taken whole: null fields of its maps say that there is no such field. */
  private static Value withoutNulls(Value value) {
    return switch (value) {
      case Scalar scalar -> scalar;
      case ListValue list -> list.mapped(JsonMerge::withoutNulls);
      case MapValue map -> apply(MapValue.EMPTY, map);
    };
  }

  /** Only the parts of a patch that delete. */
  static MapValue deletionsOf(MapValue patch) {
    return patch.mapped(
        (_, value) ->
            value instanceof MapValue map
                ? unlessEmpty(deletionsOf(map))
                : value == NullValue.NULL ? value : null);
  }

  /** Only the parts of a patch that add or change; an empty map counts as a value. */
  static MapValue changesOf(MapValue patch) {
    return patch.mapped(
        (_, value) ->
            value instanceof MapValue map && !map.isEmpty()
                ? unlessEmpty(changesOf(map))
                : value == NullValue.NULL ? null : value);
  }

  private static @Nullable MapValue unlessEmpty(MapValue map) {
    return map.isEmpty() ? null : map;
  }

  /**
   * Numbers after a trip through Go's {@code float64}. The library that computes JSON merge patches
   * for kubectl reads every number that way, so integers beyond 2^53 lose their last digits, and
   * 1.0 and 1 are the same.
   */
  private static final class FloatNumbers {

    private static final double LONG_END = 0x1p63;

    private FloatNumbers() {}

    static MapValue convert(MapValue map) {
      return map.mapped((_, value) -> convert(value));
    }

    static Value convert(Value value) {
      return switch (value) {
        case MapValue map -> convert(map);
        case ListValue list -> list.mapped(FloatNumbers::convert);
        case IntegerValue integer -> reread((double) integer.number());
        case BigIntegerValue big -> reread(big.number().doubleValue());
        case FloatValue real -> reread(real.number());
        case Scalar scalar -> scalar;
      };
    }

    /**
     * As its JSON text reads: a whole number that is written without a point is an integer again.
     */
    private static Scalar reread(double number) {
      boolean isInteger =
          number == Math.rint(number)
              && Math.abs(number) < LONG_END
              && GoNumbers.json(number).matches("-?[0-9]+");
      return isInteger ? new IntegerValue((long) number) : new FloatValue(number);
    }
  }
}
