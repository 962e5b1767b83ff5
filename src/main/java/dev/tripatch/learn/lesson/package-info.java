/**
 * Lessons: Markdown files with prose and labelled blocks, which people read, the window opens and
 * the tests check. {@code README.md} beside the built-in ones says what the blocks mean.
 *
 * <p>It must not know the engine, nor how a lesson is shown. Start reading at {@link
 * dev.tripatch.learn.lesson.Lesson}.
 */
@NullMarked
package dev.tripatch.learn.lesson;

import org.jspecify.annotations.NullMarked;
