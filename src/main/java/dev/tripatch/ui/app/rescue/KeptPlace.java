package dev.tripatch.ui.app.rescue;

import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.rescue.KeptText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Where a kept text belongs as files are now.
 *
 * @param text the text
 * @param document its object in its file; empty if it came from no file, or is gone
 */
record KeptPlace(KeptText text, Optional<OpenDocument> document) {

  static KeptPlace of(KeptText text, DocumentFiles files) {
    return new KeptPlace(text, text.origin().flatMap(origin -> find(origin, files)));
  }

  private static Optional<OpenDocument> find(KeptText.Origin origin, DocumentFiles files) {
    Path file = Path.of(origin.place().file());
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return find(origin, files.read(file));
    } catch (IOException gone) {
      return Optional.empty();
    }
  }

  /** The object of the same name: others may have come before it since. */
  private static Optional<OpenDocument> find(KeptText.Origin origin, List<OpenDocument> found) {
    return found.stream()
        .filter(each -> each.origin().filter(now -> origin.isOf(now.object().name())).isPresent())
        .min(Comparator.comparingInt(each -> Math.abs(indexOf(each) - origin.place().index())));
  }

  private static int indexOf(OpenDocument document) {
    return document.origin().map(origin -> origin.object().index()).orElse(0);
  }

  /** Whether it came from a file that no longer holds it. */
  boolean isGone() {
    return text.origin().isPresent() && document.isEmpty();
  }

  /** Whether the file holds it, but no longer as it was opened. */
  boolean isChanged() {
    return document.isPresent()
        && text.origin()
            .filter(origin -> !origin.print().equals(KeptText.printOf(document.get().text())))
            .isPresent();
  }

  /** What to show; what is in no file counts as not saved. */
  OpenDocument opened() {
    return document.orElseGet(() -> OpenDocument.unfiled(text.name(), ""));
  }
}
