package dev.tripatch.ui.panes.document;

import dev.tripatch.document.Span;
import java.util.List;

/**
 * What was done to one document: some characters were exchanged for others, and perhaps it became
 * another document.
 *
 * @param document the document
 * @param before what it was opened as
 * @param after what it is opened as since; mostly the same
 * @param at offset of the first character
 * @param removed the characters that were removed
 * @param inserted the characters that came
 */
record DocumentEdit(
    DocumentViewModel document,
    OpenDocument before,
    OpenDocument after,
    int at,
    String removed,
    String inserted) {

  /**
   * The edit that makes a document another one with another text. Where a part comes that is there
   * already, as a line like the next one, the texts alone do not tell which of them came.
   *
   * @param end where what came ends; if it is not known, where the text does
   */
  static DocumentEdit of(DocumentViewModel document, OpenDocument after, String newText, int end) {
    String text = document.getText();
    Span differing = Span.differing(text, newText);
    int longer = newText.length() - text.length();
    int start = differing.start();
    int last = differing.end();
    while (last > end && start > 0 && text.charAt(last - longer - 1) == newText.charAt(last - 1)) {
      start--;
      last--;
    }
    return new DocumentEdit(
        document,
        document.getOpened(),
        after,
        start,
        text.substring(start, last - longer),
        newText.substring(start, last));
  }

  boolean isEmpty() {
    return !isOpening() && removed.equals(inserted);
  }

  /** Whether the document became another one. */
  boolean isOpening() {
    return !before.equals(after);
  }

  /** Whether the document comes from where it came from before. */
  boolean isOfSamePlace() {
    return ShownDocuments.of(List.of(before)).equals(ShownDocuments.of(List.of(after)));
  }

  /** This and the edit that followed it, as one. */
  DocumentEdit then(DocumentEdit next) {
    String between = document.getText();
    int start = Math.min(at, next.at);
    int end = Math.max(at + inserted.length(), next.at + next.removed.length());
    return new DocumentEdit(
        document,
        before,
        next.after,
        start,
        between.substring(start, at) + removed + between.substring(at + inserted.length(), end),
        between.substring(start, next.at)
            + next.inserted
            + between.substring(next.at + next.removed.length(), end));
  }

  /** The same where a document was saved meanwhile: it is another one on disk now. */
  DocumentEdit saved(DocumentViewModel saved, OpenDocument old, OpenDocument now) {
    return document != saved
        ? this
        : new DocumentEdit(
            document,
            before.equals(old) ? now : before,
            after.equals(old) ? now : after,
            at,
            removed,
            inserted);
  }

  void undo() {
    apply(isOpening() ? before : document.getOpened(), inserted, removed);
  }

  void redo() {
    apply(isOpening() ? after : document.getOpened(), removed, inserted);
  }

  private void apply(OpenDocument opened, String gone, String come) {
    String text = document.getText();
    document.become(opened, text.substring(0, at) + come + text.substring(at + gone.length()));
  }
}
