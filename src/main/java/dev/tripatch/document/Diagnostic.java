package dev.tripatch.document;

/**
 * Something to say about a place in a text.
 *
 * @param severity how bad it is
 * @param span the place
 * @param message what is wrong, in a sentence
 * @param remedy what to do about it, in a sentence; empty if there is nothing to say
 */
public record Diagnostic(Severity severity, Span span, String message, String remedy) {

  /** How bad a diagnostic is. */
  public enum Severity {
    /** The text has no value. */
    ERROR,
    /** The text has a value, but perhaps not the one that was meant. */
    WARNING
  }
}
