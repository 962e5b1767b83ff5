/**
 * Any two of the five texts of a comparison, beside each other.
 *
 * <p>It knows what a comparison answers, but not how panes show it. Start reading at {@link
 * dev.tripatch.highlight.pair.PanePair} and {@link dev.tripatch.highlight.pair.PairRow}.
 */
@NullMarked
package dev.tripatch.highlight.pair;

import org.jspecify.annotations.NullMarked;
