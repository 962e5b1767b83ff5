package dev.tripatch.engine.patch;

import dev.tripatch.document.Format;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** JSON for tests: read from short texts, or random. */
public final class Json {

  private Json() {}

  /** The value of a text in which {@code '} stands for {@code "}. */
  public static Value read(String text) {
    return SourceReader.read("test", text.replace('\'', '"'), Format.JSON)
        .root()
        .orElseThrow(() -> new AssertionError("no JSON: " + text))
        .value();
  }

  /** Random values over few keys and scalars, so that two of them have much in common. */
  public static Arbitrary<Value> values() {
    return values(3);
  }

  /** Random maps, as {@link #values}. */
  public static Arbitrary<MapValue> maps() {
    return maps(values(2));
  }

  /** Whether a map outside of lists has a null. */
  public static boolean hasNullField(Value value) {
    return switch (value) {
      case MapValue map ->
          map.entries().values().stream().anyMatch(v -> v == NullValue.NULL || hasNullField(v));
      case ListValue ignored -> false;
      case Scalar ignored -> false;
    };
  }

  private static Arbitrary<MapValue> maps(Arbitrary<Value> inner) {
    return Arbitraries.maps(Arbitraries.of("a", "b", "", "m~n", "x/y", "name", "0"), inner)
        .ofMaxSize(4)
        .map(MapValue::of);
  }

  private static Arbitrary<Value> values(int depth) {
    Arbitrary<Value> scalars =
        Arbitraries.of(
            NullValue.NULL,
            BoolValue.TRUE,
            new StringValue(""),
            new StringValue("a"),
            new StringValue("b"),
            new IntegerValue(1),
            new IntegerValue(2),
            new FloatValue(1));
    if (depth == 0) {
      return scalars;
    }
    Arbitrary<Value> inner = values(depth - 1);
    return Arbitraries.oneOf(
        scalars, inner.list().ofMaxSize(6).map(ListValue::new), maps(inner).map(map -> map));
  }
}
