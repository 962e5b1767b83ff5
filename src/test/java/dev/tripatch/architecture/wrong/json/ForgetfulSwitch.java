package dev.tripatch.architecture.wrong.json;

import dev.tripatch.engine.explain.outcome.Outcome;

/** Breaks the rule on outcomes: a new one that also stays would not be named here. */
final class ForgetfulSwitch {
  private ForgetfulSwitch() {}

  static boolean stays(Outcome outcome) {
    return outcome == Outcome.KEPT;
  }
}
