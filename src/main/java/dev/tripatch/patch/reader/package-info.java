/**
 * Who makes what of a patch: one reader for every {@link dev.tripatch.patch.Dialect}.
 *
 * <p>It must not know documents or how patches are computed. Start reading at {@link
 * dev.tripatch.patch.reader.PatchReader}; decision record 9 says what each dialect does, and where
 * that is known from.
 */
@NullMarked
package dev.tripatch.patch.reader;

import org.jspecify.annotations.NullMarked;
