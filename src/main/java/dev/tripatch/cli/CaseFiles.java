package dev.tripatch.cli;

import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.ManifestFile;
import dev.tripatch.document.ManifestObject;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.example.BuiltInExample;
import dev.tripatch.role.Role;
import dev.tripatch.secret.Masking;
import dev.tripatch.workspace.Case;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The documents of a case as the command line names them, and where they stand in their files. */
final class CaseFiles {
  private final Map<Role, ManifestObject> objects = new EnumMap<>(Role.class);
  private final Map<Role, SourceDocument> documents = new EnumMap<>(Role.class);
  private final Map<Role, ManifestFile> files = new EnumMap<>(Role.class);
  private final Terminal terminal;
  private final Case.Options asked;
  private final Optional<Case> opened;

  private CaseFiles(Case.Options asked, Optional<Case> opened, Terminal terminal) {
    this.asked = asked;
    this.opened = opened;
    this.terminal = terminal;
  }

  /** Reads what the options name; the built-in example if they name nothing. */
  static CaseFiles read(DocumentOptions options, Terminal terminal) throws StopException {
    Optional<String> caseFile = options.caseFile();
    return caseFile.isPresent()
        ? readCase(GivenCase.read(caseFile.get(), terminal), options, terminal)
        : readFiles(options, terminal);
  }

  private static CaseFiles readFiles(DocumentOptions options, Terminal terminal)
      throws StopException {
    CaseFiles files = new CaseFiles(options.over(Case.Options.USUAL), Optional.empty(), terminal);
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

  private static CaseFiles readCase(GivenCase given, DocumentOptions options, Terminal terminal)
      throws StopException {
    Case opened = given.opened();
    CaseFiles files = new CaseFiles(options.over(opened.options()), Optional.of(opened), terminal);
    InputFiles inputs = new InputFiles(terminal);
    files.readAll(
        given.require(Role.LOCAL, inputs),
        given.find(Role.LIVE, inputs).orElse(null),
        given.find(Role.LAST_APPLIED, inputs).orElse(null),
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
    put(Role.LOCAL, chosen, local);
    if (live != null) {
      put(Role.LIVE, chooser.other(live, chosen), live);
    }
    if (lastApplied != null) {
      put(Role.LAST_APPLIED, chooser.other(lastApplied, chosen), lastApplied);
    }
  }

  private void put(Role pane, ManifestObject object, ManifestFile file) {
    objects.put(pane, object);
    files.put(pane, file);
    documents.put(pane, object.document());
  }

  /**
   * Says what reading the documents had to say.
   *
   * @param isExact whether that may quote what is secret
   */
  void tellWarnings(boolean isExact) {
    Masking masking = isExact ? Masking.of(List.of()) : Masking.ofDocuments(sources());
    objects.forEach(
        (pane, object) -> {
          List<Diagnostic> warnings =
              document(pane).stream()
                  .flatMap(document -> document.diagnostics().stream())
                  .filter(each -> each.severity() == Diagnostic.Severity.WARNING)
                  .filter(each -> isTold(each, document(pane).orElseThrow(), masking))
                  .toList();
          terminal.tell(Messages.warnings(warnings, object::locate));
        });
  }

  private static boolean isTold(Diagnostic warning, SourceDocument document, Masking masking) {
    return masking.inPlace(document).masks().stream()
        .noneMatch(mask -> mask.span().contains(warning.span()));
  }

  /** How to compare them. */
  Case.Options options() {
    return asked;
  }

  /** Everything, to be saved: the case that was named, or one of the files. */
  Case asCase() {
    return opened.orElseGet(this::ofFiles).with(asked);
  }

  /** Looks at the files again, which must be those that the person named. */
  private Case ofFiles() {
    Map<Role, Case.Text> texts = new EnumMap<>(Role.class);
    objects.forEach(
        (pane, object) ->
            texts.put(pane, SavedText.of(Objects.requireNonNull(files.get(pane)), object)));
    return Case.of(texts);
  }

  /** The documents to compare. */
  ThreeDocuments<SourceDocument> sources() {
    return new ThreeDocuments<>(
        document(Role.LAST_APPLIED), document(Role.LOCAL).orElseThrow(), document(Role.LIVE));
  }

  /** A document; empty if there is none. */
  Optional<SourceDocument> document(Role pane) {
    return Optional.ofNullable(documents.get(pane));
  }

  /** {@code file:line:column} of an offset in a document's text; empty if it is in no file. */
  Optional<String> locate(Role pane, int offset) {
    return Optional.ofNullable(objects.get(pane)).map(object -> object.locate(offset));
  }
}
