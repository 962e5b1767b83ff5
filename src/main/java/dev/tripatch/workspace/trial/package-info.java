/**
 * A change that is put before a server, which only tries it: what is asked, and what the answer
 * says beside what was predicted, field by field.
 *
 * <p>It knows kubectl through {@code cluster.live} only, and nothing of a window. Start reading at
 * {@link dev.tripatch.workspace.trial.Trial}.
 */
@NullMarked
package dev.tripatch.workspace.trial;

import org.jspecify.annotations.NullMarked;
