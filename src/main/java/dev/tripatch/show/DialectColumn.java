package dev.tripatch.show;

import dev.tripatch.dialect.Party;
import dev.tripatch.engine.patch.Refusal;
import java.util.Optional;

/**
 * A dialect that takes part in a comparison.
 *
 * @param party which one
 * @param refusal why it would refuse; empty if it would not
 */
public record DialectColumn(Party party, Optional<Refusal> refusal) {}
