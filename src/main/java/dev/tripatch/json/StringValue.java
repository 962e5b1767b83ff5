package dev.tripatch.json;

/**
 * A string.
 *
 * @param text its characters, unescaped
 */
public record StringValue(String text) implements Scalar {}
