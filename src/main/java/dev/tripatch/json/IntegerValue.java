package dev.tripatch.json;

/**
 * An integer that fits 64 bits with sign, the only integer that Kubernetes computes patches with.
 */
public record IntegerValue(long number) implements Scalar {}
