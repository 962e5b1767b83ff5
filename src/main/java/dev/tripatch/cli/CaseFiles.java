package dev.tripatch.cli;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.ManifestFile;
import dev.tripatch.document.ManifestObject;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.example.BuiltInExample;
import dev.tripatch.highlight.Pane;
import dev.tripatch.workspace.Sources;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The documents of a case as the command line names them, and where they stand in their files. */
final class CaseFiles {
  private final Map<Pane, ManifestObject> objects = new EnumMap<>(Pane.class);
  private final Map<Pane, SourceDocument> documents = new EnumMap<>(Pane.class);
  private final Terminal terminal;

  private CaseFiles(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Reads what the options name; the built-in example if they name nothing. */
  static CaseFiles read(DocumentOptions options, Terminal terminal) throws StopException {
    CaseFiles files = new CaseFiles(terminal);
    if (options.isEmpty()) {
      terminal.say("no documents given, so this is the built-in example (see tripatch --help).");
      files.readAll(
          ManifestFile.read("local.yaml", BuiltInExample.local()),
          ManifestFile.read("live.yaml", BuiltInExample.live()),
          null,
          new ObjectChooser(options.object, terminal));
      return files;
    }
    InputFiles inputs = new InputFiles(terminal);
    InputFiles.requireOneStandardInput(options.files());
    if (options.local == null) {
      throw new StopException("name the local configuration with --local FILE.");
    }
    files.readAll(
        inputs.open(options.local),
        options.live == null ? null : inputs.open(options.live),
        options.lastApplied == null ? null : inputs.open(options.lastApplied),
        new ObjectChooser(options.object, terminal));
    return files;
  }

  private void readAll(
      ManifestFile local,
      @Nullable ManifestFile live,
      @Nullable ManifestFile lastApplied,
      ObjectChooser chooser)
      throws StopException {
    List<ManifestFile> others = new ArrayList<>();
    Optional.ofNullable(live).ifPresent(others::add);
    Optional.ofNullable(lastApplied).ifPresent(others::add);
    ManifestObject chosen = chooser.local(local, others);
    put(Pane.LOCAL, chosen);
    if (live != null) {
      put(Pane.LIVE, chooser.other(live, chosen));
    }
    if (lastApplied != null) {
      put(Pane.LAST_APPLIED, chooser.other(lastApplied, chosen));
    }
  }

  private void put(Pane pane, ManifestObject object) {
    SourceDocument document = object.document();
    objects.put(pane, object);
    documents.put(pane, document);
  }

  /** Says what reading the documents had to say. */
  void tellWarnings() {
    objects.forEach(
        (pane, object) -> {
          List<Diagnostic> warnings =
              document(pane).stream()
                  .flatMap(document -> document.diagnostics().stream())
                  .filter(each -> each.severity() == Diagnostic.Severity.WARNING)
                  .toList();
          terminal.tell(Messages.warnings(warnings, object::locate));
        });
  }

  /** The documents to compare. */
  Sources sources() {
    return new Sources(
        document(Pane.LAST_APPLIED), document(Pane.LOCAL).orElseThrow(), document(Pane.LIVE));
  }

  /** A document; empty if there is none. */
  Optional<SourceDocument> document(Pane pane) {
    return Optional.ofNullable(documents.get(pane));
  }

  /** {@code file:line:column} of an offset in a document's text; empty if it is in no file. */
  Optional<String> locate(Pane pane, int offset) {
    return Optional.ofNullable(objects.get(pane)).map(object -> object.locate(offset));
  }
}
