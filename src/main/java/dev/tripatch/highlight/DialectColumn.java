package dev.tripatch.highlight;

import dev.tripatch.patch.Dialect;
import dev.tripatch.patch.Refusal;
import java.util.Optional;

/**
 * A dialect that takes part in a comparison.
 *
 * @param dialect which one
 * @param refusal why it would refuse; empty if it would not
 */
public record DialectColumn(Dialect dialect, Optional<Refusal> refusal) {}
