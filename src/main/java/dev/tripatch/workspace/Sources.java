package dev.tripatch.workspace;

import dev.tripatch.document.SourceDocument;
import java.util.Optional;

/**
 * The texts of a case, read.
 *
 * @param lastApplied the last-applied configuration; empty to take it from live's annotation
 * @param local the local file
 * @param live the live object; empty if there is none yet
 */
public record Sources(
    Optional<SourceDocument> lastApplied, SourceDocument local, Optional<SourceDocument> live) {}
