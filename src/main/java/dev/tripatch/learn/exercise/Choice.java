package dev.tripatch.learn.exercise;

import dev.tripatch.engine.explain.outcome.Reason;

/**
 * A rule that a reader can choose.
 *
 * @param answer what to answer to choose it: {@code never-applied}
 * @param name its name for people: {@code never applied}
 * @param rule what it says, as a row of a decision table
 */
public record Choice(String answer, String name, String rule) {

  static Choice of(Reason reason) {
    return new Choice(reason.id(), reason.id().replace('-', ' '), reason.rule());
  }
}
