/**
 * The decision table of the selected field, without controls.
 *
 * <p>It must not know how tables are drawn. Start reading at {@link
 * dev.tripatch.ui.model.rules.RulesViewModel}.
 */
@NullMarked
package dev.tripatch.ui.model.rules;

import org.jspecify.annotations.NullMarked;
