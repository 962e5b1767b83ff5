package dev.tripatch.document.edit;

import dev.tripatch.document.Span;
import dev.tripatch.document.TextChange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Collects changes of one text that can be made at once. A change that touches what another one
 * changes already is not taken: it is found again when the text is read with the others made.
 */
final class Changes {

  /** By place; an insertion comes before a deletion that begins at the same offset. */
  private final NavigableMap<Integer, TextChange> insertions = new TreeMap<>();

  private final NavigableMap<Integer, TextChange> replacements = new TreeMap<>();

  /** Takes changes that belong together, all or none. */
  public void add(TextChange... together) {
    for (TextChange change : together) {
      if (!isFree(change.span())) {
        return;
      }
    }
    for (TextChange change : together) {
      (change.span().length() == 0 ? insertions : replacements).put(change.span().start(), change);
    }
  }

  private boolean isFree(Span span) {
    if (span.length() == 0) {
      return !insertions.containsKey(span.start()) && !isInside(span.start());
    }
    Map.Entry<Integer, TextChange> before = replacements.lowerEntry(span.end());
    boolean overlaps = before != null && before.getValue().span().end() > span.start();
    return !overlaps && insertions.subMap(span.start(), false, span.end(), false).isEmpty();
  }

  private boolean isInside(int offset) {
    Map.Entry<Integer, TextChange> before = replacements.lowerEntry(offset);
    return before != null && before.getValue().span().end() > offset;
  }

  /** All changes in order of place. */
  List<TextChange> sorted() {
    NavigableMap<Integer, Collection<TextChange>> all = new TreeMap<>();
    insertions.forEach((at, each) -> all.computeIfAbsent(at, _ -> new ArrayList<>()).add(each));
    replacements.forEach((at, each) -> all.computeIfAbsent(at, _ -> new ArrayList<>()).add(each));
    return all.values().stream().flatMap(Collection::stream).toList();
  }
}
