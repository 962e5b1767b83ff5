package dev.tripatch.cli;

import dev.tripatch.highlight.ComparedDocuments;
import dev.tripatch.patch.Dialect;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Sources;
import dev.tripatch.workspace.Workbench;

/** Compares what the command line names, or stops with the reason why not. */
final class Comparing {
  private final Terminal terminal;

  Comparing(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * A comparison that has an answer.
   *
   * @param documents the documents
   * @param outcome the answer
   */
  record Answered(ComparedDocuments documents, ThreeWayOutcome.Computed outcome) {}

  Answered compare(DocumentOptions options) throws StopException {
    CaseFiles files = CaseFiles.read(options, terminal);
    Sources sources = files.sources();
    Workbench workbench = new Workbench(new BundledCatalog());
    return switch (workbench.compare(sources, !options.noOverwrite)) {
      case Compared.Unreadable unreadable ->
          throw new StopException(Messages.unreadable(unreadable, files));
      case Compared.Done done ->
          switch (done.outcome()) {
            case ThreeWayOutcome.Refused refused ->
                throw new StopException(Messages.refused(refused, sources, files));
            case ThreeWayOutcome.Computed computed -> noted(done.documents(), computed);
          };
    };
  }

  /** Says what a person might not expect. */
  private Answered noted(ComparedDocuments documents, ThreeWayOutcome.Computed outcome) {
    if (documents.lastApplied().isEmpty() && documents.live().isPresent()) {
      terminal.say("there is no last-applied configuration, so nothing can be deleted.");
    }
    if (outcome.inputs().schema() instanceof SchemaAnswer.Unknown unknown) {
      terminal.say(unknown.reason() + " The patch is a JSON merge patch.");
    } else if (outcome.inputs().dialect() == Dialect.CUSTOM_RESOURCE) {
      terminal.say("kubectl has not compiled in this kind, so it sends a JSON merge patch.");
    }
    return new Answered(documents, outcome);
  }
}
