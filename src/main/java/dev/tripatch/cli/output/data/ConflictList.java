package dev.tripatch.cli.output.data;

import dev.tripatch.decide.Change;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.WaysOut;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.Direction;
import dev.tripatch.engine.explain.outcome.ConflictEffect;
import dev.tripatch.engine.ownership.Owned;
import dev.tripatch.engine.ownership.Owner;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Conflicts for programs. */
public record ConflictList(
    List<Entry> conflicts, List<Entry> unknown, Optional<String> refusal, List<String> notes) {

  /** The answer with all conflicts, each with its ways out; then what nobody knows to be one. */
  public static ConflictList of(Conflicts conflicts) {
    Map<FieldPath, List<WaysOut.WayOut>> ways = WaysOut.of(conflicts);
    return new ConflictList(
        conflicts.all().stream()
            .map(each -> Entry.of(each, conflicts, ways.getOrDefault(each.path(), List.of())))
            .toList(),
        conflicts.unknown().stream().map(each -> Entry.of(each, conflicts, List.of())).toList(),
        conflicts.refusal().map(Refusal::referenceText),
        conflicts.ownership().diagnostics());
  }

  /**
   * An entry.
   *
   * @param inside what differs inside a list or a text that is sent as a whole
   */
  record Entry(
      FieldPath path,
      Direction direction,
      ConflictEffect effect,
      Values values,
      List<OwnerEntry> owners,
      String sentence,
      String owner,
      Optional<List<ReasonList.PartEntry>> inside,
      List<RemedyEntry> remedies) {

    static Entry of(Conflict conflict, Conflicts conflicts, List<WaysOut.WayOut> ways) {
      return new Entry(
          conflict.path(),
          conflict.direction(),
          conflict.effect(),
          new Values(conflict.lastApplied(), conflict.local(), conflict.live(), conflict.result()),
          OwnerEntry.of(conflict.owned()),
          conflict.sentence(),
          conflicts.text(conflict).owner(),
          Optional.of(conflicts.inside(conflict).stream().map(ReasonList.PartEntry::of).toList())
              .filter(parts -> !parts.isEmpty()),
          ways.stream().map(RemedyEntry::of).toList());
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

    /** An entry for each owner, in the order of managedFields. */
    static List<OwnerEntry> of(Owned owned) {
      return owned.owners().stream().map(owner -> of(owner, owned)).toList();
    }

    private static OwnerEntry of(Owner owner, Owned owned) {
      return new OwnerEntry(
          owner.manager(), owner.operation(), owner.subresource(), owner.time(), owned.at());
    }
  }

  record RemedyEntry(
      String choice,
      boolean offered,
      Optional<List<EditEntry>> edits,
      Optional<List<FieldPath>> alsoChanges,
      String sentence) {

    static RemedyEntry of(WaysOut.WayOut way) {
      Optional<WaysOut.WayOut> offered = Optional.of(way).filter(WaysOut.WayOut::isPossible);
      return new RemedyEntry(
          choice(way.fate()),
          way.isPossible(),
          offered.map(each -> each.changes().stream().map(EditEntry::of).toList()),
          offered.map(WaysOut.WayOut::alsoChanges),
          way.sentence());
    }

    /** The names that programs know. */
    private static String choice(Fate fate) {
      return switch (fate) {
        case KEEP_LOCAL -> "overwrite";
        case TAKE_LIVE -> "adopt";
        case GIVE_UP, KEEP_BOTH, RESTORE, TAKE_LAST_APPLIED ->
            fate.name().toLowerCase(Locale.ROOT).replace('_', '-');
      };
    }
  }

  record EditEntry(Role document, String edit, FieldPath path, Optional<Value> value) {

    static EditEntry of(Change change) {
      String edit = change.value().isPresent() ? "set" : "remove";
      return new EditEntry(change.role(), edit, change.path(), change.value());
    }
  }
}
