package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.Conflicts.Sameness;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Validity;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tries decisions: what the engine makes of the changed documents must be what was promised. */
public final class Proof {

  private final ThreeWayInputs inputs;

  /** Tries them on a comparison. */
  public Proof(ThreeWayOutcome.Computed before) {
    inputs = before.inputs();
  }

  /** What the documents give with changes. */
  public ThreeWayOutcome after(List<Change> changes) {
    return ThreeWay.compute(inputs.with(Change.apply(changes, inputs.documents())));
  }

  /** That Kubernetes would refuse, and why. */
  public static String refusal(ThreeWayOutcome.Refused refused) {
    return DecideWording.REFUSED.text(
        "refusal", refused.refusal().referenceText(), "cause", refused.refusal().cause());
  }

  /**
   * Those that keep their promise together. Where Kubernetes refuses all of them together, each is
   * tried with those before it.
   */
  Proposal keep(Fate fate, List<Option.Fitting> wanted, List<Proposal.Refused> refused) {
    List<Option.Fitting> kept = wanted;
    List<Proposal.Refused> all = new ArrayList<>(refused);
    int before;
    do {
      kept = fate == Fate.RESTORE ? kept : valid(kept, all);
      before = kept.size();
      kept =
          after(changesOf(kept)) instanceof ThreeWayOutcome.Computed then
              ? keeping(kept, then, all)
              : oneByOne(kept, all);
    } while (kept.size() < before);
    return untried(fate, kept, all);
  }

  /** The proposal to do all of these. */
  static Proposal untried(Fate fate, List<Option.Fitting> options, List<Proposal.Refused> refused) {
    return new Proposal(fate, options, refused);
  }

  /** Without those after which local would have a fault that no document has yet. */
  private List<Option.Fitting> valid(List<Option.Fitting> options, List<Proposal.Refused> refused) {
    List<Option.Fitting> valid = new ArrayList<>(options);
    faults(options)
        .forEach(
            (place, why) ->
                valid.removeIf(
                    each ->
                        each.concerns(place)
                            && refused.add(new Proposal.Refused(each.path(), why))));
    return valid;
  }

  /** What local then lacks or has too much, and no document does yet. */
  Map<FieldPath, String> faults(List<Option.Fitting> options) {
    Map<FieldPath, String> faults =
        faultsOf(Change.apply(changesOf(options), inputs.documents()).local());
    if (!faults.isEmpty()) {
      inputs.documents().stream()
          .forEach(each -> faults.keySet().removeAll(faultsOf(each).keySet()));
      faults.replaceAll((_, why) -> DecideWording.INVALID.text("why", why));
    }
    return faults;
  }

  private Map<FieldPath, String> faultsOf(MapValue object) {
    return Validity.faults(object, inputs.schema().declaredType());
  }

  private static List<Option.Fitting> keeping(
      List<Option.Fitting> tried, ThreeWayOutcome.Computed then, List<Proposal.Refused> refused) {
    List<Option.Fitting> kept = new ArrayList<>();
    for (Option.Fitting each : tried) {
      objection(each, then)
          .ifPresentOrElse(
              why -> refused.add(new Proposal.Refused(each.path(), why)), () -> kept.add(each));
    }
    return kept;
  }

  private List<Option.Fitting> oneByOne(
      List<Option.Fitting> tried, List<Proposal.Refused> refused) {
    List<Option.Fitting> kept = new ArrayList<>();
    for (Option.Fitting each : tried) {
      kept.add(each);
      if (after(changesOf(kept)) instanceof ThreeWayOutcome.Refused no) {
        kept.removeLast();
        refused.add(new Proposal.Refused(each.path(), refusal(no)));
      }
    }
    return kept;
  }

  private static Optional<String> objection(Option.Fitting option, ThreeWayOutcome.Computed then) {
    FieldPath path = option.path();
    return switch (option.promise()) {
      case Option.Promise.Settled() ->
          option.fields().stream()
              .flatMap(each -> unsettled(then, each, live(then, each)).stream())
              .findFirst();
      case Option.Promise.Sent(Value value) ->
          then.explanation().at(path).isWhole()
              ? otherResult(then, path, Optional.of(value))
              : Optional.empty();
      case Option.Promise.Inside(FieldPath whole, Optional<Value> value) ->
          otherResult(then, whole, value);
      case Option.Promise.Accepted() -> Optional.empty();
    };
  }

  /** What live has; of a Secret's texts only those that local still has are in the result. */
  static Optional<Value> live(ThreeWayOutcome then, FieldPath path) {
    ThreeWayInputs inputs = then.inputs();
    return (Fields.at(inputs.local(), path).isPresent() ? inputs.liveWithTexts() : inputs.live())
        .flatMap(object -> Fields.at(object, path));
  }

  private static List<Change> changesOf(List<Option.Fitting> options) {
    return options.stream().flatMap(option -> option.changes().stream()).toList();
  }

  /**
   * What speaks against a decision.
   *
   * @param then what the documents give with it
   * @param path the field
   * @param promised what it is to have in the result; empty for nothing
   * @return empty if the field then has that and is in no conflict
   */
  static Optional<String> unsettled(
      ThreeWayOutcome then, FieldPath path, Optional<Value> promised) {
    return switch (then) {
      case ThreeWayOutcome.Refused refused -> Optional.of(refusal(refused));
      case ThreeWayOutcome.Computed computed -> {
        FieldOutcome field = computed.explanation().at(path);
        Optional<String> other = otherResult(computed, path, promised);
        yield other.isPresent() || !Conflicts.isIn(field, path)
            ? other
            : Optional.of(DecideWording.STILL_IN_CONFLICT.text("reason", reason(field)));
      }
    };
  }

  /** The same where the field may be in conflict. */
  private static Optional<String> otherResult(
      ThreeWayOutcome.Computed then, FieldPath path, Optional<Value> promised) {
    Value result = Fields.at(then.result(), path).orElse(null);
    return Sameness.isSame(result, promised.orElse(null))
        ? Optional.empty()
        : Optional.of(
            DecideWording.OTHER_RESULT.text("reason", reason(then.explanation().at(path))));
  }

  /** The reasons of a field that has parts are those of the parts. */
  private static String reason(FieldOutcome field) {
    return field.isWhole()
        ? Words.of(field).sentence().replace("`", "")
        : DecideWording.IN_PART.text();
  }
}
