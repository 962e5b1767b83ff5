package dev.tripatch.hazard.check;

import dev.tripatch.prose.HiddenCharacters;
import dev.tripatch.prose.Joiners;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.Set;

/**
 * The hidden characters of a text that do harm where they are. What writing needs does none:
 * joiners in words and emoji, marks of direction among letters that are read from the right, line
 * breaks of Windows, and blanks that do not break in a sentence.
 *
 * @param characters each once, in the order of the text
 */
record HiddenIn(SequencedSet<Integer> characters) {
  private static final HiddenIn NONE =
      new HiddenIn(Collections.unmodifiableSequencedSet(new LinkedHashSet<>()));
  private static final int NO_BREAK_SPACE = 0xA0;
  private static final int BYTE_ORDER_MARK = 0xFEFF;
  private static final Set<Integer> DIRECTION_MARKS = Set.of(0x200E, 0x200F, 0x061C);

  /** Fields whose values are compared letter by letter. */
  private static final Set<String> IDENTIFIERS =
      Set.of(
          "apiVersion",
          "kind",
          "name",
          "generateName",
          "namespace",
          "image",
          "key",
          "host",
          "hostname",
          "path",
          "mountPath",
          "secretName",
          "configMapName",
          "claimName",
          "serviceName",
          "serviceAccountName",
          "type");

  static HiddenIn key(String key) {
    return in(key, true);
  }

  /**
   * Those of a value.
   *
   * @param field the name of its field; empty for an item of a list
   */
  static HiddenIn value(String field, String value) {
    return in(value, IDENTIFIERS.contains(field));
  }

  private static HiddenIn in(String text, boolean isIdentifier) {
    int first = HiddenCharacters.first(text);
    if (first == text.length()) {
      return NONE;
    }
    SequencedSet<Integer> found = new LinkedHashSet<>();
    int c;
    for (int i = first; i < text.length(); i += Character.charCount(c)) {
      c = text.codePointAt(i);
      if (HiddenCharacters.isHidden(c) && !isHarmless(text, i, isIdentifier)) {
        found.add(c);
      }
    }
    return new HiddenIn(found);
  }

  private static boolean isHarmless(String text, int at, boolean isIdentifier) {
    int c = text.codePointAt(at);
    if (Joiners.isNeeded(text, at)) {
      return true;
    }
    if (isIdentifier) {
      return false;
    }
    boolean isBlank = c == NO_BREAK_SPACE || c == BYTE_ORDER_MARK;
    return isBlank
        || text.startsWith("\r\n", at)
        || (DIRECTION_MARKS.contains(c) && text.codePoints().anyMatch(HiddenIn::isFromTheRight));
  }

  private static boolean isFromTheRight(int c) {
    byte direction = Character.getDirectionality(c);
    return Character.isLetter(c)
        && (direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
            || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC);
  }

  boolean isEmpty() {
    return characters.isEmpty();
  }
}
