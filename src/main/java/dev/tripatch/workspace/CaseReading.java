package dev.tripatch.workspace;

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
   * @param problem what is wrong
   * @param remedy what to do about it
   */
  record Unreadable(String location, String problem, String remedy) implements CaseReading {

    /** What is wrong and what to do, for people. */
    public String sentence() {
      return location + ": " + problem + " " + remedy;
    }
  }
}
