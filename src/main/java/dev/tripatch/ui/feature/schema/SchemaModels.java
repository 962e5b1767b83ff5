package dev.tripatch.ui.feature.schema;

import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.workspace.Workbench;
import java.util.concurrent.Executor;

/**
 * The view models of schemas.
 *
 * @param tree the fields of the current kind
 * @param rules the own rule of the field that is looked at
 * @param effect what own rules change
 * @param uses what tools and releases make of the field
 */
public record SchemaModels(
    SchemaViewModel tree, RuleViewModel rules, EffectViewModel effect, UsesViewModel uses) {

  /**
   * Those that follow a comparison.
   *
   * @param workbench knows the built-in schemas
   * @param aside where to work on what nobody waits for; one thread
   * @param foreground runs what it is given on the UI thread
   */
  public static SchemaModels of(
      Documents documents,
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      Workbench workbench,
      Executor aside,
      Executor foreground) {
    SchemaViewModel tree =
        new SchemaViewModel(documents, comparison, selection, workbench, aside, foreground);
    return new SchemaModels(
        tree,
        new RuleViewModel(tree, documents.schemas(), workbench, aside, foreground),
        new EffectViewModel(comparison, tree.lookingProperty(), workbench, aside, foreground),
        new UsesViewModel(tree, documents.schemas(), workbench, aside, foreground));
  }
}
