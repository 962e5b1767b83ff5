/**
 * What is wrong in all texts, as one list, and the way from one problem to the next; and kubectl's
 * errors: opened, read and shown.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.problems.ProblemsViewModel}; for kubectl's errors at {@link
 * dev.tripatch.ui.feature.problems.ErrorReader}.
 */
@NullMarked
package dev.tripatch.ui.feature.problems;

import org.jspecify.annotations.NullMarked;
