/**
 * The same inputs in every dialect, side by side: what each makes of them, which fields come out
 * differently, and why. Helm is one of them: which kinds are compiled into it, what it writes into
 * an object itself, and which of its two patches it makes.
 *
 * <p>It must not know text, files or any toolkit. Start reading at {@link
 * dev.tripatch.dialect.DialectComparison}; for Helm at {@link dev.tripatch.dialect.HelmUpgrade}
 * (decision record 9 says where this is known from).
 */
@NullMarked
package dev.tripatch.dialect;

import org.jspecify.annotations.NullMarked;
