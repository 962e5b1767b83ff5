/**
 * Hazards of documents and patches as a whole: directives, keys, order, characters, variables, and
 * what a dialect loses.
 *
 * <p>It must not know the checks of single fields. Start reading at {@link
 * dev.tripatch.hazard.document.DirectiveKeys}.
 */
@NullMarked
package dev.tripatch.hazard.document;

import org.jspecify.annotations.NullMarked;
