package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import java.util.Objects;

/** Chooses the words for what Helm does in another way than kubectl apply. */
record HelmPhrases(FieldOutcome field, FieldName name) {
  Words words() {
    return switch (field.reason()) {
      case HELM_METADATA ->
          Words.of(
              field.values().patch() == null
                  ? ReasonWording.HELM_WROTE
                  : ReasonWording.HELM_WRITES);
      case TWO_WAY_SET -> set();
      case TWO_WAY_REMOVED -> said(ReasonWording.TWO_WAY_REMOVED);
      case Reason ignored -> unchanged();
    };
  }

  private Words said(ReasonWording words) {
    return Words.of(words, "field", name);
  }

  private Words unchanged() {
    if (isAsInLive()) {
      return said(ReasonWording.TWO_WAY_SAME);
    }
    boolean isInLive = field.values().live() != null;
    if (field.values().lastApplied() == null) {
      return said(isInLive ? ReasonWording.FIRST_DRIFT : ReasonWording.FIRST_LACKS);
    }
    return said(isInLive ? ReasonWording.TWO_WAY_DRIFT : ReasonWording.TWO_WAY_LACKS);
  }

  private Words set() {
    if (field.values().lastApplied() == null) {
      return said(isAsInLive() ? ReasonWording.TWO_WAY_NEW_AS_LIVE : ReasonWording.TWO_WAY_NEW);
    }
    return said(
        isAsInLive() ? ReasonWording.TWO_WAY_CHANGED_AS_LIVE : ReasonWording.TWO_WAY_CHANGED);
  }

  private boolean isAsInLive() {
    return Objects.equals(field.values().local(), field.values().live());
  }
}
