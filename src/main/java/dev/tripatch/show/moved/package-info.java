/**
 * How a live object has moved since it was read: the fields with their values before and now, and
 * who changed them.
 *
 * <p>It knows no cluster and no window. Start reading at {@link dev.tripatch.show.moved.LiveMove}.
 */
@NullMarked
package dev.tripatch.show.moved;

import org.jspecify.annotations.NullMarked;
