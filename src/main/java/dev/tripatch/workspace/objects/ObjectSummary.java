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
 * @param found what was found in it beside the fields
 * @param message why it is refused or cannot be read, with its place; empty for others
 * @param changes what becomes of its fields; values are those of the documents that were compared
 */
public record ObjectSummary(
    ObjectState state,
    Map<Mark, Integer> counts,
    int inside,
    Found found,
    String message,
    List<FieldChange> changes) {

  /**
   * What was found in an object.
   *
   * @param hazards how many hazards; those that are only told are not counted
   * @param told how many are only told, such as pods that restart
   * @param unchecked how many rules of its definition only a server checks
   */
  public record Found(int hazards, int told, int unchecked) {
    static final Found NOTHING = new Found(0, 0, 0);
  }

  public ObjectSummary {
    Map<Mark, Integer> copy = new EnumMap<>(Mark.class);
    copy.putAll(counts);
    counts = copy;
    changes = List.copyOf(changes);
  }

  /** One that has no fields to count. */
  public static ObjectSummary of(ObjectState state, String message) {
    return new ObjectSummary(state, Map.of(), 0, Found.NOTHING, message, List.of());
  }

  /** How many hazards were found; those that are only told are not counted. */
  public int hazards() {
    return found.hazards();
  }

  /** How many hazards were found, with those that are only told. */
  public int allHazards() {
    return found.hazards() + found.told();
  }

  /** Whether there is anything to say of it beside its fields. */
  public boolean hasFindings() {
    return allHazards() + found.unchecked() > 0;
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
