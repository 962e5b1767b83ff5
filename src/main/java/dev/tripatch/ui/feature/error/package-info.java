/**
 * kubectl's errors: opened, read and shown.
 *
 * <p>It must not know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.error.ErrorReader}.
 */
@NullMarked
package dev.tripatch.ui.feature.error;

import org.jspecify.annotations.NullMarked;
