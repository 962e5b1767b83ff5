package dev.tripatch.ui.app;

import dev.tripatch.ui.feature.dialects.DialectsViewModel;
import dev.tripatch.ui.feature.dialects.ServerSideViewModel;
import dev.tripatch.ui.feature.problems.ProblemsViewModel;
import dev.tripatch.ui.feature.schema.RulesViewModel;
import dev.tripatch.ui.feature.schema.SchemaCommands.SchemaModels;
import dev.tripatch.ui.feature.schema.ToolsViewModel;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.FirstSelection;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.workspace.Workbench;

/** The view models of a window, each with what it follows. */
final class WindowModels {

  final Comparer comparer;
  final Documents documents = new Documents();
  final ComparisonViewModel comparison;
  final DecisionsViewModel decisions;
  final SelectionViewModel selection;
  final ComposerViewModel composer;
  final ModelContext context;
  final Visit visit;
  final FindingsViewModel findings;
  final DialectsViewModel dialects;
  final ServerSideViewModel serverSide;
  final RulesViewModel rules;
  final SchemaModels schema;
  final ToolsViewModel tools;
  final StepperViewModel stepper;
  final ProblemsViewModel problems;

  /** Those of a window without documents yet. */
  WindowModels(Workbench workbench, WindowContent.Threads threads) {
    comparer = new Comparer(workbench);
    comparison =
        new ComparisonViewModel(documents, comparer, threads.background(), threads.foreground());
    comparison.errors().setPause(threads.settling(), threads.foreground());
    // What is decided is known before anything looks for a field that is gone.
    decisions = new DecisionsViewModel(documents, comparison);
    selection = new SelectionViewModel(comparison);
    selection.follow(decisions);
    FirstSelection.in(documents, comparison, selection);
    composer = new ComposerViewModel(documents.drafts(), comparison);
    context =
        new ModelContext(
            documents,
            comparison,
            selection,
            composer,
            workbench,
            threads.aside(),
            threads.foreground());
    visit = new Visit(context);
    findings = new FindingsViewModel(context, threads.pause());
    dialects = new DialectsViewModel(context);
    serverSide = new ServerSideViewModel(context);
    rules = new RulesViewModel(context, visit::open);
    schema = SchemaModels.of(context);
    tools = new ToolsViewModel(context);
    stepper = new StepperViewModel(context);
    problems = new ProblemsViewModel(context, findings);
  }
}
