package dev.tripatch.share.report;

import dev.tripatch.engine.step.Step;

/**
 * A step with its picture.
 *
 * @param step the step
 * @param source where the picture is: a file's name beside the page, or the picture itself as a
 *     {@code data:} address
 */
public record PicturedStep(Step step, String source) {}
