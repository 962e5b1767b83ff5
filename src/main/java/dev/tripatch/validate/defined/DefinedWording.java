package dev.tripatch.validate.defined;

import dev.tripatch.prose.Wording;

/** The prose about what a server refuses by the definition of a custom resource. */
public enum DefinedWording implements Wording {
  TYPE,
  FORMAT,
  REQUIRED,
  CHOICE,
  TOO_LONG,
  TOO_MANY,
  TOO_SHORT,
  TOO_FEW,
  PATTERN,
  BOUND,
  DUPLICATE,
  ALTERNATIVES,
  RULE,
  UNKNOWN,
  NOT_CHECKED,
  CORRECT,
  TAKE_OUT;

  /** Whether a server checks no rules as long as such a fault is there. */
  boolean comesFirst() {
    return compareTo(TOO_MANY) <= 0;
  }
}
