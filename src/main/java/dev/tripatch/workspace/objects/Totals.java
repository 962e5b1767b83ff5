package dev.tripatch.workspace.objects;

import dev.tripatch.decide.Tally;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What becomes of objects and how far decisions about them are, in numbers: of one object, or of
 * many together. Whatever shows such a number, in the window or on the command line, has it from
 * here.
 *
 * @param objects the number of objects, compared or not
 * @param compared how many are compared
 * @param states how many of the compared ones become what; other states are absent
 * @param fields how many fields change in the cluster
 * @param parts how many parts differ inside the fields that are sent as a whole
 * @param lost how many fields and parts of local do not arrive
 * @param hazards how many hazards were found, with those that are only told
 * @param conflicts how many conflicts there are, decided or not
 * @param undecided how many conflicts nobody has decided
 * @param open how many objects have an undecided conflict
 * @param drifted how many undecided fields only live changed, without those of Secrets
 * @param driftedIn how many objects have such a field
 */
public record Totals(
    int objects,
    int compared,
    Map<ObjectState, Integer> states,
    int fields,
    int parts,
    int lost,
    int hazards,
    int conflicts,
    int undecided,
    int open,
    int drifted,
    int driftedIn) {

  /** Of no object. */
  public static final Totals NOTHING = new Totals(0, 0, Map.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** Of objects that nobody decided about. */
  public static Totals of(Collection<ObjectSummary> summaries) {
    return summaries.stream()
        .map(each -> of(Optional.of(each), Optional.empty(), 0))
        .reduce(NOTHING, (all, each) -> all.plus(each, 1));
  }

  /**
   * Of one object.
   *
   * @param summary empty if it is not compared yet
   * @param tally how far decisions are; empty if nobody has looked at it yet
   * @param drifted how many undecided fields only live changed
   */
  public static Totals of(Optional<ObjectSummary> summary, Optional<Tally> tally, int drifted) {
    int found = summary.map(ObjectSummary::conflicts).orElse(0);
    int undecided = tally.map(each -> each.undecided().size()).orElse(found);
    return new Totals(
        1,
        summary.isPresent() || tally.isPresent() ? 1 : 0,
        summary.map(each -> Map.of(each.state(), 1)).orElse(Map.of()),
        count(summary, change -> change.kind().isSent() && !change.isPart()),
        count(summary, change -> change.kind().isSent() && change.isPart()),
        count(summary, change -> change.kind() == ChangeKind.LOST),
        summary.map(ObjectSummary::allHazards).orElse(0),
        tally.map(Tally::conflicts).orElse(found),
        undecided,
        undecided > 0 ? 1 : 0,
        undecided > 0 ? drifted : 0,
        undecided > 0 && drifted > 0 ? 1 : 0);
  }

  private static int count(Optional<ObjectSummary> summary, Predicate<FieldChange> wanted) {
    return (int) summary.stream().flatMap(each -> each.changes().stream()).filter(wanted).count();
  }

  /** These and others, counted this many times; a negative number subtracts them. */
  public Totals plus(Totals other, int times) {
    Map<ObjectState, Integer> both = new EnumMap<>(ObjectState.class);
    both.putAll(states);
    other.states.forEach((state, count) -> both.merge(state, times * count, Integer::sum));
    both.values().removeIf(count -> count == 0);
    return new Totals(
        objects + times * other.objects,
        compared + times * other.compared,
        both,
        fields + times * other.fields,
        parts + times * other.parts,
        lost + times * other.lost,
        hazards + times * other.hazards,
        conflicts + times * other.conflicts,
        undecided + times * other.undecided,
        open + times * other.open,
        drifted + times * other.drifted,
        driftedIn + times * other.driftedIn);
  }

  /** How many objects become this. */
  public int count(ObjectState state) {
    return states.getOrDefault(state, 0);
  }

  /** How many conflicts somebody has decided. */
  public int decided() {
    return conflicts - undecided;
  }

  /** Whether it is known of every object that no conflict in it is undecided. */
  public boolean areAllDecided() {
    return undecided == 0
        && states.values().stream().mapToInt(count -> count).sum() == objects
        && states.keySet().stream().noneMatch(ObjectState::isTrouble);
  }

  /** What kubectl apply would send. */
  public Sent sent() {
    return new Sent(
        fields,
        parts,
        lost,
        count(ObjectState.WILL_CHANGE),
        count(ObjectState.ONLY_LOCAL),
        count(ObjectState.ANNOTATED),
        count(ObjectState.WITHOUT_EFFECT));
  }

  /**
   * {@code 64 · 7 will change}; before all are compared {@code 40 of 64 compared · 7 will change}.
   */
  public String changing() {
    int changing = count(ObjectState.WILL_CHANGE);
    return compared == objects
        ? ObjectsWording.CHANGING.text("objects", objects, "changing", changing)
        : ObjectsWording.CHANGING_SO_FAR.text(
            "compared", compared, "objects", objects, "changing", changing);
  }

  /** {@code 39 fields change · 15 conflicts}; empty if there is neither. */
  public String happening() {
    return fields + conflicts == 0
        ? ""
        : ObjectsWording.HAPPENING.text(
            "fields",
            fields,
            "conflicts",
            conflicts,
            "decided",
            areAllDecided() ? Math.min(conflicts, 2) : 0);
  }

  /**
   * {@code 7 undecided in 4 of 41 objects}; before all are compared {@code 2 undecided in 2 of 40
   * compared objects}. Empty if no conflict is undecided.
   */
  public String undecidedWords() {
    return undecided == 0
        ? ""
        : ObjectsWording.UNDECIDED_IN.text(
            "undecided", undecided, "open", open, "compared", compared, "left", objects - compared);
  }
}
