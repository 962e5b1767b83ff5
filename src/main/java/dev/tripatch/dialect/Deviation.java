package dev.tripatch.dialect;

import dev.tripatch.patch.Dialect;

/**
 * Why a dialect has another value than the comparison's first.
 *
 * @param dialect which dialect
 * @param cause why
 * @param sentence the cause in words, naming the field
 */
public record Deviation(Dialect dialect, Cause cause, String sentence) {}
