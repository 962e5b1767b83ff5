/**
 * The pure function in the middle: three documents and a schema in, patch, result and reasons out;
 * and leaving fields out of the patch, which {@code SelectedPatch} proves.
 *
 * <p>No files, clock, locale or toolkit here. Start reading at {@code ThreeWay}; for what is left
 * out, at {@code LeavingOut}.
 */
@NullMarked
package dev.tripatch.engine.threeway;

import org.jspecify.annotations.NullMarked;
