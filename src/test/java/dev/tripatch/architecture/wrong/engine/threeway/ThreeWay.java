package dev.tripatch.architecture.wrong.engine.threeway;

/** An engine for others to call where they must not. */
public final class ThreeWay {}
