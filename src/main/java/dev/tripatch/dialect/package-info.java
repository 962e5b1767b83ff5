/**
 * The same inputs in every dialect, side by side: what each makes of them, which fields come out
 * differently, and why.
 *
 * <p>It must not know text, files or any toolkit. Start reading at {@link
 * dev.tripatch.dialect.DialectComparison}.
 */
@NullMarked
package dev.tripatch.dialect;

import org.jspecify.annotations.NullMarked;
