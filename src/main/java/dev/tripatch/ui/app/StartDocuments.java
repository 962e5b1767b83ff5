package dev.tripatch.ui.app;

import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.OpenDocument;
import dev.tripatch.ui.model.Texts;
import dev.tripatch.workspace.Case;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the window shows at first.
 *
 * @param lastApplied the last-applied configuration; empty to take it from live's annotation
 * @param local the local configuration; empty for none
 * @param live the live object; empty for none
 * @param opened a case, which brings documents of its own; empty for none
 */
public record StartDocuments(
    Optional<OpenDocument> lastApplied,
    Optional<OpenDocument> local,
    Optional<OpenDocument> live,
    Optional<Case> opened) {

  /** No documents at all. */
  public static final StartDocuments NONE =
      new StartDocuments(Optional.empty(), Optional.empty(), Optional.empty());

  /** Documents without a case. */
  public StartDocuments(
      Optional<OpenDocument> lastApplied,
      Optional<OpenDocument> local,
      Optional<OpenDocument> live) {
    this(lastApplied, local, live, Optional.empty());
  }

  /** The documents of a case. */
  public static StartDocuments of(Case opened) {
    return new StartDocuments(
        Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(opened));
  }

  /** Opens the documents, but not a case. */
  void openIn(Documents documents) {
    lastApplied.ifPresent(documents.lastApplied()::open);
    local.ifPresent(documents.local()::open);
    live.ifPresent(documents.live()::open);
  }

  /** What will be compared first; empty if there is too little, or a case. */
  public Optional<Texts> texts() {
    Documents documents = new Documents();
    openIn(documents);
    return documents.snapshot().filter(texts -> opened.isEmpty());
  }

  /** The files that the documents are in; local's last, which is the one to open again first. */
  List<Path> files() {
    return Stream.of(lastApplied, live, local)
        .flatMap(Optional::stream)
        .flatMap(document -> document.file().stream())
        .toList();
  }

  /** Whether there is no document. */
  public boolean isEmpty() {
    return lastApplied.isEmpty() && local.isEmpty() && live.isEmpty() && opened.isEmpty();
  }
}
