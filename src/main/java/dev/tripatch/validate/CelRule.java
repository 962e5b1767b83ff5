package dev.tripatch.validate;

import dev.tripatch.validate.CelParser.CelNode;
import dev.tripatch.validate.CelValue.CelFault;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** A rule, read as far as it can be read here. */
public final class CelRule {
  private final Optional<CelNode> whole;

  private CelRule(Optional<CelNode> whole) {
    this.whole = whole;
  }

  /** What comes out of a rule. */
  public sealed interface Answer {

    /** A value. */
    record Is(CelValue value) implements Answer {}

    /**
     * A server cannot tell, and refuses.
     *
     * @param words as it says so
     */
    record Fails(String words) implements Answer {}

    /** It is not known here. */
    record NotChecked() implements Answer {}
  }

  /** Reads a rule. */
  public static CelRule of(String text) {
    try {
      return new CelRule(Optional.of(CelParser.parse(text)));
    } catch (CelFault unknown) {
      return new CelRule(Optional.empty());
    }
  }

  /** What comes out where names have these values, in so many steps. */
  public Answer answer(Map<String, CelValue> names, CelSteps steps) {
    if (whole.isEmpty()) {
      return new Answer.NotChecked();
    }
    try {
      return new Answer.Is(new CelEvaluation(names, steps).value(whole.get()));
    } catch (CelFault fault) {
      return fault.isUnknown() ? new Answer.NotChecked() : new Answer.Fails(fault.words());
    } catch (CancellationException tookTooLong) {
      return new Answer.NotChecked();
    }
  }
}
