package dev.tripatch.json;

/** A value without parts; Kubernetes calls it a primitive. */
public sealed interface Scalar extends Value
    permits StringValue, BoolValue, IntegerValue, BigIntegerValue, FloatValue, NullValue {}
