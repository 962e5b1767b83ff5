package dev.tripatch.validate;

import dev.tripatch.json.CanonicalJson.CodePointOrder;
import dev.tripatch.validate.CelValue.CelFault;
import dev.tripatch.validate.CelValue.Listed;
import dev.tripatch.validate.CelValue.Mapped;
import dev.tripatch.validate.CelValue.Maybe;
import dev.tripatch.validate.CelValue.Real;
import dev.tripatch.validate.CelValue.Span;
import dev.tripatch.validate.CelValue.Text;
import dev.tripatch.validate.CelValue.Truth;
import dev.tripatch.validate.CelValue.Whole;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The functions, methods and operators of rules, as far as they are known here. */
final class CelFunctions {
  private CelFunctions() {}

  static CelValue of(String name, List<CelValue> arguments, CelSteps steps) throws CelFault {
    return switch (name) {
      case "[]" -> new Listed(arguments, true);
      case "{}" -> entries(arguments);
      default -> {
        if (arguments.isEmpty() || arguments.size() > 2) {
          throw CelFault.unknown();
        }
        CelValue first = arguments.getFirst();
        yield arguments.size() == 1
            ? unary(name, first)
            : binary(name, first, arguments.getLast(), steps);
      }
    };
  }

  private static Mapped entries(List<CelValue> parts) {
    Map<CelValue, CelValue> entries = new LinkedHashMap<>();
    for (int i = 1; i < parts.size(); i += 2) {
      entries.put(parts.get(i - 1), parts.get(i));
    }
    return new Mapped(entries);
  }

  /** An item, or the value of a key. */
  static CelValue part(CelValue of, CelValue place) throws CelFault {
    return switch (of) {
      case Mapped(Map<CelValue, CelValue> entries) when entries.containsKey(place) ->
          known(entries.get(place));
      case Mapped _ when place instanceof Text(String key) ->
          throw CelFault.ofServer("no such key: " + key);
      case Listed(List<CelValue> items, _) when place instanceof Whole(long index) -> {
        if (index < 0 || index >= items.size()) {
          throw CelFault.ofServer("index out of bounds: " + index);
        }
        yield items.get((int) index);
      }
      default -> throw CelFault.unknown();
    };
  }

  /** What cannot be computed with is compared as part of a whole only. */
  private static CelValue known(CelValue value) throws CelFault {
    if (value instanceof CelValue.Opaque) {
      throw CelFault.unknown();
    }
    return value;
  }

  private static CelValue unary(String name, CelValue value) throws CelFault {
    return switch (value) {
      case Truth(boolean holds) when name.equals("!") -> new Truth(!holds);
      case Whole(long number) when name.equals("-") -> exact(() -> Math.negateExact(number));
      case Real(double number) when name.equals("-") -> new Real(-number);
      case CelValue any when name.equals("dyn") -> any;
      case CelValue any when name.equals("size") || name.equals(".size") -> size(any);
      case Whole(long number) when name.equals("double") -> new Real(number);
      case Whole(long number) when name.equals("string") -> new Text(Long.toString(number));
      case Whole _ when name.equals("int") -> value;
      case Real _ when name.equals("double") -> value;
      case Text _ when name.equals("string") -> value;
      case Text(String text) when name.equals("int") -> whole(text);
      case Text(String text) when name.equals("duration") ->
          new Span(
              GoDuration.read(text)
                  .orElseThrow(
                      () ->
                          CelFault.ofServer(
                              "type conversion error from 'string' to"
                                  + " 'google.protobuf.Duration'")));
      case Maybe(Optional<CelValue> inner) when name.equals(".hasValue") ->
          new Truth(inner.isPresent());
      case Maybe(Optional<CelValue> inner) when name.equals(".value") ->
          inner.orElseThrow(() -> CelFault.ofServer("optional.none() dereference"));
      default -> throw CelFault.unknown();
    };
  }

  private static CelValue whole(String text) throws CelFault {
    if (text.matches("[-+]?\\d{1,18}")) {
      return new Whole(Long.parseLong(text));
    }
    throw text.matches("(?=[^a-zA-Z.]*[a-zA-Z.])[\\w.-]+")
        ? CelFault.ofServer("strconv.ParseInt: parsing \"" + text + "\": invalid syntax")
        : CelFault.unknown();
  }

  private static CelValue size(CelValue of) throws CelFault {
    return switch (of) {
      case Text(String text) -> new Whole(text.codePointCount(0, text.length()));
      case Listed(List<CelValue> items, _) -> new Whole(items.size());
      case Mapped(Map<CelValue, CelValue> entries) -> new Whole(entries.size());
      default -> throw CelFault.unknown();
    };
  }

  private static CelValue binary(String name, CelValue one, CelValue two, CelSteps steps)
      throws CelFault {
    return switch (name) {
      case "==" -> new Truth(CelValue.same(one, two, steps));
      case "!=" -> new Truth(!CelValue.same(one, two, steps));
      case "<" -> new Truth(compare(one, two) < 0);
      case "<=" -> new Truth(compare(one, two) <= 0);
      case ">" -> new Truth(compare(one, two) > 0);
      case ">=" -> new Truth(compare(one, two) >= 0);
      case "[" -> part(one, two);
      case "in" -> in(one, two, steps);
      default -> ofSame(name, steps.look(one), steps.look(two));
    };
  }

  private static CelValue in(CelValue one, CelValue two, CelSteps steps) throws CelFault {
    return switch (two) {
      case Listed(List<CelValue> items, _) ->
          new Truth(items.stream().anyMatch(item -> CelValue.same(item, one, steps)));
      case Mapped(Map<CelValue, CelValue> entries) -> new Truth(entries.containsKey(one));
      default -> throw CelFault.unknown();
    };
  }

  private static int compare(CelValue one, CelValue two) throws CelFault {
    return switch (one) {
      case Whole(long a) when two instanceof Whole(long b) -> Long.compare(a, b);
      case Whole(long a) when two instanceof Real(double b) -> Double.compare(a, b);
      case Real(double a) when two instanceof Whole(long b) -> Double.compare(a, b);
      case Real(double a) when two instanceof Real(double b) -> Double.compare(a, b);
      case Text(String a) when two instanceof Text(String b) ->
          CodePointOrder.BY_CODE_POINT.compare(a, b);
      case Span(Duration a) when two instanceof Span(Duration b) -> a.compareTo(b);
      default -> throw CelFault.unknown();
    };
  }

  private static CelValue ofSame(String name, CelValue one, CelValue two) throws CelFault {
    return switch (one) {
      case Whole(long a) when two instanceof Whole(long b) -> ofWhole(name, a, b);
      case Real(double a) when two instanceof Real(double b) -> ofReal(name, a, b);
      case Text(String a) when two instanceof Text(String b) -> ofTexts(name, a, b);
      case Listed a when two instanceof Listed b && name.equals("+") && a.isOrdered() ->
          new Listed(Stream.concat(a.items().stream(), b.items().stream()).toList(), true);
      case Maybe(Optional<CelValue> value) when name.equals(".orValue") -> value.orElse(two);
      default -> throw CelFault.unknown();
    };
  }

  /** A computation with whole numbers. */
  private interface Exact {
    long compute();
  }

  private static CelValue exact(Exact computation) throws CelFault {
    try {
      return new Whole(computation.compute());
    } catch (ArithmeticException tooLarge) {
      throw CelFault.ofServer("integer overflow");
    }
  }

  private static CelValue ofWhole(String name, long a, long b) throws CelFault {
    if (b == 0 && (name.equals("/") || name.equals("%"))) {
      throw CelFault.ofServer(name.equals("/") ? "division by zero" : "modulus by zero");
    }
    return switch (name) {
      case "+" -> exact(() -> Math.addExact(a, b));
      case "-" -> exact(() -> Math.subtractExact(a, b));
      case "*" -> exact(() -> Math.multiplyExact(a, b));
      case "/" -> exact(() -> Math.divideExact(a, b));
      case "%" -> new Whole(a % b);
      default -> throw CelFault.unknown();
    };
  }

  private static CelValue ofReal(String name, double a, double b) throws CelFault {
    return switch (name) {
      case "+" -> new Real(a + b);
      case "-" -> new Real(a - b);
      case "*" -> new Real(a * b);
      case "/" -> new Real(a / b);
      default -> throw CelFault.unknown();
    };
  }

  private static CelValue ofTexts(String name, String text, String part) throws CelFault {
    return switch (name) {
      case "+" -> new Text(text + part);
      case ".contains" -> new Truth(text.contains(part));
      case ".startsWith" -> new Truth(text.startsWith(part));
      case ".endsWith" -> new Truth(text.endsWith(part));
      case ".matches" -> new Truth(GoPattern.finds(part, text).orElseThrow(CelFault::unknown));
      default -> throw CelFault.unknown();
    };
  }
}
