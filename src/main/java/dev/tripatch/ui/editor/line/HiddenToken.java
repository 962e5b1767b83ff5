package dev.tripatch.ui.editor.line;

import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/**
 * Stands in a line for one character that nobody sees, and says which. To the line it is one
 * character, as everything in a text flow that is no text; so the caret knows its way.
 */
public final class HiddenToken extends Label {

  /** The half that all hidden characters begin with that have two. */
  private static final char FIRST_HALF = '\uDB40';

  /** A token for a character, or for one half of a character that has two. */
  public HiddenToken(String character) {
    super(name(character.charAt(0)));
    getStyleClass().addAll("syntax-hidden");
    setMinWidth(Region.USE_PREF_SIZE);
  }

  private static String name(char character) {
    if (Character.isHighSurrogate(character)) {
      return "";
    }
    int codePoint =
        Character.isLowSurrogate(character)
            ? Character.toCodePoint(FIRST_HALF, character)
            : character;
    return String.format(Locale.ROOT, "U+%04X", codePoint);
  }
}
