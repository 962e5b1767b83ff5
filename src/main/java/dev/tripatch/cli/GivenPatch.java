package dev.tripatch.cli;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.ManifestObject;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.SourceReader;
import dev.tripatch.document.Span;
import dev.tripatch.patch.Dialect;
import dev.tripatch.patch.Refusal;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.value.EngineNumbers;
import dev.tripatch.value.MapValue;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;
import java.util.stream.Stream;

/** A patch that a person wrote. */
final class GivenPatch {
  private final String file;
  private final Terminal terminal;

  GivenPatch(String file, Terminal terminal) {
    this.file = file;
    this.terminal = terminal;
  }

  /**
   * What it does to an object.
   *
   * @param before the object
   * @param after the object after the patch
   */
  record Change(MapValue before, MapValue after) {

    /** Whether the object stays as it is. */
    boolean isNone() {
      return before.equals(after);
    }
  }

  /**
   * A patch and what it is applied to.
   *
   * @param live the object
   * @param patch the patch
   */
  record Pair(ManifestObject live, SourceDocument patch) {}

  /** Applies it to live, as this dialect reads it; if none is named, as the kind wants. */
  Change applyTo(DocumentOptions documents, Optional<Dialect> dialect) throws StopException {
    return apply(read(documents), dialect);
  }

  /** Reads it and live. */
  Pair read(DocumentOptions documents) throws StopException {
    if (documents.live == null) {
      throw new StopException("name the live object with --live FILE: the patch is applied to it.");
    }
    if (documents.local != null
        || documents.lastApplied != null
        || documents.noOverwrite
        || documents.asKubectlApply != null) {
      throw new StopException(
          "--patch is applied to --live alone: leave out --local, --last-applied, --no-overwrite"
              + " and --as-kubectl-apply.");
    }
    InputFiles.requireOneStandardInput(Stream.of(documents.live, file));
    ManifestObject live =
        new ObjectChooser(documents.object, terminal)
            .only(new InputFiles(terminal).open(documents.live));
    return new Pair(live, read());
  }

  private static Change apply(Pair pair, Optional<Dialect> dialect) throws StopException {
    MapValue before = EngineNumbers.asEngineReads(pair.live().value());
    MapValue change = pair.patch().object().orElseThrow();
    Workbench workbench = new Workbench(new BundledCatalog());
    Applied applied =
        dialect.isPresent()
            ? workbench.apply(before, change, dialect.get())
            : workbench.apply(before, change);
    return switch (applied) {
      case Applied.Done done -> new Change(before, done.result());
      case Applied.Refused refused -> throw refused(pair, dialect, refused.refusal());
    };
  }

  private static StopException refused(Pair pair, Optional<Dialect> dialect, Refusal refusal) {
    return dialect
        .filter(reader -> reader == Dialect.KUSTOMIZE)
        .map(reader -> ReadAs.refused(reader, refusal))
        .orElseGet(
            () ->
                StopException.located(
                    new RefusalMessage()
                        .with("patch", pair.patch(), pair.patch()::locate)
                        .with("live", pair.live().document(), pair.live()::locate)
                        .of(refusal)));
  }

  private SourceDocument read() throws StopException {
    SourceDocument document =
        SourceReader.read(InputFile.nameOf(file), InputFile.read(file, terminal.in()));
    Optional<Diagnostic> error = document.error();
    if (error.isEmpty() && document.object().isEmpty()) {
      error = Optional.of(noMap(document));
    }
    if (error.isPresent()) {
      String place = document.locate(error.get().span().start());
      throw StopException.located(Messages.located(place, error.get()));
    }
    terminal.tell(Messages.warnings(document.diagnostics(), document::locate));
    return document;
  }

  private static Diagnostic noMap(SourceDocument document) {
    return new Diagnostic(
        Diagnostic.Severity.ERROR,
        document.root().map(Node::span).orElse(new Span(0, 0)),
        document.text().isBlank()
            ? "There is no patch here."
            : "A patch is a map, and this is none.",
        "Write the fields to change, such as spec: {replicas: 3}.");
  }
}
