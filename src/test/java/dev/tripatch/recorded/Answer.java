package dev.tripatch.recorded;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;

/** What the reference or our engine answers. */
sealed interface Answer {

  /**
   * A value.
   *
   * @param value the patch, the object or the truth
   */
  record Result(Value value) implements Answer {}

  /**
   * A refusal.
   *
   * @param text the error's text
   */
  record Refused(String text) implements Answer {}

  /** A conflict, with overwrite off. */
  record Conflict() implements Answer {}

  /** The reference's answer depends on its map order. */
  record Unordered() implements Answer {}

  /**
   * The reference gives one of these, depending on its map order; a recording holds the one that it
   * gave when it was made.
   *
   * @param first one answer
   * @param second the other
   */
  record EitherOf(Answer first, Answer second) implements Answer {}

  /** Asks our engine. */
  interface Question {
    Answer ask() throws RefusedException;
  }

  /** The answer that a recording holds; where the reference crashes, it gives none. */
  static Answer recorded(MapValue answer) {
    if (answer.has("unordered")) {
      return new Unordered();
    }
    if (answer.has("conflict")) {
      return new Conflict();
    }
    Value result = answer.get("result");
    if (result == null) {
      String field = answer.has("panic") ? "panic" : "error";
      return new Refused(String.valueOf(answer.get(field)));
    }
    return new Result(result);
  }

  /** Our answer. */
  static Answer ours(Question question) {
    try {
      return question.ask();
    } catch (RefusedException refused) {
      return new Refused(refused.refusal().referenceText());
    }
  }

  /** A truth as an answer. */
  static Answer truth(boolean truth) {
    return new Result(BoolValue.of(truth));
  }

  /** Whether our answer agrees with this recorded one: both refuse, or both say the same. */
  default boolean agreesWith(Answer ours) {
    if (ours instanceof EitherOf(Answer first, Answer second)) {
      return agreesWith(first) || agreesWith(second);
    }
    return switch (this) {
      case Unordered ignored -> true;
      case EitherOf ignored -> throw new IllegalStateException("nothing records this");
      case Refused ignored -> ours instanceof Refused;
      case Conflict ignored -> ours instanceof Conflict;
      case Result result -> result.equals(ours);
    };
  }
}
