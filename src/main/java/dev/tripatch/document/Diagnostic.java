package dev.tripatch.document;

/**
 * Something to say about a place in a text.
 *
 * @param severity how bad it is
 * @param topic what it is about
 * @param span the place
 * @param message what is wrong, in a sentence
 * @param remedy what to do about it, in a sentence; empty if there is nothing to say
 */
public record Diagnostic(Severity severity, Topic topic, Span span, String message, String remedy) {

  /** No sentence is longer, but that with a word of the text that is. */
  private static final int LONGEST = 2_000;

  /** Cuts a message in the middle, where it quotes more than anybody reads. */
  public Diagnostic {
    if (message.length() > LONGEST) {
      int end = message.length() - LONGEST / 4;
      message = message.substring(0, LONGEST / 2) + "…" + message.substring(end);
    }
  }

  /** A diagnostic about anything but words and keys. */
  public Diagnostic(Severity severity, Span span, String message, String remedy) {
    this(severity, Topic.OTHER, span, message, remedy);
  }

  /** What a diagnostic is about. */
  public enum Topic {
    /** A plain word that YAML turns into another value than it looks like. */
    WORD,
    /** A key that occurs twice in one map. */
    DUPLICATE_KEY,
    /** Anything else. */
    OTHER
  }

  /** How bad a diagnostic is. */
  public enum Severity {
    /** The text has no value. */
    ERROR,
    /** The text has a value, but perhaps not the one that was meant. */
    WARNING
  }
}
