/**
 * Quick fixes: what a person can do at a place of a composed patch about what is wrong there.
 *
 * <p>Start reading at {@code QuickFixes}.
 */
@NullMarked
package dev.tripatch.workspace.fix;

import org.jspecify.annotations.NullMarked;
