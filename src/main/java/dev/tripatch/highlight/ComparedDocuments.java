package dev.tripatch.highlight;

import dev.tripatch.document.SourceDocument;
import java.util.Optional;

/**
 * The three documents of a comparison as texts; all could be read.
 *
 * @param lastApplied the last-applied configuration; empty if there is none
 * @param local the local file
 * @param live the live object; empty if there is none
 */
public record ComparedDocuments(
    Optional<SourceDocument> lastApplied, SourceDocument local, Optional<SourceDocument> live) {}
