/**
 * Outcomes and reasons in plain sentences.
 *
 * <p>It must not know how they are found. Start reading at {@link
 * dev.tripatch.explain.words.Words}.
 */
@NullMarked
package dev.tripatch.explain.words;

import org.jspecify.annotations.NullMarked;
