package dev.tripatch.ui.app;

import dev.tripatch.ui.feature.dialects.DialectsViewModel;
import dev.tripatch.ui.feature.dialects.ServerSideViewModel;
import dev.tripatch.ui.feature.problems.ProblemsViewModel;
import dev.tripatch.ui.feature.rules.RulesViewModel;
import dev.tripatch.ui.feature.schema.SchemaModels;
import dev.tripatch.ui.feature.tools.ToolsViewModel;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.FirstSelection;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.workspace.Workbench;

/** The view models of a window, each with what it follows. */
record WindowModels(
    Comparer comparer,
    Documents documents,
    ComparisonViewModel comparison,
    ComposerViewModel composer,
    SelectionViewModel selection,
    Visit visit,
    DialectsViewModel dialects,
    ServerSideViewModel serverSide,
    FindingsViewModel findings,
    DecisionsViewModel decisions,
    RulesViewModel rules,
    SchemaModels schema,
    ToolsViewModel tools,
    StepperViewModel stepper,
    ProblemsViewModel problems) {

  /** Those of a window without documents yet. */
  static WindowModels of(Comparer comparer, Workbench workbench, WindowContent.Threads threads) {
    Documents documents = new Documents();
    ComparisonViewModel comparison =
        new ComparisonViewModel(documents, comparer, threads.background(), threads.foreground());
    comparison.errors().setPause(threads.settling(), threads.foreground());
    // What is decided is known before anything looks for a field that is gone.
    DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
    SelectionViewModel selection = new SelectionViewModel(comparison);
    selection.follow(decisions);
    FirstSelection.in(documents, comparison, selection);
    ComposerViewModel composer = new ComposerViewModel(documents.drafts(), comparison);
    Visit visit = new Visit(documents, composer, comparison.patch(), selection);
    FindingsViewModel findings =
        new FindingsViewModel(
            comparison, selection, threads.aside(), threads.pause(), threads.foreground());
    return new WindowModels(
        comparer,
        documents,
        comparison,
        composer,
        selection,
        visit,
        new DialectsViewModel(comparison, threads.aside(), threads.foreground()),
        new ServerSideViewModel(comparison, threads.aside(), threads.foreground()),
        findings,
        decisions,
        new RulesViewModel(
            documents, comparison, selection, visit::open, threads.aside(), threads.foreground()),
        SchemaModels.of(
            documents, comparison, selection, workbench, threads.aside(), threads.foreground()),
        new ToolsViewModel(
            documents, comparison, selection, workbench, threads.aside(), threads.foreground()),
        new StepperViewModel(documents, comparison, threads.aside(), threads.foreground()),
        new ProblemsViewModel(documents, comparison, findings));
  }
}
