/**
 * Who makes what of a patch: one reader for every {@link dev.tripatch.engine.patch.Dialect}.
 *
 * <p>It must not know documents or how patches are computed. Start reading at {@link
 * dev.tripatch.engine.threeway.PatchReader}; decision record 9 says what each dialect does, and
 * where that is known from.
 */
@NullMarked
package dev.tripatch.engine.threeway;

import org.jspecify.annotations.NullMarked;
