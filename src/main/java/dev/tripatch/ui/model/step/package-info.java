/** The way to a patch and its result, one step at a time. */
@NullMarked
package dev.tripatch.ui.model.step;

import org.jspecify.annotations.NullMarked;
