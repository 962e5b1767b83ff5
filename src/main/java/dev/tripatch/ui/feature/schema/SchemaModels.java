package dev.tripatch.ui.feature.schema;

import dev.tripatch.ui.panes.model.ModelContext;

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

  /** Those that follow a comparison. */
  public static SchemaModels of(ModelContext models) {
    SchemaViewModel tree = new SchemaViewModel(models);
    return new SchemaModels(
        tree,
        new RuleViewModel(models, tree),
        new EffectViewModel(models, tree.lookingProperty()),
        new UsesViewModel(models, tree));
  }
}
