package dev.tripatch.show.paint;

/** How a piece of text is coloured. */
public enum SyntaxStyle {
  /** Values without quotes, and punctuation. */
  PLAIN("syntax-plain"),
  KEY("syntax-key"),
  /** A key of the patch language: {@code $patch} and its kin. */
  DIRECTIVE("syntax-directive"),
  STRING("syntax-string"),
  COMMENT("syntax-comment"),
  /** A mask in the place of a secret. */
  MASK("syntax-mask"),
  /** The rest of an extremely long line, of which only the length is shown. */
  ELIDED("syntax-elided"),
  /** One character that nobody sees, shown as what it is. */
  HIDDEN("syntax-hidden"),
  /** The same next to another one: they would become one piece if they had one style. */
  ALSO_HIDDEN("syntax-hidden");

  private final String styleClass;

  SyntaxStyle(String styleClass) {
    this.styleClass = styleClass;
  }

  /** The style class by which style sheets colour it. */
  public String styleClass() {
    return styleClass;
  }

  /** Whether it is the style of a character that nobody sees. */
  public boolean isHidden() {
    return this == HIDDEN || this == ALSO_HIDDEN;
  }

  static SyntaxStyle ofKey(String key) {
    return key.startsWith("$") && key.length() > 1 ? DIRECTIVE : KEY;
  }
}
