package dev.tripatch.workspace;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.edit.Edit;
import java.util.regex.Pattern;

/** Counts comments. */
final class Comments {

  /** A sign at a line's start or behind a blank, with no quote before it that it might be in. */
  private static final Pattern COMMENT = Pattern.compile("(?m)^(?:[^\"'\n]*[ \t])?#");

  private Comments() {}

  /** How many comments of a document an edit takes out. */
  static int lostIn(Edit.Made edit, SourceDocument document) {
    if (document.format() == Format.JSON) {
      return 0;
    }
    return edit.changes().stream()
        .mapToInt(change -> countIn(change.span().in(document.text())) - countIn(change.text()))
        .map(lost -> Math.max(0, lost))
        .sum();
  }

  private static int countIn(String text) {
    return (int) COMMENT.matcher(text).results().count();
  }
}
