package dev.tripatch.workspace.objects;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The same change of the same field in several objects, decided in the same way.
 *
 * @param change what happens to the field
 * @param decided what a person decided about it, in a few words; empty if nothing
 * @param objects where, in their order
 * @param <T> an object
 */
public record ChangeGroup<T>(FieldChange change, String decided, List<T> objects) {

  /** What needs a person comes first, then what happens to most objects; details come last. */
  private static final Comparator<ChangeGroup<?>> ORDER =
      Comparator.<ChangeGroup<?>, Boolean>comparing(ChangeGroup::isDetail)
          .thenComparing(group -> group.change().kind())
          .thenComparingInt(group -> -group.objects().size())
          .thenComparing(group -> group.change().path().toString());

  public ChangeGroup {
    objects = List.copyOf(objects);
  }

  /**
   * A change of one object.
   *
   * @param isAlone whether it never joins another one: values of Secrets that have the same mask
   *     need not be the same
   * @param decided what a person decided about it, in a few words; empty if nothing
   */
  public record Changed<T>(T object, boolean isAlone, FieldChange change, String decided) {

    /** The changes of an object about which nothing is decided. */
    public static List<Changed<ObjectPair>> of(ObjectPair pair, ObjectSummary summary) {
      boolean isSecret = pair.isSecret();
      return summary.changes().stream()
          .map(change -> new Changed<>(pair, isSecret, change, ""))
          .toList();
    }
  }

  private record Same<T>(FieldChange change, String decided, Optional<T> alone) {}

  /** Puts equal changes together. */
  public static <T> List<ChangeGroup<T>> of(List<Changed<T>> all) {
    Map<Same<T>, List<T>> objects = new LinkedHashMap<>();
    for (Changed<T> each : all) {
      Optional<T> alone = each.isAlone() ? Optional.of(each.object()) : Optional.empty();
      objects
          .computeIfAbsent(
              new Same<>(each.change(), each.decided(), alone), same -> new ArrayList<>())
          .add(each.object());
    }
    List<ChangeGroup<T>> groups = new ArrayList<>();
    objects.forEach(
        (same, where) -> groups.add(new ChangeGroup<>(same.change(), same.decided(), where)));
    groups.sort(ORDER);
    return groups;
  }

  /** Whether it says only what else is in a list of one object that is sent as a whole. */
  private boolean isDetail() {
    return change.isPart() && !change.kind().isConflict() && objects.size() == 1;
  }

  /**
   * What happens, or what was decided: {@code will be set}, {@code ✓ took live}; of what is sent as
   * a whole and of its parts, that they are that.
   */
  public String verb() {
    String verb = decided.isEmpty() ? change.kind().words() : "✓ " + decided;
    if (change.isInParts()) {
      return ObjectsWording.AS_A_WHOLE.text("verb", verb);
    }
    return change.isPart() ? ObjectsWording.PART.text("verb", verb) : verb;
  }
}
