package dev.tripatch.show.paint;

import dev.tripatch.document.Format;

/** Colours text line by line. What a line needs to know of the lines before it is one number. */
public interface LineSyntax {

  /** What the first line knows. */
  int START = 0;

  /**
   * Colours a line.
   *
   * @param line the line, without its break
   * @param state what the line before returned
   * @param into gets the pieces, up to the line's end
   * @return what the next line needs to know
   */
  int read(String line, int state, LineSpans into);

  /** Colours a format. */
  static LineSyntax of(Format format) {
    return switch (format) {
      case YAML -> new YamlSyntax();
      case JSON -> new JsonSyntax();
    };
  }
}
