package dev.tripatch.cli.output;

import java.util.Locale;

/** The form of an answer: a table for people, or data for programs. */
public enum AnswerForm {
  TABLE,
  YAML,
  JSON;

  /** As people write it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
