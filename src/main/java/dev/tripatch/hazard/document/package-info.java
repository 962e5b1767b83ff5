/**
 * Hazards of documents and patches: directives, keys, orders, characters, variables, and what a
 * dialect loses.
 *
 * <p>It must not know types of fields. Start reading at {@link
 * dev.tripatch.hazard.document.DirectiveKeys}.
 */
@NullMarked
package dev.tripatch.hazard.document;

import org.jspecify.annotations.NullMarked;
