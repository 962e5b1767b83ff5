/**
 * Patches that a person writes: edits by what they are to do, formats, opening and saving.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.compose.DraftEdits}.
 */
@NullMarked
package dev.tripatch.ui.feature.compose;

import org.jspecify.annotations.NullMarked;
