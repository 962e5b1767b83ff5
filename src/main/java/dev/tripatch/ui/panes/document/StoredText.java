package dev.tripatch.ui.panes.document;

import dev.tripatch.document.Lines;
import dev.tripatch.show.pane.KeptBreaks;
import dev.tripatch.workspace.file.TextFiles;

/**
 * The text of a file as it is there, byte order mark and line ends included, and as the window
 * works with it. An edited text keeps the mark and the ends of lines that are not new.
 */
public final class StoredText {

  private final String exact;
  private final String text;

  /** The text of a file. */
  public StoredText(String exact) {
    this.exact = exact;
    this.text = Lines.normal(TextFiles.withoutMark(exact));
  }

  /** As it is in the file. */
  public String exact() {
    return exact;
  }

  /** Without a byte order mark, line feeds only. */
  public String text() {
    return text;
  }

  /** How its lines end. */
  public LineEnding lineEnding() {
    return LineEnding.of(exact);
  }

  /**
   * Another text in its place.
   *
   * @param newText line feeds only
   */
  public StoredText with(String newText) {
    String unmarked = TextFiles.withoutMark(exact);
    String mark = exact.substring(0, exact.length() - unmarked.length());
    return new StoredText(mark + KeptBreaks.in(unmarked, newText));
  }
}
