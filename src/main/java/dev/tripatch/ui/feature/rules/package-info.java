/**
 * The decision table of the selected field, without controls.
 *
 * <p>It must not know how tables are drawn. Start reading at {@link
 * dev.tripatch.ui.feature.rules.RulesViewModel}.
 */
@NullMarked
package dev.tripatch.ui.feature.rules;

import org.jspecify.annotations.NullMarked;
