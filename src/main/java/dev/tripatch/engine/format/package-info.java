/**
 * The three formats of patches that the API server takes: one change in each of them, with what
 * each cannot say; and patches that people wrote, with what to look out for.
 *
 * <p>It must not know text, files or any toolkit. Start reading at {@link
 * dev.tripatch.engine.format.ChangeInFormats} and {@link dev.tripatch.engine.format.WrittenPatch}.
 */
@NullMarked
package dev.tripatch.engine.format;

import org.jspecify.annotations.NullMarked;
