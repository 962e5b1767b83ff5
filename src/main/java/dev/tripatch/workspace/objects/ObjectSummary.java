package dev.tripatch.workspace.objects;

import dev.tripatch.show.paint.Mark;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What becomes of an object, in short. It holds no document, only the values of fields that change,
 * so that there can be many.
 *
 * @param state what becomes of it
 * @param counts how many fields have which outcome; outcomes without fields are left out
 * @param inside how many parts differ inside fields that Kubernetes handles as one
 * @param hazards how many hazards were found; those that are only told are not counted
 * @param told how many are only told, such as pods that restart
 * @param unchecked how many rules of its definition only a server checks
 * @param message why it is refused or cannot be read, with its place; empty for others
 * @param changes what becomes of its fields; values are those of the documents that were compared
 */
public record ObjectSummary(
    ObjectState state,
    Map<Mark, Integer> counts,
    int inside,
    int hazards,
    int told,
    int unchecked,
    String message,
    List<FieldChange> changes) {

  public ObjectSummary {
    Map<Mark, Integer> copy = new EnumMap<>(Mark.class);
    copy.putAll(counts);
    counts = copy;
    changes = List.copyOf(changes);
  }

  /** One that has no fields to count. */
  public static ObjectSummary of(ObjectState state, String message) {
    return new ObjectSummary(state, Map.of(), 0, 0, 0, 0, message, List.of());
  }

  /** How many fields have this outcome. */
  public int count(Mark mark) {
    return counts.getOrDefault(mark, 0);
  }

  /** Whether something would be sent. */
  public boolean isSent() {
    return state.isSent();
  }

  /** Whether something of local does not arrive. */
  public boolean losesAny() {
    return changes.stream().anyMatch(change -> change.kind() == ChangeKind.LOST);
  }

  /** How many conflicts there are. */
  public int conflicts() {
    return count(Mark.CONFLICT);
  }
}
