package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import java.util.Objects;

/** Chooses the words for what Helm does in another way than kubectl apply. */
final class HelmPhrases {
  private final FieldOutcome field;
  private final FieldName name;

  HelmPhrases(FieldOutcome field, FieldName name) {
    this.field = field;
    this.name = name;
  }

  Words words() {
    return switch (field.reason()) {
      case HELM_METADATA ->
          (field.values().patch() == null ? ReasonWording.HELM_WROTE : ReasonWording.HELM_WRITES)
              .words();
      case TWO_WAY_SET -> set();
      case TWO_WAY_REMOVED -> ReasonWording.TWO_WAY_REMOVED.words("field", name);
      case Reason ignored -> unchanged();
    };
  }

  private Words unchanged() {
    if (isAsInLive()) {
      return ReasonWording.TWO_WAY_SAME.words("field", name);
    }
    boolean isInLive = field.values().live() != null;
    if (field.values().lastApplied() == null) {
      return (isInLive ? ReasonWording.FIRST_DRIFT : ReasonWording.FIRST_LACKS)
          .words("field", name);
    }
    return (isInLive ? ReasonWording.TWO_WAY_DRIFT : ReasonWording.TWO_WAY_LACKS)
        .words("field", name);
  }

  private Words set() {
    if (field.values().lastApplied() == null) {
      return (isAsInLive() ? ReasonWording.TWO_WAY_NEW_AS_LIVE : ReasonWording.TWO_WAY_NEW)
          .words("field", name);
    }
    return (isAsInLive() ? ReasonWording.TWO_WAY_CHANGED_AS_LIVE : ReasonWording.TWO_WAY_CHANGED)
        .words("field", name);
  }

  private boolean isAsInLive() {
    return Objects.equals(field.values().local(), field.values().live());
  }
}
