package dev.tripatch.ui.feature.rules;

import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.panes.model.Visited;
import java.util.Optional;

/**
 * Shows the documents in which another row of a decision table applies, with its field selected.
 *
 * @param visit what fills the panes
 * @param selection the selected field
 */
public record RuleSandbox(Visit visit, SelectionViewModel selection)
    implements RulesViewModel.Sandbox {

  @Override
  public void open(RulesViewModel.Trial trial) {
    visit.open(
        new Visited(
            Visited.Kind.WHAT_IF,
            trial.title(),
            trial.texts().toMap(),
            Optional.empty(),
            trial.asked().mode()));
    selection.select(trial.field());
  }
}
