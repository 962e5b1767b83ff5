/**
 * Go's two ways to sort, step by step: equal items end up where Go leaves them.
 *
 * <p>It must not know what is sorted. Start reading at {@link
 * dev.tripatch.engine.patch.strategic.sort.GoSort}.
 */
@NullMarked
package dev.tripatch.engine.patch.strategic.sort;

import org.jspecify.annotations.NullMarked;
