/**
 * Words about what is seen: the Why panel and the help on directives.
 *
 * <p>Start reading at {@link dev.tripatch.ui.explain.WhyPanel}.
 */
@NullMarked
package dev.tripatch.ui.explain;

import org.jspecify.annotations.NullMarked;
