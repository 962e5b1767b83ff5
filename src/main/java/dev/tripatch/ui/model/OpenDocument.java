package dev.tripatch.ui.model;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A document as it was opened.
 *
 * @param name what to call it: a file's name, or words such as {@code pasted text}
 * @param text the object's text, with line feeds only
 * @param origin the file it came from; empty if it did not come from a file
 */
public record OpenDocument(String name, String text, Optional<Origin> origin) {

  /** A text that did not come from a file. */
  public static OpenDocument unfiled(String name, String text) {
    return new OpenDocument(name, LineEnding.normalize(text), Optional.empty());
  }

  /**
   * Where a document is stored.
   *
   * @param file the file
   * @param wholeText all that the file held, line feeds only
   * @param lineEnding how its lines end
   * @param object which object of the file it is
   */
  public record Origin(Path file, String wholeText, LineEnding lineEnding, ObjectChoice object) {}
}
