package dev.tripatch.decide;

import dev.tripatch.decide.conflict.RemedyEdit;
import dev.tripatch.decide.conflict.Trial;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tries decisions: what the engine makes of the edited documents must be what was promised. */
final class Proof {

  private final ThreeWayInputs inputs;

  Proof(ThreeWayOutcome.Computed before) {
    inputs = before.inputs();
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
      before = kept.size();
      kept =
          outcomeOf(kept) instanceof ThreeWayOutcome.Computed then
              ? keeping(kept, then, all)
              : oneByOne(kept, all);
    } while (kept.size() < before);
    return untried(fate, kept, all);
  }

  /** The proposal to do all of these. */
  static Proposal untried(Fate fate, List<Option.Fitting> options, List<Proposal.Refused> refused) {
    List<FieldPath> fields = options.stream().map(Option.Fitting::path).toList();
    return new Proposal(fate, fields, editsOf(options), refused);
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
      if (outcomeOf(kept) instanceof ThreeWayOutcome.Refused no) {
        kept.removeLast();
        refused.add(new Proposal.Refused(each.path(), Trial.refusal(no)));
      }
    }
    return kept;
  }

  private static Optional<String> objection(Option.Fitting option, ThreeWayOutcome.Computed then) {
    FieldPath path = option.path();
    return switch (option.promise()) {
      case Option.Promise.Settled(Optional<Value> value) -> Trial.objection(then, path, value);
      case Option.Promise.Sent(Value value) -> {
        FieldOutcome field = then.explanation().at(path);
        yield field.isWhole()
            ? Trial.otherResult(then, path, Optional.of(value))
            : Optional.empty();
      }
      case Option.Promise.Accepted() -> Optional.empty();
    };
  }

  private ThreeWayOutcome outcomeOf(List<Option.Fitting> options) {
    List<RemedyEdit> edits = editsOf(options);
    return ThreeWay.compute(
        inputs.with(inputs.documents().mapRoles((role, object) -> edited(role, object, edits))));
  }

  private static MapValue edited(Role role, MapValue object, List<RemedyEdit> edits) {
    MapValue edited = object;
    for (RemedyEdit edit : edits) {
      edited = edit.document().role() == role ? edit.applyTo(edited) : edited;
    }
    return edited;
  }

  private static List<RemedyEdit> editsOf(List<Option.Fitting> options) {
    return options.stream().flatMap(option -> option.edits().stream()).toList();
  }
}
