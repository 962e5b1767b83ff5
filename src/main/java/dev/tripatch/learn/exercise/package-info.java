/**
 * Exercises: lessons that ask the reader to write a patch, to change local or to name a rule. An
 * answer is judged by what it does, whatever its words are.
 *
 * <p>It must not know JavaFX or the terminal. Start reading at {@link
 * dev.tripatch.learn.exercise.Exercise}.
 */
@NullMarked
package dev.tripatch.learn.exercise;

import org.jspecify.annotations.NullMarked;
