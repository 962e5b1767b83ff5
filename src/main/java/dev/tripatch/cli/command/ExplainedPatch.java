package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenPatch;
import dev.tripatch.cli.input.PatchInFormat;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.Composition;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;

/**
 * What a patch that a person wrote does to live, with the reasons.
 *
 * @param isData whether the answer is for programs
 */
public record ExplainedPatch(
    Terminal terminal, Workbench workbench, SecretsOption secrets, boolean isData) {
  /**
   * What a patch does.
   *
   * @param composition it, with secrets masked where that is wanted
   * @param masking the masking of live and the patch, whether it was used or not
   */
  public record Explained(Composition composition, Masking masking) {}

  /** That of the patch that is meant; its shape and the kind decide what it is if nobody says. */
  Explained of(WrittenPatchOption meant, DocumentOptions documents, Optional<PatchFormat> type)
      throws StopException {
    GivenPatch.Pair pair = new GivenPatch(meant, terminal, workbench).readQuietly(documents, true);
    return of(pair, GivenPatch.formatOf(pair, type));
  }

  private Explained of(GivenPatch.Pair pair, Optional<PatchFormat> type) throws StopException {
    Value written = pair.patch().root().map(Node::value).orElseThrow();
    SchemaAnswer schema = workbench.schemaOf(pair.live().value());
    PatchFormat format = type.orElseGet(() -> PatchFormat.of(written, schema));
    new PatchInFormat(terminal).apply(pair, schema, Optional.of(format));
    Masking masking = secrets.masking(pair.live().value(), written, isData, terminal);
    return new Explained(
        composition(pair, format, masking, workbench),
        Masking.of(List.of(pair.live().value(), written)));
  }

  /**
   * What a patch does that Kubernetes takes.
   *
   * @param masking masks live and the patch
   */
  public static Composition composition(
      GivenPatch.Pair pair, PatchFormat format, Masking masking, Workbench workbench)
      throws StopException {
    SourceDocument live = masking.inPlace(pair.live().document()).document();
    SourceDocument patch = masking.inPlace(pair.patch()).document();
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(Optional.empty(), live, Optional.of(live));
    return switch (workbench.compose(sources, patch, format)) {
      case Composed.Done done -> done.view(format);
      case Composed.Refused refused ->
          throw StopException.located(
              Messages.located(
                  refused.faults().getFirst().location(),
                  refused.faults().getFirst().diagnostic()));
    };
  }
}
