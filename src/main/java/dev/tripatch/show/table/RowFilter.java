package dev.tripatch.show.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.Mark;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Which rows of the field table are shown.
 *
 * @param words all of them must be in the row: in its path, one of its values, its outcome, its
 *     summary, or the names of those who own the field in live; {@code owner:hpa} must be in those
 *     names
 * @param hidden outcomes that are not shown
 */
public record RowFilter(String words, Set<Mark> hidden) {

  /** What is sought among the owners begins with this. */
  public static final String OWNER = "owner:";

  /** Every row is shown. */
  public static final RowFilter ALL = new RowFilter("", Set.of());

  /** Takes a copy. */
  public RowFilter {
    hidden = Set.copyOf(hidden);
  }

  /** Whether every row is shown. */
  public boolean isAll() {
    return words.isBlank() && hidden.isEmpty();
  }

  /**
   * Whether a row is shown.
   *
   * @param isDecided whether a person decided about it: it stays whatever its outcome is now
   * @param owners says who owns a field in live; asked only for words that are in nothing else
   */
  public boolean shows(FieldRow row, boolean isDecided, Function<FieldPath, String> owners) {
    if (hidden.contains(row.mark()) && !isDecided) {
      return false;
    }
    String text = textOf(row, row.path().toString());
    for (String word : soughtWords()) {
      boolean isFound =
          word.startsWith(OWNER)
              ? has(owners.apply(row.path()), word.substring(OWNER.length()))
              : text.contains(word) || has(owners.apply(row.path()), word);
      if (!isFound) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a part of what Kubernetes handles as one is found for itself: a word is in it that is
   * not only in the path of the whole. That it is shown is known.
   */
  public boolean findsPart(FieldRow row) {
    String own = textOf(row, row.label());
    return !words.isBlank() && Stream.of(soughtWords()).anyMatch(own::contains);
  }

  private String[] soughtWords() {
    return words.toLowerCase(Locale.ROOT).strip().split("\\s+");
  }

  private static boolean has(String text, String word) {
    return text.toLowerCase(Locale.ROOT).contains(word);
  }

  private static String textOf(FieldRow row, String name) {
    return String.join(
            "\n",
            name,
            row.lastApplied(),
            row.local(),
            row.live(),
            row.result(),
            row.word(),
            row.summary())
        .toLowerCase(Locale.ROOT);
  }
}
