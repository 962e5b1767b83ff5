package dev.tripatch.engine.format;

/**
 * A step with what it changes.
 *
 * @param step what people see of it
 * @param change what it changes
 */
record Move(Step step, StepChange change) {}
