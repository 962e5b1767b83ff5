/**
 * What the panes show of one step on the way to a patch and its result: what it reads, what it
 * writes, and both texts as far as they have come.
 */
@NullMarked
package dev.tripatch.show.step;

import org.jspecify.annotations.NullMarked;
