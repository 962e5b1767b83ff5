package dev.tripatch.validate;

import dev.tripatch.json.Value;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A value that a rule computes with. */
public sealed interface CelValue {

  /** An {@code int}. */
  record Whole(long number) implements CelValue {}

  /** A {@code double}. */
  record Real(double number) implements CelValue {}

  /** A {@code string}. */
  record Text(String text) implements CelValue {}

  /** A {@code bool}. */
  record Truth(boolean holds) implements CelValue {}

  /** The only null. */
  record Nothing() implements CelValue {}

  /**
   * A {@code list}.
   *
   * @param isOrdered whether two of them are equal only in the same order: not so for the list
   *     types set and map
   */
  record Listed(List<CelValue> items, boolean isOrdered) implements CelValue {}

  /** A {@code map}, or an object with its fields. */
  record Mapped(Map<CelValue, CelValue> entries) implements CelValue {}

  /** A {@code duration}. */
  record Span(Duration length) implements CelValue {}

  /** An {@code optional}. */
  record Maybe(Optional<CelValue> value) implements CelValue {}

  /** Something that can be compared with its like, and nothing else. */
  record Opaque(Value value) implements CelValue {}

  /** Why a rule has no value: a server has none either, or it is not known here. */
  final class CelFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final String words;

    private CelFault(String text) {
      super(text, null, false, false);
      words = text;
    }

    /** What the server says; empty if it is not known. */
    String words() {
      return words;
    }

    /** A server refuses with these words. */
    static CelFault ofServer(String text) {
      return new CelFault(text);
    }

    static CelFault unknown() {
      return new CelFault("");
    }

    boolean isUnknown() {
      return words.isEmpty();
    }
  }

  /** Whether two values are equal, numbers whatever their type. */
  static boolean same(CelValue one, CelValue other, CelSteps steps) {
    return switch (steps.look(one)) {
      case Whole(long number) when other instanceof Real(double real) -> number == real;
      case Real(double real) when other instanceof Whole(long number) -> number == real;
      case Listed(List<CelValue> items, boolean isOrdered)
          when other instanceof Listed(List<CelValue> others, _) ->
          items.size() == others.size()
              && (isOrdered ? inOrder(items, others, steps) : in(others, items, steps));
      case Mapped(Map<CelValue, CelValue> entries)
          when other instanceof Mapped(Map<CelValue, CelValue> others) ->
          entries.keySet().equals(others.keySet())
              && inOrder(
                  List.copyOf(entries.values()),
                  entries.keySet().stream().map(others::get).toList(),
                  steps);
      default -> one.equals(other);
    };
  }

  private static boolean inOrder(List<CelValue> items, List<CelValue> others, CelSteps steps) {
    for (int i = 0; i < items.size(); i++) {
      if (!same(items.get(i), others.get(i), steps)) {
        return false;
      }
    }
    return true;
  }

  private static boolean in(List<CelValue> some, List<CelValue> whole, CelSteps steps) {
    return some.stream()
        .allMatch(item -> whole.stream().anyMatch(other -> same(item, other, steps)));
  }
}
