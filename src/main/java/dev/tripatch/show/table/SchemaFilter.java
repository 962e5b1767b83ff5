package dev.tripatch.show.table;

import java.util.Locale;

/**
 * Which fields are wanted.
 *
 * @param onlyDocuments those that are in the objects at hand
 * @param onlyAnnotated those with an annotation
 * @param onlyOwn those with an own rule
 * @param text what their path ends with, or has in its last key; case does not count, nor do
 *     brackets. Blank for all
 */
public record SchemaFilter(
    boolean onlyDocuments, boolean onlyAnnotated, boolean onlyOwn, String text) {

  /** All fields. */
  public static final SchemaFilter ALL = new SchemaFilter(false, false, false, "");

  /** Makes the text comparable. */
  public SchemaFilter {
    text = text.strip().replace("[]", "").replace("{}", "").toLowerCase(Locale.ROOT);
  }

  /** Whether every field is wanted. */
  public boolean isAll() {
    return equals(ALL);
  }

  /** Whether all of what the documents hold is wanted. */
  boolean isOnlyDocuments() {
    return onlyDocuments && !onlyAnnotated && !onlyOwn && text.isEmpty();
  }

  boolean accepts(SchemaRow row) {
    return (!onlyDocuments || row.field().isPresent())
        && (!onlyAnnotated || row.rule().isAnnotated())
        && (!onlyOwn || row.rule().isOwn())
        && (text.isEmpty() || isFound(row));
  }

  /** What is found must reach into the last key: else all that is below would be found with it. */
  private boolean isFound(SchemaRow row) {
    String path = row.path().toLowerCase(Locale.ROOT);
    int lastKey = path.length() - row.rule().name().length();
    return path.indexOf(text, Math.max(0, lastKey - text.length() + 1)) >= 0;
  }
}
