package dev.tripatch.show;

import dev.tripatch.show.paint.Mark;
import java.util.Optional;

/**
 * What a field comes out as in one dialect.
 *
 * @param text the value on one line; a dash if the field is not there, {@code refused} if the
 *     dialect refuses
 * @param mark how it differs from the first dialect's; empty if it does not
 * @param reason why it differs, in a sentence; empty if it does not
 */
public record DialectCell(String text, Optional<Mark> mark, String reason) {}
