/**
 * What helm upgrade does around the patch engine: which kinds are compiled into Helm, which objects
 * decode into them, what Helm writes into an object itself, and which of its two patches it makes.
 *
 * <p>It must not know text, files or any toolkit. Start reading at {@link
 * dev.tripatch.dialect.helm.HelmUpgrade}; decision record 9 says where this is known from.
 */
@NullMarked
package dev.tripatch.dialect.helm;

import org.jspecify.annotations.NullMarked;
