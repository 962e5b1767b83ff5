/**
 * Lessons and the reference: Markdown files with prose, labelled blocks and examples, which people
 * read, the window opens and the tests check. The reference has a page for each directive,
 * annotation, outcome, dialect, refusal and hazard; the pages of hazards are where the hazards are.
 * {@code README.md} beside the built-in lessons says what the blocks mean.
 *
 * <p>It must not know how a lesson or a page is shown, nor compute an example. Start reading at
 * {@link dev.tripatch.learn.Lesson} and {@link dev.tripatch.learn.Reference}.
 */
@NullMarked
package dev.tripatch.learn;

import org.jspecify.annotations.NullMarked;
