/**
 * The syntax colours of YAML and JSON, line by line.
 *
 * <p>It must not know where the colours are shown. Start reading at {@link
 * dev.tripatch.show.syntax.LineSyntax}.
 */
@NullMarked
package dev.tripatch.show.syntax;

import org.jspecify.annotations.NullMarked;
