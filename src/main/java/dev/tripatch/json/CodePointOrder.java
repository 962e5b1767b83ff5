package dev.tripatch.json;

import java.util.Comparator;

/**
 * Texts as Go orders them: by the bytes of UTF-8, which is by code point. Java's own order differs
 * where a character takes two {@code char}s.
 */
public final class CodePointOrder {

  public static final Comparator<String> BY_CODE_POINT = CodePointOrder::compare;

  private CodePointOrder() {}

  /** Negative, zero or positive, as the first text comes before, with or after the second. */
  public static int compare(String left, String right) {
    int length = Math.min(left.length(), right.length());
    for (int i = 0; i < length; i++) {
      char l = left.charAt(i);
      char r = right.charAt(i);
      if (l != r) {
        boolean differInPlane = Character.isSurrogate(l) != Character.isSurrogate(r);
        return differInPlane ? (Character.isSurrogate(l) ? 1 : -1) : Character.compare(l, r);
      }
    }
    return Integer.compare(left.length(), right.length());
  }
}
