package dev.tripatch.merge;

import dev.tripatch.json.PathStep;

/**
 * An item of a list that both sides have.
 *
 * @param step the way to it from its list
 * @param places where each version has it, counted from 0
 * @param field what becomes of it
 */
public record MergedItem(PathStep step, Threefold<Integer> places, MergedField field) {}
