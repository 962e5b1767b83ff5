package dev.tripatch.validate.cel;

import java.util.List;

/** A part of a rule, as it is written. */
sealed interface CelNode {

  /** A value that is written out. */
  record Literal(CelValue value) implements CelNode {}

  /** A name. */
  record Name(String name) implements CelNode {}

  /** A field of something. */
  record Select(CelNode of, String field) implements CelNode {}

  /**
   * A function, an operator, or a method: its name begins with a point, its object is the first
   * argument.
   */
  record Call(String name, List<CelNode> arguments) implements CelNode {
    static Call of(String name, CelNode... arguments) {
      return new Call(name, List.of(arguments));
    }
  }
}
