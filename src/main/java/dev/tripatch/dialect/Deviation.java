package dev.tripatch.dialect;

/**
 * Why a dialect has another value than the comparison's first.
 *
 * @param party which party
 * @param cause why
 * @param sentence the cause in words, naming the field
 */
public record Deviation(Party party, Cause cause, String sentence) {}
