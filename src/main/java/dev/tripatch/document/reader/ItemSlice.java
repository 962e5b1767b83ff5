package dev.tripatch.document.reader;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Span;
import java.util.Optional;

/** Cuts an item of a list object out of its file. */
record ItemSlice(ManifestFile file, Span span, Optional<Span> firstKey) {
  /**
   * The slice of an item.
   *
   * @param base where the item's document begins in the file
   */
  static TextSlice of(ManifestFile file, MapNode item, int base) {
    Optional<Span> firstKey =
        item.entries().stream()
            .map(Node.Entry::keySpan)
            .filter(item.span()::contains)
            .findFirst()
            .map(key -> key.movedBy(base));
    return new ItemSlice(file, item.span().movedBy(base), firstKey).slice();
  }

  private TextSlice slice() {
    String head = file.text().substring(span.start(), firstKey.map(Span::start).orElse(span.end()));
    if (head.indexOf('{') >= 0) {
      return new TextSlice(file.text(), span, blanksAtLineStart());
    }
    int column = file.lines().positionOf(columnAt(head)).column() - 1;
    return new TextSlice(file.text(), new Span(span.start(), endOfLine()), column);
  }

  /** Where the column counts: at the first key, if it is below the item's anchor or tag. */
  private int columnAt(String head) {
    return head.indexOf('\n') >= 0 ? span.start() + head.length() : span.start();
  }

  private int blanksAtLineStart() {
    int start = file.lines().startOf(file.lines().lineOf(span.start()));
    int at = start;
    while (file.text().charAt(at) == ' ') {
      at++;
    }
    return at - start;
  }

  /** Behind the line break of the last line, if nothing but a comment is between. */
  private int endOfLine() {
    int end = file.lines().endOf(file.lines().lineOf(span.end()));
    String rest = file.text().substring(span.end(), end).strip();
    return rest.isEmpty() || rest.startsWith("#") ? end : span.end();
  }
}
