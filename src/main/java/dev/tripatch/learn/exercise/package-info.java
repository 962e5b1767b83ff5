/**
 * Exercises: lessons that ask the reader to write a patch, to change local, to name a rule, or to
 * predict what comes out. An answer is judged by what it does, and a prediction by its value,
 * whatever its words are.
 *
 * <p>It must not know JavaFX or the terminal. Start reading at {@link
 * dev.tripatch.learn.exercise.Exercise} and {@link dev.tripatch.learn.exercise.PredictionJudge}.
 */
@NullMarked
package dev.tripatch.learn.exercise;

import org.jspecify.annotations.NullMarked;
