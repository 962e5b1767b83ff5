/**
 * Conflicts as kubectl apply has them and does not report: the fields that live moved away from
 * what was last applied while local wants something else there, with their owners; and excerpts of
 * a comparison to try decisions on. What server-side apply calls a conflict is something else.
 *
 * <p>It must not know files or any toolkit. Start reading at {@link
 * dev.tripatch.decide.conflict.Conflicts}; decision record 10 says what counts.
 */
@NullMarked
package dev.tripatch.decide.conflict;

import org.jspecify.annotations.NullMarked;
