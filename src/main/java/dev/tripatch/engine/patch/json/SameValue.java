package dev.tripatch.engine.patch.json;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.IntStream;

/** Equality as the test operation has it (RFC 6902, section 4.6): numbers by their number. */
final class SameValue {

  private SameValue() {}

  static boolean same(Value one, Value other) {
    return switch (one.exact()) {
      case MapValue map -> other instanceof MapValue that && sameMaps(map, that);
      case ListValue list -> other instanceof ListValue that && sameLists(list, that);
      case Scalar scalar -> other.exact() instanceof Scalar that && sameScalars(scalar, that);
    };
  }

  private static boolean sameMaps(MapValue one, MapValue other) {
    return one.keys().equals(other.keys())
        && one.entries().entrySet().stream()
            .allMatch(e -> other.find(e.getKey()).filter(v -> same(e.getValue(), v)).isPresent());
  }

  private static boolean sameLists(ListValue one, ListValue other) {
    return one.size() == other.size()
        && IntStream.range(0, one.size()).allMatch(i -> same(one.get(i), other.get(i)));
  }

  private static boolean sameScalars(Scalar one, Scalar other) {
    Optional<BigDecimal> number = number(one);
    return number.isPresent()
        ? number(other).filter(that -> that.compareTo(number.get()) == 0).isPresent()
        : one.equals(other);
  }

  private static Optional<BigDecimal> number(Scalar scalar) {
    return switch (scalar) {
      case IntegerValue integer -> Optional.of(BigDecimal.valueOf(integer.number()));
      case BigIntegerValue big -> Optional.of(new BigDecimal(big.number()));
      case FloatValue real -> Optional.of(BigDecimal.valueOf(real.number()));
      case StringValue _, BoolValue _, NullValue _ -> Optional.empty();
    };
  }
}
