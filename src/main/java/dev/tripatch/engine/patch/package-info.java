/**
 * Computing and applying patches over values. {@code strategic} holds the strategic merge patch;
 * this package what all kinds of patches share.
 *
 * <p>It must not know text, documents or any toolkit. Start reading at {@link
 * dev.tripatch.engine.patch.Dialect} and {@code strategic}.
 */
@NullMarked
package dev.tripatch.engine.patch;

import org.jspecify.annotations.NullMarked;
