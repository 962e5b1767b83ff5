package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.ownership.Owner;
import dev.tripatch.json.FieldPath;
import dev.tripatch.prose.Said;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is said about conflicts and remedies. */
final class Sentences {
  private static final int MOST = 3;

  private Sentences() {}

  static List<Said> about(Conflict conflict) {
    return Stream.of(Optional.of(consequence(conflict)), more(conflict), whole(conflict))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Said happened(Direction direction) {
    return (switch (direction) {
          case BOTH_CHANGED -> ConflictWording.BOTH_CHANGED;
          case BOTH_SET -> ConflictWording.BOTH_SET;
          case LOCAL_CHANGED_LIVE_REMOVED -> ConflictWording.LOCAL_CHANGED_LIVE_REMOVED;
          case LOCAL_REMOVED_LIVE_CHANGED -> ConflictWording.LOCAL_REMOVED_LIVE_CHANGED;
          case LIVE_CHANGED -> ConflictWording.LIVE_CHANGED;
          case LIVE_REMOVED -> ConflictWording.LIVE_REMOVED;
        })
        .said();
  }

  private static Said consequence(Conflict conflict) {
    Said happened = happened(conflict.direction());
    return (switch (conflict.effect()) {
          case DELETES -> ConflictWording.DELETES;
          // Of a map that live lost, only the parts that local changed are sent.
          case PUTS_BACK, SENDS_AGAIN ->
              isAsLocal(conflict) ? ConflictWording.PUTS_BACK : ConflictWording.MIXES;
          case MIXES -> ConflictWording.MIXES;
          case OVERWRITES ->
              conflict.direction() == Direction.LIVE_CHANGED
                  ? ConflictWording.SETS_BACK
                  : ConflictWording.SETS;
        })
        .said("happened", happened);
  }

  private static boolean isAsLocal(Conflict conflict) {
    FieldValues values = conflict.field().values();
    return Sameness.isSame(values.result(), values.local());
  }

  private static Optional<Said> more(Conflict conflict) {
    return conflict.mayBeDefault()
        ? Optional.of(
            (conflict.lastApplied().isEmpty()
                    ? ConflictWording.MAY_BE_DEFAULT
                    : ConflictWording.DEFAULTS_WITHIN)
                .said())
        : Optional.empty();
  }

  private static Optional<Said> whole(Conflict conflict) {
    return switch (conflict.field().reason()) {
      case LIST_REPLACED -> Optional.of(ConflictWording.LIST_REPLACED.said());
      case MAP_REPLACED -> Optional.of(ConflictWording.MAP_REPLACED.said());
      case DUPLICATE_VALUES -> Optional.of(ConflictWording.DUPLICATE_VALUES.said());
      case DUPLICATE_KEYS -> Optional.of(ConflictWording.DUPLICATE_KEYS.said());
      case DOCUMENT_DIRECTIVE -> Optional.of(ConflictWording.DOCUMENT_DIRECTIVE.said());
      case Reason ignored -> Optional.empty();
    };
  }

  static String of(Remedy.Choice choice, Conflict conflict, List<RemedyEdit> edits) {
    boolean isGone = conflict.direction().isLiveGone();
    return switch (choice) {
      case OVERWRITE -> overwrite(conflict);
      case GIVE_UP ->
          (isGone ? ConflictWording.GIVE_UP_GONE : ConflictWording.GIVE_UP)
              .text("documents", documents(edits));
      case ADOPT ->
          isGone
              ? ConflictWording.ADOPT_GONE.text("documents", documents(edits))
              : ConflictWording.ADOPT.text();
    };
  }

  private static String overwrite(Conflict conflict) {
    String owners =
        conflict.owned().owners().stream()
            .map(Owner::manager)
            .distinct()
            .limit(MOST)
            .collect(Collectors.joining(", "));
    return owners.isEmpty()
        ? ConflictWording.OVERWRITE.text()
        : ConflictWording.OVERWRITE_OWNED.text("owners", owners);
  }

  private static String documents(List<RemedyEdit> edits) {
    return edits.stream()
        .map(Sentences::document)
        .reduce((a, b) -> ConflictWording.AND_OUT_OF.text("first", a, "second", b))
        .orElse("");
  }

  private static String document(RemedyEdit edit) {
    return switch (edit.document()) {
      case LOCAL -> ConflictWording.LOCAL.text();
      case LAST_APPLIED -> ConflictWording.LAST_APPLIED.text();
    };
  }

  /** That the next apply changes other fields, too; empty if there are none. */
  static String also(List<FieldPath> others) {
    if (others.isEmpty()) {
      return "";
    }
    String paths =
        others.stream().limit(MOST).map(FieldPath::toString).collect(Collectors.joining(", "));
    int more = others.size() - MOST;
    return " "
        + (more > 0
            ? ConflictWording.ALSO_MORE.text("paths", paths, "count", more)
            : ConflictWording.ALSO.text("paths", paths));
  }
}
