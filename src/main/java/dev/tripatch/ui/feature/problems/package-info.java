/**
 * What is wrong in all texts, as one list, and the way from one problem to the next.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.problems.ProblemsViewModel}.
 */
@NullMarked
package dev.tripatch.ui.feature.problems;

import org.jspecify.annotations.NullMarked;
