package dev.tripatch.schema;

/** The words that a catalogue can hold. */
public final class CatalogWord {

  private CatalogWord() {}

  /** Whether a catalogue can hold a text as one word: printable ASCII without blanks and , : =. */
  public static boolean isOne(String text) {
    return isOneWith(text, ",:=");
  }

  /** The same for a merge key, which people also write as several: {@code port,protocol}. */
  public static boolean isMergeKey(String text) {
    return isOneWith(text, ":=");
  }

  private static boolean isOneWith(String text, String forbidden) {
    return !text.isEmpty()
        && text.chars().allMatch(c -> c > ' ' && c <= '~' && forbidden.indexOf(c) < 0);
  }
}
