package dev.tripatch.validate.defined;

import dev.tripatch.prose.Wording;

/** The prose about what a server refuses by the definition of a custom resource. */
enum DefinedWording implements Wording {
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
  WHOLE,
  CORRECT,
  TAKE_OUT
}
