package dev.tripatch.value;

/**
 * A string.
 *
 * @param text its characters, unescaped
 */
public record StringValue(String text) implements Scalar {}
