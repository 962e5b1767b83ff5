package dev.tripatch.cluster.send;

import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.document.reader.ObjectName;
import java.util.Optional;
import java.util.function.Supplier;

/** Whether a context may be changed, and what a person must do for it each time. */
public enum SendPolicy {
  /** It may not. All contexts are so at first. */
  READ_ONLY,
  /** The person agrees to what they are shown. */
  ASK,
  /** The person types the object's name. */
  ASK_FOR_NAME;

  /**
   * That of a context.
   *
   * @param ask patterns of contexts where it is enough to agree
   * @param askForName patterns of those where the name has to be typed; they count more
   */
  public static SendPolicy of(ContextPatterns ask, ContextPatterns askForName, String context) {
    if (askForName.include(context)) {
      return ASK_FOR_NAME;
    }
    return ask.include(context) ? ASK : READ_ONLY;
  }

  /** The one of two that asks more of a person. */
  public SendPolicy stricter(SendPolicy other) {
    if (this == READ_ONLY || other == READ_ONLY) {
      return READ_ONLY;
    }
    return this == ASK ? other : this;
  }

  /**
   * What the person agrees to; empty if they may not, or typed something else.
   *
   * @param cluster names its context, and keeps to its server
   * @param object what is to be changed
   * @param typed what they typed, where the name is asked for
   * @param now what is allowed at the moment at which it is sent
   */
  public Optional<Consent> consent(
      Cluster cluster, ObjectName object, String typed, Supplier<SendPolicy> now) {
    boolean isGiven =
        switch (this) {
          case READ_ONLY -> false;
          case ASK -> true;
          case ASK_FOR_NAME -> typed.strip().equals(object.name());
        };
    return isGiven
        ? Optional.of(new Consent(cluster, object, () -> stricter(now.get()) == this))
        : Optional.empty();
  }
}
