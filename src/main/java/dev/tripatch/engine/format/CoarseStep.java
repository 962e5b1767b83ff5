package dev.tripatch.engine.format;

import dev.tripatch.engine.explain.FieldName;
import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One of the five steps that people see first. It unfolds into the fine steps of its phase.
 *
 * @param whole what its fine steps do together, in one sentence; where one alone does something,
 *     that step
 * @param from the place of its first fine step among all
 * @param to the place after its last one
 */
public record CoarseStep(Step whole, int from, int to) {

  private static final int NAMED = 4;

  /** Steps by these do nothing, or only say where another one does something. */
  private static final Set<StepRule> ASIDE =
      Set.of(
          StepRule.NAMED_ITEM,
          StepRule.ITEM_WITH_DROPPED,
          StepRule.LISTED_ORDER,
          StepRule.LISTED_KEYS,
          StepRule.WRITTEN_DIRECTIVE,
          StepRule.KEYS_KEPT,
          StepRule.ORDER_FITS);

  /** Steps by these move the items of a list. */
  private static final Set<StepRule> ORDERS = Set.of(StepRule.ORDERED, StepRule.ORDERED_AS_PATCH);

  /** Of each phase that has steps: all five, or the last three where nothing is compared. */
  static List<CoarseStep> of(List<Step> all) {
    List<CoarseStep> coarse = new ArrayList<>();
    int from = 0;
    for (int at = 1; at <= all.size(); at++) {
      if (at == all.size() || all.get(at).phase() != all.get(from).phase()) {
        coarse.add(new CoarseStep(whole(all.subList(from, at)), from, at));
        from = at;
      }
    }
    return List.copyOf(coarse);
  }

  private static Step whole(List<Step> fine) {
    Step first = fine.getFirst();
    if (fine.size() == 1 || first.rule() == StepRule.NOTHING_DROPPED) {
      return first;
    }
    List<Step> telling = fine.stream().filter(CoarseStep::tells).toList();
    List<Step> told = telling.isEmpty() ? fine : telling;
    List<StepSpot> writes = outermost(fine, Step::writes);
    if (told.size() == 1) {
      Step one = told.getFirst();
      return new Step(one.phase(), one.rule(), one.field(), one.sentence(), one.reads(), writes);
    }
    return new Step(
        first.phase(),
        first.phase().together(),
        FieldPath.root(),
        sentence(first, told),
        outermost(told, Step::reads),
        writes);
  }

  /** What is in another of these places is read or written with it. */
  private static List<StepSpot> outermost(List<Step> steps, Function<Step, List<StepSpot>> part) {
    Set<StepSpot> all = new LinkedHashSet<>();
    steps.forEach(step -> all.addAll(part.apply(step)));
    return all.stream().filter(spot -> !isHeld(spot, all)).toList();
  }

  private static boolean isHeld(StepSpot spot, Set<StepSpot> all) {
    return spot.field()
        .upwards()
        .skip(1)
        .anyMatch(holder -> !holder.isRoot() && all.contains(new StepSpot(spot.text(), holder)));
  }

  /** What kubectl keeps for itself is written, but it is not what happens to the object. */
  private static boolean tells(Step step) {
    return !ASIDE.contains(step.rule()) && !step.field().equals(ServerFields.LAST_APPLIED);
  }

  private static String sentence(Step first, List<Step> told) {
    Set<FieldPath> holders =
        told.stream()
            .flatMap(step -> step.field().parent().stream())
            .collect(Collectors.toUnmodifiableSet());
    List<String> names =
        told.stream()
            .filter(step -> !ORDERS.contains(step.rule()) || !holders.contains(step.field()))
            .map(step -> new FieldName(step.field()).withItems())
            .distinct()
            .toList();
    return together(
        first.phase().together(), Contribution.name(first.reads().getFirst().text()), names);
  }

  private static String together(StepRule rule, String from, List<String> names) {
    int shown = names.size() > NAMED + 1 ? NAMED : names.size();
    String named = joined(names.subList(0, shown), shown == names.size());
    return rule.part("sentence", "from", from, "names", named, "more", names.size() - shown);
  }

  private static String joined(List<String> names, boolean areAll) {
    return areAll && names.size() > 1
        ? String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast()
        : String.join(", ", names);
  }

  /** The part of the application that it is. */
  public Phase phase() {
    return whole.phase();
  }

  /** From 1 to 5; one that is not there leaves its number out. */
  public int number() {
    return phase().number();
  }

  /** Its name for people. */
  public String title() {
    return phase().title();
  }

  /** How many fine steps it has. */
  public int count() {
    return to - from;
  }

  /** Whether the fine step at this place among all belongs to it. */
  public boolean has(int place) {
    return from <= place && place < to;
  }

  /**
   * A place that a step reads or writes.
   *
   * @param text the document, the patch as far as it has come, or as the result live as far as it
   *     has changed
   * @param field where in it
   */
  public record StepSpot(Role text, FieldPath field) {}
}
