package dev.tripatch.decide.conflict;

import dev.tripatch.decide.conflict.Conflicts.Sameness;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.prose.Said;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is said about conflicts. */
final class ConflictSentences {
  private ConflictSentences() {}

  static List<Said> about(Conflict conflict) {
    return Stream.of(
            Optional.of(consequence(conflict)),
            more(conflict),
            whole(conflict),
            conflict.together().map(Together.Group::said))
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
          case LIVE_SET -> ConflictWording.LIVE_SET;
        })
        .said();
  }

  private static Said consequence(Conflict conflict) {
    Said happened = happened(conflict.direction());
    return (switch (conflict.effect()) {
          case DELETES -> ConflictWording.DELETES;
          // Of a map that live lost, only the parts that local changed are sent.
          case PUTS_BACK -> isAsLocal(conflict) ? ConflictWording.PUTS_BACK : ConflictWording.MIXES;
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
    return conflict.field().isConflict()
        ? Optional.empty()
        : Optional.of(ConflictWording.UNKNOWN.said());
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
}
