package dev.tripatch.edit.typing;

import dev.tripatch.document.Span;
import java.util.Optional;

/** Brackets and quotes: what opens closes, and what is closed already is stepped over. */
record Pairs(String text, Span selection, int caret) {

  private static final String OPENING = "\"'{[";
  private static final String CLOSING = "\"'}]";

  /** Whether a character can open or close a pair. */
  static boolean isPart(char c) {
    return OPENING.indexOf(c) >= 0 || CLOSING.indexOf(c) >= 0;
  }

  private static char closing(char opening) {
    return CLOSING.charAt(OPENING.indexOf(opening));
  }

  Optional<TypedEdit> typed(char c) {
    if (selection.length() > 0) {
      return surrounded(c);
    }
    TypingPlace place = TypingPlace.in(text, caret);
    if (isBefore(c) && isClosedBy(c, place)) {
      return Optional.of(TypedEdit.to(new Span(caret, caret), "", caret + 1));
    }
    if (OPENING.indexOf(c) >= 0) {
      return place.mayBegin() && isRoomAfter() ? Optional.of(opened(c)) : Optional.empty();
    }
    return closedOnItsLine(c, place);
  }

  /** A selection within a line keeps what it has. */
  private Optional<TypedEdit> surrounded(char c) {
    String selected = selection.in(text);
    if (OPENING.indexOf(c) < 0 || selected.indexOf('\n') >= 0) {
      return Optional.empty();
    }
    return Optional.of(
        new TypedEdit(
            selection, c + selected + closing(c), selection.start() + 1, selection.end() + 1));
  }

  private boolean isBefore(char c) {
    return caret < text.length() && text.charAt(caret) == c;
  }

  private boolean isClosedBy(char c, TypingPlace place) {
    return switch (place.kind()) {
      case QUOTED -> text.charAt(place.quote()) == c && !isEscaped(c, place);
      case FLOW -> closing(text.charAt(place.brackets().getLast())) == c && c != '"' && c != '\'';
      case BLOCK, COMMENT, TEXT -> false;
    };
  }

  private boolean isEscaped(char c, TypingPlace place) {
    int slashes = 0;
    while (caret - slashes - 1 > place.quote() && text.charAt(caret - slashes - 1) == '\\') {
      slashes++;
    }
    return c == '"' && slashes % 2 == 1;
  }

  /** Not before a word. */
  private boolean isRoomAfter() {
    return caret == text.length() || " \t\n,}]".indexOf(text.charAt(caret)) >= 0;
  }

  private TypedEdit opened(char c) {
    return TypedEdit.to(new Span(caret, caret), "" + c + closing(c), caret + 1);
  }

  /** A bracket that closes is as deep as the line on which its partner is. */
  private Optional<TypedEdit> closedOnItsLine(char c, TypingPlace place) {
    int start = LineBounds.start(text, caret);
    boolean isAlone = text.substring(start, caret).isBlank() && start > 0;
    if (!isAlone || !place.is(TypingPlace.Kind.FLOW)) {
      return Optional.empty();
    }
    int bracket = place.brackets().getLast();
    if (closing(text.charAt(bracket)) != c) {
      return Optional.empty();
    }
    String indentation = new Levels(text, place, caret).indentationAt(bracket);
    return Optional.of(TypedEdit.written(new Span(start, caret), indentation + c));
  }

  /** An empty pair goes as a whole. */
  Optional<TypedEdit> emptied() {
    if (selection.length() > 0 || caret == 0 || caret == text.length()) {
      return Optional.empty();
    }
    char before = text.charAt(caret - 1);
    if (OPENING.indexOf(before) < 0 || text.charAt(caret) != closing(before)) {
      return Optional.empty();
    }
    TypingPlace place = TypingPlace.in(text, caret);
    boolean isPair =
        place.is(TypingPlace.Kind.QUOTED)
            ? place.quote() == caret - 1
            : place.is(TypingPlace.Kind.FLOW) && place.brackets().getLast() == caret - 1;
    return isPair
        ? Optional.of(TypedEdit.written(new Span(caret - 1, caret + 1), ""))
        : Optional.empty();
  }
}
