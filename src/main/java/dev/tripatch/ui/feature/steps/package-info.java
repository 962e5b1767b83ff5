/**
 * The bar that goes through the steps to patch and result.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.steps.StepCommands}.
 */
@NullMarked
package dev.tripatch.ui.feature.steps;

import org.jspecify.annotations.NullMarked;
