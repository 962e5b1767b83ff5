/**
 * Secrets, masked: which values of an object nobody should read over a shoulder or in a ticket, and
 * what is there instead. The same content has the same mask, so that a comparison of masked
 * documents comes out as that of the real ones.
 *
 * <p>It knows objects and their texts, and nothing of comparisons: mask first, then compare. Start
 * reading at {@link dev.tripatch.cluster.secret.Masking}.
 */
@NullMarked
package dev.tripatch.cluster.secret;

import org.jspecify.annotations.NullMarked;
