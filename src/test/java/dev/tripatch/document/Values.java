package dev.tripatch.document;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random values, with strings that readers of YAML easily take for something else. */
public final class Values {

  private static final List<String> TRICKY =
      List.of(
          "",
          " ",
          "a b",
          " a",
          "a ",
          "a: b",
          "a:b",
          "a:",
          ":a",
          ": a",
          "a #b",
          "#a",
          "- a",
          "-",
          "-a",
          "? a",
          "?",
          "---",
          "--- a",
          "...",
          "a\n",
          "a\nb",
          "a\nb\n",
          "\na",
          "a\n\n",
          "\n",
          "\n\n",
          " a\nb",
          "\ta\nb",
          "a\n b\n",
          "a \nb",
          "a\n ",
          "a\n\tb",
          "a\r\nb",
          "a\rb",
          "a\tb",
          "yes",
          "No",
          "on",
          "y",
          "null",
          "~",
          "true",
          "0777",
          "0x1F",
          "1e3",
          "1.0",
          ".5",
          "1_000",
          "-1",
          "+1",
          "1:30",
          "190:20:30",
          "2001-12-14",
          "2001-12-14T21:59:43Z",
          "2001-12-14 21:59",
          "0b1",
          "0o7",
          "08",
          "=",
          "<<",
          ".inf",
          ".NaN",
          "-.inf",
          "1e999",
          "0xFFFFFFFFFFFFFFFFF",
          "10.0.0.1",
          "1.25-alpine",
          "'a'",
          "\"a\"",
          "a'b",
          "a\"b",
          "[a]",
          "{a}",
          "a, b",
          "a]",
          "*a",
          "&a",
          "!a",
          "|",
          ">",
          "%a",
          "@a",
          "`a",
          "a\\b",
          "é",
          "😀",
          "\u0085",
          "a\u0085b",
          "\u2028",
          "\ufeffa",
          "\u0000",
          "\u0007",
          "\u007f",
          "\ufffe",
          "\u00a0",
          "a\u0007\nb",
          "{{ x }}",
          "a\n---\nb");

  private Values() {}

  static Arbitrary<String> strings() {
    Arbitrary<String> tricky = Arbitraries.of(TRICKY);
    return Arbitraries.oneOf(
        tricky,
        Combinators.combine(tricky, tricky).as(String::concat),
        Arbitraries.strings().withChars("ab -:#'\"\n\t\\0123.[]{}&*!|>%@,?~").ofMaxLength(12),
        Arbitraries.strings().ofMaxLength(8).filter(Values::hasWholePairs));
  }

  private static boolean hasWholePairs(String text) {
    return text.codePoints().noneMatch(c -> c >= 0xd800 && c <= 0xdfff);
  }

  /** Random scalars. */
  public static Arbitrary<Value> scalars() {
    return Arbitraries.oneOf(
        strings().map(StringValue::new),
        Arbitraries.of(BoolValue.TRUE, BoolValue.FALSE, NullValue.NULL),
        Arbitraries.longs().map(IntegerValue::new),
        Arbitraries.of(0.5, -2.25, 1e21, 1e-7, 1.5e300, 0.1).map(FloatValue::new));
  }

  /** Random values, up to three levels deep. */
  public static Arbitrary<Value> values() {
    return values(3);
  }

  private static Arbitrary<Value> values(int depth) {
    if (depth == 0) {
      return scalars();
    }
    Arbitrary<Value> inner = values(depth - 1);
    return Arbitraries.oneOf(
        scalars(),
        inner.list().ofMaxSize(4).map(ListValue::new),
        Arbitraries.maps(strings(), inner).ofMaxSize(4).map(MapValue::of));
  }
}
