package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.live.LiveObject;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * What the window knows of the cluster that it shows.
 *
 * @param source where live is from; empty if it is not from a cluster
 * @param isRed whether a context is one of those that are red
 * @param sent gets the context and the object as it is after it was sent
 * @param readAgain reads live again into its pane
 */
public record ShownCluster(
    Supplier<Optional<LiveSource>> source,
    Predicate<String> isRed,
    BiConsumer<String, LiveObject> sent,
    Runnable readAgain) {}
