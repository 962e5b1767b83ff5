/**
 * What the Why panel says of a field.
 *
 * <p>It must not know panes or tables. Start reading at {@link dev.tripatch.highlight.why.Why}.
 */
@NullMarked
package dev.tripatch.highlight.why;

import org.jspecify.annotations.NullMarked;
