package dev.tripatch.ui.panes.document;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;

/**
 * A text and what to call it in messages.
 *
 * @param name a file's name, or words such as {@code pasted text}
 * @param text the text; its only line break is {@code \n}
 */
public record NamedText(String name, String text) {

  /** The document that it is. */
  public SourceDocument read() {
    return SourceReader.read(name, text);
  }
}
