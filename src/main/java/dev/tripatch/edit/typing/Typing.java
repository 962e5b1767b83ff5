package dev.tripatch.edit.typing;

import dev.tripatch.document.Span;
import java.util.Optional;

/**
 * What a key does to a text at a caret. Where the answer is empty, the key does what it does in
 * every text.
 */
public final class Typing {

  private final String text;
  private final Span selection;

  /**
   * Keys for a text.
   *
   * @param anchor where the selection begins
   * @param caret where it ends, which can be before its beginning
   */
  public Typing(String text, int anchor, int caret) {
    this.text = text;
    this.selection = new Span(Math.min(anchor, caret), Math.max(anchor, caret));
  }

  /** Enter. */
  public TypedEdit enter() {
    return new EnterKey(text, selection).edit();
  }

  /** Tab, or Shift and Tab. */
  public Optional<TypedEdit> tab(boolean back) {
    return isCaret() ? blanks().tab(back) : Optional.empty();
  }

  /** Backspace. */
  public Optional<TypedEdit> backspace() {
    return isCaret() ? blanks().backspace().or(pairs()::emptied) : Optional.empty();
  }

  /** A character. */
  public Optional<TypedEdit> typed(char c) {
    if (c == ' ') {
      return isCaret() ? blanks().afterDash() : Optional.empty();
    }
    return Pairs.isPart(c) ? pairs().typed(c) : Optional.empty();
  }

  /** Text from the clipboard. */
  public Optional<TypedEdit> pasted(String pasted) {
    return new PastedLines(text, selection, pasted).edit();
  }

  private boolean isCaret() {
    return selection.length() == 0;
  }

  private LeadingBlanks blanks() {
    return new LeadingBlanks(text, selection.start());
  }

  private Pairs pairs() {
    return new Pairs(text, selection, selection.start());
  }
}
