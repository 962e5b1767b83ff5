package dev.tripatch.edit.typing;

import dev.tripatch.document.Span;

/**
 * What one key does to a text.
 *
 * @param replaced what goes
 * @param text what comes
 * @param anchor where the selection begins then
 * @param caret where the selection ends then, which can be before its beginning
 */
public record TypedEdit(Span replaced, String text, int anchor, int caret) {

  /** Nothing is selected afterwards. */
  static TypedEdit to(Span replaced, String text, int caret) {
    return new TypedEdit(replaced, text, caret, caret);
  }

  /** The caret comes after what is written. */
  static TypedEdit written(Span replaced, String text) {
    return to(replaced, text, replaced.start() + text.length());
  }

  /** The whole text afterwards. */
  public String in(String before) {
    return before.substring(0, replaced.start()) + text + before.substring(replaced.end());
  }
}
