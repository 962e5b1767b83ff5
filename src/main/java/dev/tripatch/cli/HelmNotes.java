package dev.tripatch.cli;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.helm.HelmUpgrade;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.threeway.ThreeWayOutcome;

/** What a person might not expect of Helm. */
final class HelmNotes {
  private final Terminal terminal;

  HelmNotes(Terminal terminal) {
    this.terminal = terminal;
  }

  void tell(ThreeDocuments<SourceDocument> documents, ThreeWayOutcome.Computed outcome) {
    if (documents.live().isEmpty()) {
      terminal.say(
          "no live object given: Helm would create local, with its label and annotations.");
      return;
    }
    if (documents.lastApplied().isEmpty()) {
      terminal.say(
          "no manifest of the last deployed revision given (--last-applied, see helm get manifest),"
              + " and Helm reads no annotation. So it takes local for it, and deletes nothing.");
    }
    HelmUpgrade.remarks(outcome.inputs()).forEach(terminal::say);
  }
}
