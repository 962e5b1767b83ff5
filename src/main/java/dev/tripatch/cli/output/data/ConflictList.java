package dev.tripatch.cli.output.data;

import dev.tripatch.decide.Change;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.WaysOut;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.stored.Owned;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Conflicts for programs. */
public final class ConflictList {
  private ConflictList() {}

  /** The answer with all conflicts, each with its ways out; then what nobody knows to be one. */
  public static AnswerFields of(Conflicts conflicts) {
    Map<FieldPath, List<WaysOut.WayOut>> ways = WaysOut.of(conflicts);
    return new AnswerFields()
        .with(
            "conflicts",
            conflicts.all().stream()
                .map(each -> entry(each, conflicts, ways.getOrDefault(each.path(), List.of())))
                .toList())
        .with(
            "unknown",
            conflicts.unknown().stream().map(each -> entry(each, conflicts, List.of())).toList())
        .with("refusal", conflicts.refusal().map(Refusal::referenceText))
        .with("notes", conflicts.ownership().diagnostics());
  }

  /** With what differs inside a list or a text that is sent as a whole. */
  private static AnswerFields entry(
      Conflict conflict, Conflicts conflicts, List<WaysOut.WayOut> ways) {
    return new AnswerFields()
        .with("path", conflict.path())
        .with("direction", conflict.direction())
        .with("effect", conflict.effect())
        .with(
            "values",
            AnswerFields.values(conflict.lastApplied(), conflict.local(), conflict.live())
                .with("result", conflict.result()))
        .with("owners", owners(conflict.owned()))
        .with("sentence", conflict.sentence())
        .with("owner", conflicts.text(conflict).owner())
        .withSome("inside", conflicts.inside(conflict).stream().map(ReasonList::part).toList())
        .with("remedies", ways.stream().map(ConflictList::remedy).toList());
  }

  /** An entry for each owner, in the order of managedFields. */
  static List<AnswerFields> owners(Owned owned) {
    return owned.owners().stream()
        .map(
            owner ->
                new AnswerFields()
                    .with("manager", owner.manager())
                    .with("operation", owner.operation())
                    .with("subresource", owner.subresource())
                    .with("time", owner.time())
                    .with("path", owned.at()))
        .toList();
  }

  private static AnswerFields remedy(WaysOut.WayOut way) {
    Optional<WaysOut.WayOut> offered = Optional.of(way).filter(WaysOut.WayOut::isPossible);
    return new AnswerFields()
        .with("choice", choice(way.fate()))
        .with("offered", way.isPossible())
        .with(
            "edits", offered.map(each -> each.changes().stream().map(ConflictList::edit).toList()))
        .with("alsoChanges", offered.map(WaysOut.WayOut::alsoChanges))
        .with("sentence", way.sentence());
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

  private static AnswerFields edit(Change change) {
    return new AnswerFields()
        .with("document", change.role())
        .with("edit", change.value().isPresent() ? "set" : "remove")
        .with("path", change.path())
        .with("value", change.value());
  }
}
