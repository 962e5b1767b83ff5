package dev.tripatch.decide;

import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.Noise;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How far the decisions about a comparison are. Only a person decides: a conflict that is gone
 * because of another rule is undecided, and one that live gave up by itself is no conflict any
 * more.
 *
 * @param undecided the conflicts that nobody decided yet, in the order of the fields
 * @param decided what was decided of fields, in a few words, as far as it still holds
 * @param toDo the decided fields that saving and applying local does not complete
 * @param all the conflicts that there are, and those that there were, decided or not
 */
public record Tally(
    List<FieldPath> undecided,
    Map<FieldPath, String> decided,
    Map<FieldPath, ToDo> toDo,
    List<FieldPath> all) {

  /** Nothing to decide. */
  public static final Tally NONE = new Tally(List.of(), Map.of(), Map.of(), List.of());

  /** Copies the lists and maps. */
  public Tally {
    undecided = List.copyOf(undecided);
    all = List.copyOf(all);
    toDo = Collections.unmodifiableMap(new LinkedHashMap<>(toDo));
    decided = Collections.unmodifiableMap(new LinkedHashMap<>(decided));
  }

  /** The fields in conflict, in order; bookkeeping never is. */
  public static List<FieldPath> conflictsIn(ThreeWayOutcome.Computed outcome) {
    return outcome.explanation().all().stream()
        .filter(FieldOutcome::isConflict)
        .map(FieldOutcome::path)
        .filter(path -> Noise.of(path).isEmpty() && !Scope.isDirective(path))
        .toList();
  }

  /**
   * Counts.
   *
   * @param decisions what was decided
   * @param first the conflicts that there were when the documents were opened
   */
  public static Tally of(
      ThreeWayOutcome.Computed outcome, Decisions decisions, FirstConflicts first) {
    boolean isDecidedInside =
        decisions.all().keySet().stream().anyMatch(path -> InnerField.isAt(path, outcome));
    return of(
        outcome,
        decisions,
        first,
        isDecidedInside
            ? InnerParts.of(outcome.explanation(), outcome.inputs().schema().type())
            : InnerParts.NOTHING);
  }

  /**
   * The same, sooner.
   *
   * @param inside what is inside fields that Kubernetes handles as one
   */
  public static Tally of(
      ThreeWayOutcome.Computed outcome,
      Decisions decisions,
      FirstConflicts first,
      InnerParts inside) {
    List<FieldPath> now = conflictsIn(outcome);
    Map<FieldPath, String> decided = holding(outcome, decisions, inside);
    Set<FieldPath> open = new LinkedHashSet<>(now);
    Set<FieldPath> all = new LinkedHashSet<>(now);
    Set<FieldPath> conflicts = Set.copyOf(now);
    Set<FieldPath> holders = FieldPath.holdersOf(now);
    first
        .held()
        .forEach(
            (path, before) -> {
              if (holders.contains(path) || path.isIn(conflicts)) {
                return;
              }
              Held held = Held.at(path, outcome, Optional.of(inside));
              if (holderIn(decided, path).isPresent()) {
                all.add(path);
              } else if (isLeftOut(outcome, path)) {
                all.add(path);
                decided.put(path, DecideWording.LEFT_OUT.text());
              } else if (held.isEditedSince(before)) {
                all.add(path);
                decided.put(path, DecideWording.BY_HAND.text());
              } else if (Held.isSame(held.live(), before.live()) && !isIdle(outcome, path)) {
                all.add(path);
                open.add(path);
              }
            });
    Set<FieldPath> holding = FieldPath.holdersOf(decided.keySet());
    open.stream()
        .filter(
            path ->
                holderIn(decided, path).isEmpty()
                    && holding.contains(path)
                    && isDecidedInside(inside.of(path), decided))
        .toList()
        .forEach(path -> decided.put(path, DecideWording.DECIDED_INSIDE.text()));
    List<FieldPath> undecided =
        open.stream().filter(path -> holderIn(decided, path).isEmpty()).toList();
    Map<FieldPath, ToDo> toDo = new LinkedHashMap<>();
    decided
        .keySet()
        .forEach(
            path -> toDo(outcome, path, first, inside).ifPresent(each -> toDo.put(path, each)));
    return new Tally(undecided, decided, toDo, List.copyOf(all));
  }

  /** Whether a server that was asked since keeps what live has there. */
  private static boolean isIdle(ThreeWayOutcome.Computed outcome, FieldPath path) {
    return outcome.explanation().at(path).standing() == Standing.IDLE;
  }

  private static Optional<ToDo> toDo(
      ThreeWayOutcome.Computed outcome, FieldPath path, FirstConflicts first, InnerParts inside) {
    if (isLeftOut(outcome, path)) {
      return Optional.of(ToDo.SEND_THE_PATCH);
    }
    return first.isDeletedByCluster(path, Held.at(path, outcome, Optional.of(inside)))
        ? Optional.of(ToDo.EDIT_LAST_APPLIED)
        : Optional.empty();
  }

  /** The decisions that the documents still are as, in a few words. */
  static Map<FieldPath, String> holding(
      ThreeWayOutcome.Computed outcome, Decisions decisions, InnerParts inside) {
    Map<FieldPath, String> holding = new LinkedHashMap<>();
    decisions
        .all()
        .forEach(
            (path, fate) -> {
              FieldOutcome field = outcome.explanation().at(path);
              if (Held.at(path, outcome, Optional.of(inside)).isAs(fate, field)) {
                holding.put(path, fate.done());
              }
            });
    return holding;
  }

  /** Whether a person decided about each part that live changed, and there is nothing else. */
  private static boolean isDecidedInside(List<FieldOutcome> parts, Map<FieldPath, String> decided) {
    return !parts.isEmpty()
        && parts.stream()
            .filter(FieldOutcome::isConflict)
            .allMatch(part -> holderIn(decided, part.path()).isPresent());
  }

  private boolean isOnlyInside(FieldPath path) {
    return DecideWording.DECIDED_INSIDE.text().equals(decided.get(path));
  }

  private static boolean isLeftOut(ThreeWayOutcome.Computed outcome, FieldPath path) {
    return outcome.explanation().at(path).outcome().isLeftOut();
  }

  static Optional<FieldPath> holderIn(Map<FieldPath, String> decided, FieldPath path) {
    return path.upwards().filter(decided::containsKey).findFirst();
  }

  /**
   * What is to do besides saving and applying local, a sentence for each thing.
   *
   * @param editCommand opens the cluster's last-applied configuration
   */
  public List<String> toDoSentences(String editCommand) {
    String deleted = pathsWith(ToDo.EDIT_LAST_APPLIED).collect(Collectors.joining(", "));
    Stream<String> edits =
        Stream.of(deleted)
            .filter(paths -> !paths.isEmpty())
            .map(
                paths ->
                    DecideWording.EDIT_LAST_APPLIED.text("paths", paths, "command", editCommand));
    Stream<String> patches =
        pathsWith(ToDo.SEND_THE_PATCH).map(path -> DecideWording.SEND_THE_PATCH.text("path", path));
    return Stream.concat(edits, patches).toList();
  }

  private Stream<String> pathsWith(ToDo wanted) {
    return toDo.entrySet().stream()
        .filter(each -> each.getValue() == wanted)
        .map(each -> each.getKey().toString());
  }

  /** How many conflicts there are and were, decided or not. */
  public int conflicts() {
    return all.size();
  }

  /**
   * What was decided of a field, or of what holds it, in a few words; empty if nothing. What was
   * decided inside a list says nothing of its other parts.
   */
  public Optional<String> at(FieldPath path) {
    return holderIn(decided, path)
        .filter(holder -> holder.equals(path) || !isOnlyInside(holder))
        .map(
            holder ->
                decided.get(holder)
                    + (toDo.containsKey(holder)
                        ? ", " + DecideWording.TO_DO.text("count", 0)
                        : ""));
  }

  /**
   * How far it is: {@code 2 of 3 conflicts undecided, 1 to do in the cluster}; empty if there is
   * nothing to decide.
   */
  public String words() {
    return Stream.of(
            undecidedWords(), toDo.isEmpty() ? "" : DecideWording.TO_DO.text("count", toDo.size()))
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private String undecidedWords() {
    int conflicts = conflicts();
    if (conflicts == 0) {
      return "";
    }
    if (undecided.isEmpty()) {
      return DecideWording.ALL_DECIDED.text("conflicts", conflicts);
    }
    return conflicts == 1
        ? DecideWording.ONE_UNDECIDED.text()
        : DecideWording.SOME_UNDECIDED.text("conflicts", conflicts, "undecided", undecided.size());
  }

  /** What is left to do about a decided field: saving local and applying it is not enough. */
  public enum ToDo {
    /**
     * The cluster's last-applied configuration still has a field that is left to live, so
     * Kubernetes would delete it. It must be deleted there, too.
     */
    EDIT_LAST_APPLIED,
    /** A field is only left out of the patch, so applying local would send it. */
    SEND_THE_PATCH
  }
}
