package dev.tripatch.show.paint;

import dev.tripatch.document.Node;
import dev.tripatch.document.Span;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import java.util.Arrays;
import java.util.Optional;

/**
 * A text of several lines in a document, whatever its style there.
 *
 * @param node the text
 * @param value what it says
 * @param places where each of its characters is in the document, and its end
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares or changes it
record TextOfLines(Node node, String value, int[] places) {

  static Optional<TextOfLines> of(String document, Node node) {
    return node.value() instanceof StringValue(String value, _)
        ? ScalarText.places(document, node.span(), value)
            .map(places -> new TextOfLines(node, value, places))
        : Optional.empty();
  }

  @SuppressWarnings("ReferenceEquality") // a node is at one place
  boolean isOf(Node other) {
    return node == other;
  }

  /** Some lines; without length at the place between two of them. */
  Span span(PathStep.Lines lines) {
    int start = startOf(lines.first());
    int end = lines.last() < lines.first() ? start : startOf(lines.last() + 1);
    boolean hasBreak = end > start && value.charAt(end - 1) == '\n';
    return new Span(places[start], places[hasBreak ? end - 1 : end]);
  }

  private int startOf(int line) {
    int at = 0;
    for (int i = 1; i < line && at < value.length(); i++) {
      int next = value.indexOf('\n', at);
      at = next < 0 ? value.length() : next + 1;
    }
    return at;
  }

  /** The line at an offset in the document, counted from 1. */
  int lineAt(int offset) {
    int found = Arrays.binarySearch(places, offset);
    int at = Math.min(found >= 0 ? found : Math.max(0, -found - 2), value.length());
    return 1 + (int) value.substring(0, at).chars().filter(c -> c == '\n').count();
  }
}
