package dev.tripatch.ui.feature.problems;

import dev.tripatch.document.Span;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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

  /**
   * The way to the place of a problem.
   *
   * @param uncover brings a pane into view
   * @param rules brings the own rules into view
   */
  public record ProblemPlaces(
      Panes panes, SelectionViewModel selection, Consumer<Role> uncover, Runnable rules) {

    /** Brings the caret to a problem; what has no place there is selected as a field. */
    void goTo(Problem problem) {
      if (!problem.path().isRoot()) {
        selection.select(problem.path());
      }
      Optional<Integer> start = problem.span().map(Span::start);
      problem
          .where()
          .ifPresentOrElse(
              role ->
                  start.ifPresent(
                      offset -> {
                        uncover.accept(role);
                        panes.view(role).editor().caret().goTo(offset);
                      }),
              rules);
    }
  }
}
