package dev.tripatch.recorded;

import java.util.Optional;

/** Compares one form of recorded lines with what the program says to the same input. */
interface Comparer {

  /**
   * How a line turned out; empty if it has another form than this comparer knows. It must read
   * every field of the line, or call it a {@linkplain RecordedCase#notes note}: a field that nobody
   * read fails the test, since it may be an answer.
   */
  Optional<Verdict> compare(RecordedCase line);
}
