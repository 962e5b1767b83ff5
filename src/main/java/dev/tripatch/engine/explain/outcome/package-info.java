/**
 * What happened to a field and why: the vocabulary of outcomes, reasons and notes.
 *
 * <p>It must not know how outcomes are found, or in which words they are reported. Start reading at
 * {@link dev.tripatch.engine.explain.outcome.FieldOutcome}.
 */
@NullMarked
package dev.tripatch.engine.explain.outcome;

import org.jspecify.annotations.NullMarked;
