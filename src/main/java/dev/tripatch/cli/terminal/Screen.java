package dev.tripatch.cli.terminal;

import java.util.OptionalInt;

/** The terminal window that standard output goes to. Asked only when needed: it takes time. */
public interface Screen {

  /** Whether a person reads standard output there. */
  boolean isThere();

  /** Whether a person types standard input, and so can be asked. */
  boolean isTyped();

  /** Throws away what was typed and not read yet; what is piped in stays. */
  void forgetTyped();

  /** Whether another program reads standard output, which may end before all is written. */
  boolean isPipe();

  /** How many characters fit on its lines; empty if that is not known. */
  OptionalInt columns();
}
