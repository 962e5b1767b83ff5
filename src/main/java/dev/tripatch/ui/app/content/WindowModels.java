package dev.tripatch.ui.app.content;

import dev.tripatch.ui.model.Comparer;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.ComposerViewModel;
import dev.tripatch.ui.model.DialectsViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.FindingsViewModel;
import dev.tripatch.ui.model.FirstSelection;
import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.ui.model.ServerSideViewModel;
import dev.tripatch.ui.model.decision.DecisionsViewModel;
import dev.tripatch.ui.model.schema.SchemaModels;
import dev.tripatch.workspace.Workbench;

/** The view models of a window, each with what it follows. */
record WindowModels(
    Comparer comparer,
    Documents documents,
    ComparisonViewModel comparison,
    ComposerViewModel composer,
    SelectionViewModel selection,
    DialectsViewModel dialects,
    ServerSideViewModel serverSide,
    FindingsViewModel findings,
    DecisionsViewModel decisions,
    SchemaModels schema) {

  /** Those of a window without documents yet. */
  static WindowModels of(Comparer comparer, Workbench workbench, WindowContent.Threads threads) {
    Documents documents = new Documents();
    ComparisonViewModel comparison =
        new ComparisonViewModel(documents, comparer, threads.background(), threads.foreground());
    SelectionViewModel selection = new SelectionViewModel(comparison);
    FirstSelection.in(documents, comparison, selection);
    DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
    selection.setDecided(path -> decisions.getTally().at(path).isPresent());
    return new WindowModels(
        comparer,
        documents,
        comparison,
        new ComposerViewModel(documents.drafts(), comparison),
        selection,
        new DialectsViewModel(comparison, threads.aside(), threads.foreground()),
        new ServerSideViewModel(comparison, threads.aside(), threads.foreground()),
        new FindingsViewModel(
            comparison, selection, threads.aside(), threads.pause(), threads.foreground()),
        decisions,
        SchemaModels.of(
            documents, comparison, selection, workbench, threads.aside(), threads.foreground()));
  }
}
