/**
 * How a patch and its result come about, one step at a time, as data: what each step reads and
 * writes, a sentence with the rule, and both texts as far as they have come.
 *
 * <p>Nothing is decided here: the steps are the engine's own decision trees and the acts that it
 * wrote down while it applied the patch. It must not know how steps are shown. Start reading at
 * {@link dev.tripatch.engine.step.Steps}.
 */
@NullMarked
package dev.tripatch.engine.step;

import org.jspecify.annotations.NullMarked;
