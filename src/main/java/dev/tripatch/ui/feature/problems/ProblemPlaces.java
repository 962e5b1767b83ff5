package dev.tripatch.ui.feature.problems;

import dev.tripatch.document.Span;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import java.util.Optional;
import java.util.function.Consumer;

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
