package dev.tripatch.architecture.wrong.ui.feature.one;

/** Wrong: a feature that knows another, and a name that it has, too. */
record Tab(dev.tripatch.architecture.wrong.ui.feature.two.Tab other) {}
