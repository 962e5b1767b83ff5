package dev.tripatch.edit.typing;

import dev.tripatch.document.Span;
import java.util.Optional;

/** Tab, Backspace and the dash of an item, where nothing but blanks is before the caret. */
final class LeadingBlanks {

  private static final int STOP = 2;

  private final String text;
  private final int caret;
  private final int lineStart;
  private final int lineEnd;
  private final int column;

  LeadingBlanks(String text, int caret) {
    this.text = text;
    this.caret = caret;
    lineStart = LineBounds.start(text, caret);
    lineEnd = LineBounds.end(text, caret);
    column = caret - lineStart;
  }

  private boolean areAllBefore() {
    return LineBounds.blanks(text, lineStart, caret) == column;
  }

  private boolean areAll() {
    return LineBounds.blanks(text, lineStart, lineEnd) == lineEnd - lineStart;
  }

  /** The next sensible level, from the deepest the first; back, the one before. */
  Optional<TypedEdit> tab(boolean back) {
    if (!areAll()) {
      return Optional.empty();
    }
    return Optional.of(moved(back ? lower() : higher()));
  }

  private int higher() {
    TypingPlace place = TypingPlace.in(text, caret);
    Levels levels = new Levels(text, place, caret);
    Integer next = levels.all().higher(column);
    if (next != null) {
      return next;
    }
    return place.is(TypingPlace.Kind.TEXT) ? column + STOP - column % STOP : levels.all().first();
  }

  private int lower() {
    TypingPlace place = TypingPlace.in(text, caret);
    Levels levels = new Levels(text, place, caret);
    boolean isInText = place.is(TypingPlace.Kind.TEXT) && column > levels.textColumn();
    Integer next = levels.all().lower(column);
    int level = next == null ? 0 : next;
    return isInText ? Math.max(level, column - 1 - (column - 1) % STOP) : level;
  }

  private TypedEdit moved(int level) {
    return TypedEdit.written(new Span(lineStart, lineEnd), " ".repeat(level));
  }

  /** Back to the sensible level before, of an indented line. */
  Optional<TypedEdit> backspace() {
    if (column == 0 || !areAllBefore()) {
      return Optional.empty();
    }
    return Optional.of(TypedEdit.written(new Span(lineStart + lower(), caret), ""));
  }

  /** A dash where no item can be moves out to the items before. */
  Optional<TypedEdit> afterDash() {
    int dash = column - 1;
    boolean isDash =
        dash > 0
            && caret == lineEnd
            && text.charAt(caret - 1) == '-'
            && LineBounds.blanks(text, lineStart, caret) == dash;
    if (!isDash) {
      return Optional.empty();
    }
    TypingPlace place = TypingPlace.in(text, caret);
    Levels levels = new Levels(text, place, caret);
    if (!place.is(TypingPlace.Kind.BLOCK) || levels.takesDash(dash)) {
      return Optional.empty();
    }
    return Optional.ofNullable(levels.dashes().lower(dash))
        .map(level -> TypedEdit.written(new Span(lineStart, caret), " ".repeat(level) + "- "));
  }
}
