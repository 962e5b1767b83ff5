package dev.tripatch.schema;

import java.io.Serial;
import java.util.List;

/** A document cannot be imported; the message says where in it and why. */
public final class ImportException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final transient List<String> sentences;

  /** With a message for people. */
  public ImportException(String message) {
    this(List.of(message));
  }

  /** With several sentences for people. */
  public ImportException(List<String> sentences) {
    super(String.join("\n", sentences));
    this.sentences = List.copyOf(sentences);
  }

  /** The message, sentence by sentence. */
  public List<String> sentences() {
    return sentences;
  }
}
