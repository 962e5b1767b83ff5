package dev.tripatch.cli.output.data;

import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.Direction;
import dev.tripatch.decide.conflict.Remedy;
import dev.tripatch.decide.conflict.RemedyEdit;
import dev.tripatch.engine.explain.outcome.ConflictEffect;
import dev.tripatch.engine.ownership.Owned;
import dev.tripatch.engine.ownership.Owner;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Conflicts for programs. */
public record ConflictList(List<Entry> conflicts, Optional<String> refusal, List<String> notes) {

  /** The answer with all conflicts, each with its remedies. */
  public static ConflictList of(Conflicts conflicts) {
    Map<FieldPath, List<Remedy>> remedies = conflicts.remedies();
    return new ConflictList(
        conflicts.all().stream()
            .map(each -> Entry.of(each, conflicts, remedies.getOrDefault(each.path(), List.of())))
            .toList(),
        conflicts.refusal().map(Refusal::referenceText),
        conflicts.ownership().diagnostics());
  }

  record Entry(
      FieldPath path,
      Direction direction,
      ConflictEffect effect,
      boolean mayBeDefault,
      Values values,
      List<OwnerEntry> owners,
      String sentence,
      String owner,
      List<RemedyEntry> remedies) {

    static Entry of(Conflict conflict, Conflicts conflicts, List<Remedy> remedies) {
      return new Entry(
          conflict.path(),
          conflict.direction(),
          conflict.effect(),
          conflict.mayBeDefault(),
          new Values(conflict.lastApplied(), conflict.local(), conflict.live(), conflict.result()),
          conflict.owned().owners().stream()
              .map(owner -> OwnerEntry.of(owner, conflict.owned()))
              .toList(),
          conflict.sentence(),
          conflicts.text(conflict).owner(),
          remedies.stream().map(RemedyEntry::of).toList());
    }
  }

  record Values(
      Optional<Value> lastApplied,
      Optional<Value> local,
      Optional<Value> live,
      Optional<Value> result) {}

  record OwnerEntry(
      String manager,
      String operation,
      Optional<String> subresource,
      Optional<String> time,
      FieldPath path) {

    static OwnerEntry of(Owner owner, Owned owned) {
      return new OwnerEntry(
          owner.manager(), owner.operation(), owner.subresource(), owner.time(), owned.at());
    }
  }

  record RemedyEntry(
      Remedy.Choice choice,
      boolean offered,
      Optional<List<EditEntry>> edits,
      Optional<List<FieldPath>> alsoChanges,
      String sentence) {

    static RemedyEntry of(Remedy remedy) {
      Optional<Remedy.Offered> offered =
          remedy instanceof Remedy.Offered is ? Optional.of(is) : Optional.empty();
      return new RemedyEntry(
          remedy.choice(),
          offered.isPresent(),
          offered.map(each -> each.edits().stream().map(EditEntry::of).toList()),
          offered.map(Remedy.Offered::alsoChanges),
          remedy.sentence());
    }
  }

  record EditEntry(
      RemedyEdit.Document document, String edit, FieldPath path, Optional<Value> value) {

    static EditEntry of(RemedyEdit edit) {
      return switch (edit) {
        case RemedyEdit.Set(RemedyEdit.Document document, FieldPath path, Value value) ->
            new EditEntry(document, "set", path, Optional.of(value));
        case RemedyEdit.Remove(RemedyEdit.Document document, FieldPath path) ->
            new EditEntry(document, "remove", path, Optional.empty());
      };
    }
  }
}
