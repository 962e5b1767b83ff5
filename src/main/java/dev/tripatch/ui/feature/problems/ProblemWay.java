package dev.tripatch.ui.feature.problems;

import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * The way from problem to problem, in the order of their list. After the last comes the next object
 * with problems; if no other object has any, the first problem.
 */
public final class ProblemWay implements Feature {

  private final ProblemsViewModel problems;
  private final SelectionViewModel selection;
  private final ProblemPlaces places;
  private final CommandQueue queue;
  private final IntPredicate elsewhere;
  private final Consumer<String> say;

  /**
   * The way through what is wrong.
   *
   * @param elsewhere goes on in another object in a direction; false if none has a problem
   * @param say says where it is
   */
  public ProblemWay(
      ProblemsViewModel problems,
      SelectionViewModel selection,
      ProblemPlaces places,
      CommandQueue queue,
      IntPredicate elsewhere,
      Consumer<String> say) {
    this.problems = problems;
    this.selection = selection;
    this.places = places;
    this.queue = queue;
    this.elsewhere = elsewhere;
    this.say = say;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("NEXT_PROBLEM", ProblemWords.NEXT.text(), () -> queue.move(() -> go(1)))
            .in("CHANGE", 3, 70)
            .in("TABS", 0, 30)
            .in("STATUS", 0, 30)
            .keys("Shortcut+Shift+Page Down", ProblemWords.NEXT_KEYS.text())
            .first(),
        Action.of("PREVIOUS_PROBLEM", ProblemWords.PREVIOUS.text(), () -> queue.move(() -> go(-1)))
            .in("CHANGE", 3, 80)
            .keys("Shortcut+Shift+Page Up", ProblemWords.PREVIOUS_KEYS.text())
            .first());
  }

  /** Selects the field of the next problem in a direction; where there is none, goes there. */
  private void go(int by) {
    Optional<Problem> next = problems.next(by, selection.getPath());
    boolean isKnown = !problems.findings().lookingProperty().get();
    if (isKnown && problems.isEnd(by, selection.getPath()) && elsewhere.test(by)) {
      return;
    }
    if (next.isEmpty() || !isKnown) {
      say.accept(isKnown ? ProblemWords.NONE_BEFORE.text() : ProblemWords.STILL_LOOKING.text());
      queue.lost();
      return;
    }
    Problem problem = next.get();
    problems.chosenProperty().set(next);
    if (problem.path().isRoot()) {
      places.goTo(problem);
    } else {
      selection.select(problem.path());
    }
    List<Problem> all = problems.allProperty().get();
    say.accept(ProblemWords.NUMBER.text("next", all.indexOf(problem) + 1, "count", all.size()));
  }
}
