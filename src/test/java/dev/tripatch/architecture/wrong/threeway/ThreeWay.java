package dev.tripatch.architecture.wrong.threeway;

/** An engine for others to call where they must not. */
public final class ThreeWay {}
