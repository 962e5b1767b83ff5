/**
 * What a server said of a change, in words: in a sentence, and field by field.
 *
 * <p>It asks nobody, and knows no feature. Start reading at {@link
 * dev.tripatch.ui.panes.said.SaidText}.
 */
@NullMarked
package dev.tripatch.ui.panes.said;

import org.jspecify.annotations.NullMarked;
