/**
 * Quick fixes: what a person can do at a place of local or of a composed patch about what is wrong
 * there. What can be seen at the caret alone needs no comparison; the rest follows from the
 * hazards.
 *
 * <p>Start reading at {@code QuickFixes}; {@code ProvenFixes} tries them, and says what has none.
 */
@NullMarked
package dev.tripatch.edit.fix;

import org.jspecify.annotations.NullMarked;
