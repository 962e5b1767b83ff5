package dev.tripatch.validate;

/** What can be wrong with a value, by its definition. */
public enum DefinedBreach {
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
  NOT_CHECKED;

  /** Whether a server checks no rules as long as such a fault is there. */
  boolean comesFirst() {
    return compareTo(TOO_MANY) <= 0;
  }
}
