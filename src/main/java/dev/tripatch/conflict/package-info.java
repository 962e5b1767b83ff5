/**
 * Who is in conflict with whom: the fields that live moved away from what was last applied while
 * local wants something there, with their owners and what can be done.
 *
 * <p>It must not know text, files or any toolkit. Start reading at {@link
 * dev.tripatch.conflict.Conflicts}.
 */
@NullMarked
package dev.tripatch.conflict;

import org.jspecify.annotations.NullMarked;
