/**
 * The tab Schema: the rule behind every field of the current kind, the panel and the text in which
 * a person writes own rules, and the schemas that a person brings. The tab Rules: which row of
 * which decision table applies to the selected field. The tab Tools: what every tool makes of the
 * selected list or map under its rule, and under rules that a person tries.
 *
 * <p>It must not decide what a rule does, nor know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.schema.SchemaTab}, {@link dev.tripatch.ui.feature.schema.RulesTab} and
 * {@link dev.tripatch.ui.feature.schema.ToolsTab}.
 */
@NullMarked
package dev.tripatch.ui.feature.schema;

import org.jspecify.annotations.NullMarked;
