/**
 * The reference: a page for each directive, annotation, outcome, dialect, refusal and hazard, with
 * examples that the tests check. The pages are Markdown files beside this package, but those of the
 * hazards, which are where the hazards are.
 *
 * <p>It must not know how a page is shown, nor compute an example. Start reading at {@link
 * dev.tripatch.learn.reference.Reference}.
 */
@NullMarked
package dev.tripatch.learn.reference;

import org.jspecify.annotations.NullMarked;
