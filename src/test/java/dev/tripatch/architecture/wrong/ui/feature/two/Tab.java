package dev.tripatch.architecture.wrong.ui.feature.two;

/** A tab of a feature. */
public record Tab() {}
