package dev.tripatch.ui.app;

import dev.tripatch.ui.model.OpenDocument;
import java.util.Optional;

/**
 * What the window shows at first.
 *
 * @param lastApplied the last-applied configuration; empty to take it from live's annotation
 * @param local the local configuration; empty for none
 * @param live the live object; empty for none
 */
public record StartDocuments(
    Optional<OpenDocument> lastApplied, Optional<OpenDocument> local, Optional<OpenDocument> live) {

  /** No documents at all. */
  public static final StartDocuments NONE =
      new StartDocuments(Optional.empty(), Optional.empty(), Optional.empty());

  /** Whether there is no document. */
  public boolean isEmpty() {
    return lastApplied.isEmpty() && local.isEmpty() && live.isEmpty();
  }
}
