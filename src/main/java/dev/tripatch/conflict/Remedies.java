package dev.tripatch.conflict;

import dev.tripatch.path.FieldPath;
import dev.tripatch.threeway.ThreeWay;
import dev.tripatch.threeway.ThreeWayInputs;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The ways out of one conflict, each tried out. */
final class Remedies {

  /** What kubectl finds the object by. */
  private static final Set<FieldPath> IDENTITY =
      Set.of(
          FieldPath.of("apiVersion"),
          FieldPath.of("kind"),
          FieldPath.of("metadata", "name"),
          FieldPath.of("metadata", "namespace"));

  private final ThreeWayOutcome.Computed outcome;
  private final ThreeWayInputs inputs;
  private final Conflict conflict;

  Remedies(ThreeWayOutcome.Computed outcome, Conflict conflict) {
    this.outcome = outcome;
    this.inputs = outcome.inputs();
    this.conflict = conflict;
  }

  List<Remedy> all() {
    return List.of(overwrite(), giveUp(), adopt());
  }

  /** The next comparison after applying finds local applied and the result live. */
  private Remedy overwrite() {
    ThreeWayOutcome next =
        ThreeWay.compute(
            with(Optional.of(inputs.local()), inputs.local(), Optional.of(outcome.result())));
    return offered(Remedy.Choice.OVERWRITE, List.of(), List.of(), next, conflict.result());
  }

  private Remedy giveUp() {
    return IDENTITY.contains(conflict.path())
        ? new Remedy.Withheld(Remedy.Choice.GIVE_UP, Sentences.identity(conflict.path()))
        : edited(Remedy.Choice.GIVE_UP, removals());
  }

  /** Live's value is local's then; what live lacks, local gives up. */
  private Remedy adopt() {
    return conflict.direction().isLiveGone()
        ? edited(Remedy.Choice.ADOPT, removals())
        : edited(
            Remedy.Choice.ADOPT,
            List.of(
                new Edit.Set(Edit.Document.LOCAL, conflict.path(), conflict.live().orElseThrow())));
  }

  private List<Edit> removals() {
    return Stream.of(Edit.Document.values())
        .filter(document -> conflict.in(document).isPresent())
        .<Edit>map(document -> new Edit.Remove(document, conflict.path()))
        .toList();
  }

  private Remedy edited(Remedy.Choice choice, List<Edit> edits) {
    ThreeWayOutcome then =
        ThreeWay.compute(
            with(
                inputs
                    .lastApplied()
                    .map(object -> after(edits, Edit.Document.LAST_APPLIED, object)),
                after(edits, Edit.Document.LOCAL, inputs.local()),
                inputs.live()));
    return offered(
        choice, edits, SideEffects.between(outcome, then, conflict.path()), then, conflict.live());
  }

  private Remedy offered(
      Remedy.Choice choice,
      List<Edit> edits,
      List<FieldPath> alsoChanges,
      ThreeWayOutcome then,
      Optional<Value> promised) {
    return Trial.objection(then, conflict.path(), promised)
        .<Remedy>map(why -> new Remedy.Withheld(choice, why))
        .orElseGet(
            () ->
                new Remedy.Offered(
                    choice,
                    edits,
                    alsoChanges,
                    Sentences.of(choice, conflict, edits) + Sentences.also(alsoChanges)));
  }

  private static MapValue after(List<Edit> edits, Edit.Document document, MapValue object) {
    MapValue edited = object;
    for (Edit edit : edits) {
      edited = edit.document() == document ? edit.applyTo(edited) : edited;
    }
    return edited;
  }

  private ThreeWayInputs with(
      Optional<MapValue> lastApplied, MapValue local, Optional<MapValue> live) {
    return new ThreeWayInputs(
        lastApplied,
        local,
        live,
        inputs.schema(),
        inputs.dialect(),
        true,
        inputs.preconditions(),
        inputs.clientEntry());
  }
}
