package dev.tripatch.ui.start;

import dev.tripatch.document.manifest.ManifestFile;
import dev.tripatch.ui.panes.document.OpenDocument;
import java.util.List;

/**
 * A file that was named at the start.
 *
 * @param file its objects
 * @param documents the same objects, in the same order, as the window opens them; one document with
 *     the whole text if it holds no object that can be read
 */
record StartFile(ManifestFile file, List<OpenDocument> documents) {

  /** Whether it is a file that holds several objects, of which none is meant before others. */
  boolean hasSeveral() {
    return file.objects().size() > 1;
  }
}
