package dev.tripatch.ui.panes.model;

import static dev.tripatch.ui.Fragments.named;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.workspace.Workbench;
import java.util.concurrent.Executor;

/** The documents of a window, and what the engine makes of them, without a window. */
public final class OpenModel {
  public static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  final Documents documents = new Documents();
  final Comparer comparer = new Comparer(WORKBENCH);
  final ComparisonViewModel comparison;
  final DecisionsViewModel decisions;
  final SelectionViewModel selection;

  /** Everything is computed at once. */
  OpenModel() {
    this(Runnable::run);
  }

  /** Computes where it is told to. */
  OpenModel(Executor background) {
    comparison = new ComparisonViewModel(documents, comparer, background, Runnable::run);
    decisions = new DecisionsViewModel(documents, comparison);
    selection = new SelectionViewModel(comparison);
    selection.follow(decisions);
  }

  /** What further view models follow, which work where they are told to. */
  ModelContext context(Executor aside) {
    return context(aside, new ComposerViewModel(documents.drafts(), comparison));
  }

  ModelContext context(Executor aside, ComposerViewModel composer) {
    return new ModelContext(
        documents, comparison, selection, composer, WORKBENCH, aside, Runnable::run);
  }

  /** What view models of other tests follow. */
  public static ModelContext context(
      Documents documents,
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      Executor aside,
      Executor foreground) {
    return new ModelContext(
        documents,
        comparison,
        selection,
        new ComposerViewModel(documents.drafts(), comparison),
        WORKBENCH,
        aside,
        foreground);
  }

  /** Opens three texts; fields alone get a name. */
  void open(String last, String local, String live) {
    documents.lastApplied().open(OpenDocument.unfiled("last", named(last)));
    documents.local().open(OpenDocument.unfiled("local", named(local)));
    documents.live().open(OpenDocument.unfiled("live", named(live)));
  }
}
