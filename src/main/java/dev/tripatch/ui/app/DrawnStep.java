package dev.tripatch.ui.app;

import dev.tripatch.engine.step.Step;
import java.util.Optional;

/**
 * The window as it was drawn.
 *
 * @param step the step that it showed; empty if it showed none
 * @param image what it looked like
 */
public record DrawnStep(Optional<Step> step, Picture image) {}
