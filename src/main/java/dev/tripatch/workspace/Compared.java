package dev.tripatch.workspace;

import dev.tripatch.highlight.ComparedDocuments;
import dev.tripatch.threeway.ThreeWayOutcome;
import java.util.List;

/** What came out of a case. */
public sealed interface Compared {

  /**
   * All texts could be read.
   *
   * @param documents the three documents, last applied from the annotation if it was not given
   * @param outcome the answer
   */
  record Done(ComparedDocuments documents, ThreeWayOutcome outcome) implements Compared {}

  /**
   * A text cannot be compared.
   *
   * @param faults why, at least one
   */
  record Unreadable(List<Fault> faults) implements Compared {}
}
