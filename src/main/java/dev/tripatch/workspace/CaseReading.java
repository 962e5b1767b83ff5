package dev.tripatch.workspace;

import dev.tripatch.document.Diagnostic;

/** What comes of reading a case file. */
public sealed interface CaseReading {

  /**
   * It is one.
   *
   * @param opened the case
   */
  record Done(Case opened) implements CaseReading {}

  /**
   * It is none, or cannot be read here.
   *
   * @param location {@code file:line:column}
   * @param diagnostic what is wrong
   */
  record Unreadable(String location, Diagnostic diagnostic) implements CaseReading {

    /** What is wrong and what to do, for people. */
    public String sentence() {
      return (location + ": " + diagnostic.message() + " " + diagnostic.remedy()).strip();
    }
  }
}
