/**
 * Predict, then see: what a lesson asks the reader to predict, the prediction, and how it differs
 * from what the engine makes of the same documents. A prediction is judged by its value, whatever
 * its text looks like.
 *
 * <p>It must not know JavaFX or the terminal. Start reading at {@link
 * dev.tripatch.learn.predict.PredictionJudge}.
 */
@NullMarked
package dev.tripatch.learn.predict;

import org.jspecify.annotations.NullMarked;
