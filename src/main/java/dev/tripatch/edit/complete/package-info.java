/**
 * Completion: what a person may write next in local or in a composed patch, from the schema and
 * from live. The text may be half typed; it need not be readable.
 *
 * <p>No toolkit. Start reading at {@code Completion}.
 */
@NullMarked
package dev.tripatch.edit.complete;

import org.jspecify.annotations.NullMarked;
