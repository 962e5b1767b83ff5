package dev.tripatch.workspace.objects;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/**
 * What kubectl apply would send for many objects.
 *
 * @param fields so many fields change
 * @param parts so many parts differ inside those of them that are sent as a whole
 * @param objects in so many objects
 * @param created so many objects are not live yet
 * @param annotated of so many only kubectl's annotation is written
 */
public record Sent(long fields, long parts, long objects, long created, long annotated) {

  /**
   * Counts.
   *
   * @param isSettled whether a decision keeps a group from being sent
   */
  public static <T> Sent of(
      List<ChangeGroup<T>> groups,
      Predicate<ChangeGroup<T>> isSettled,
      Collection<ObjectState> states) {
    List<ChangeGroup<T>> sent =
        groups.stream()
            .filter(group -> group.change().kind().isSent() && !isSettled.test(group))
            .toList();
    return new Sent(
        count(sent, group -> !group.change().isPart()),
        count(sent, group -> group.change().isPart()),
        count(states, ObjectState.WILL_CHANGE),
        count(groups, group -> group.change().kind() == ChangeKind.CREATED),
        count(states, ObjectState.ANNOTATED));
  }

  private static <T> long count(List<ChangeGroup<T>> groups, Predicate<ChangeGroup<T>> wanted) {
    return groups.stream().filter(wanted).mapToLong(group -> group.objects().size()).sum();
  }

  private static long count(Collection<ObjectState> states, ObjectState wanted) {
    return states.stream().filter(state -> state == wanted).count();
  }

  /** {@code kubectl apply would send: 5 fields in 3 objects · 1 new object}. */
  public String words() {
    return ObjectsWording.WILL_BE_SENT.text(
        "fields",
        fields,
        "parts",
        parts,
        "objects",
        objects,
        "created",
        created,
        "annotated",
        annotated);
  }
}
