/**
 * The tab Rules: which row of which decision table applies to the selected field.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.rules.RulesTab}.
 */
@NullMarked
package dev.tripatch.ui.feature.rules;

import org.jspecify.annotations.NullMarked;
