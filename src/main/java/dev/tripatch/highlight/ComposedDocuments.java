package dev.tripatch.highlight;

import dev.tripatch.document.SourceDocument;
import java.util.Optional;

/**
 * What stands in the panes while a patch is composed; live and the patch could be read.
 *
 * @param lastApplied the last-applied configuration, which is not used; empty if there is none
 * @param local the local file, which is not used
 * @param live the live object
 * @param patch the patch that the person wrote
 */
public record ComposedDocuments(
    Optional<SourceDocument> lastApplied,
    SourceDocument local,
    SourceDocument live,
    SourceDocument patch) {}
