package dev.tripatch.ui.feature.problems;

import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * The way from problem to problem, in the order of their list. After the last comes the next object
 * with problems; if no other object has any, the first problem.
 *
 * @param elsewhere goes on in another object in a direction; false if none has a problem
 */
public record ProblemWay(
    WindowContext window, ProblemsViewModel problems, ProblemPlaces places, IntPredicate elsewhere)
    implements Feature {

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("NEXT_PROBLEM", ProblemWords.NEXT.text(), () -> window.queue().move(() -> go(1)))
            .in("CHANGE", 3, 70)
            .in("TABS", 0, 30)
            .in("STATUS", 0, 30)
            .keys("Shortcut+Shift+Page Down", ProblemWords.NEXT_KEYS.text())
            .first(),
        Action.of(
                "PREVIOUS_PROBLEM",
                ProblemWords.PREVIOUS.text(),
                () -> window.queue().move(() -> go(-1)))
            .in("CHANGE", 3, 80)
            .keys("Shortcut+Shift+Page Up", ProblemWords.PREVIOUS_KEYS.text())
            .first());
  }

  /** Selects the field of the next problem in a direction; where there is none, goes there. */
  private void go(int by) {
    Optional<Problem> next = problems.next(by, window.selection().getPath());
    boolean isKnown = !problems.findings().lookingProperty().get();
    if (isKnown && problems.isEnd(by, window.selection().getPath()) && elsewhere.test(by)) {
      return;
    }
    if (next.isEmpty() || !isKnown) {
      window.say(isKnown ? ProblemWords.NONE_BEFORE.text() : ProblemWords.STILL_LOOKING.text());
      window.queue().lost();
      return;
    }
    Problem problem = next.get();
    problems.chosenProperty().set(next);
    if (problem.path().isRoot()) {
      places.goTo(problem);
    } else {
      window.selection().select(problem.path());
    }
    List<Problem> all = problems.allProperty().get();
    window.say(ProblemWords.NUMBER.text("next", all.indexOf(problem) + 1, "count", all.size()));
  }
}
