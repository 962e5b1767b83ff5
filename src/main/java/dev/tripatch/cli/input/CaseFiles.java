package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.WantedObject;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.ObjectPlace;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.objects.DecidedFile.ObjectFile;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The documents of a case as the command line names them, and where they are in their files. */
public final class CaseFiles {
  private final ThreeDocuments<Given> given;
  private final Case.Options asked;
  private final Optional<Case> opened;
  private final Terminal terminal;

  /** Whether a person named just this object, and knows its fields. */
  final boolean areAlone;

  private CaseFiles(
      ThreeDocuments<Given> given,
      Case.Options asked,
      Optional<Case> opened,
      boolean areAlone,
      Terminal terminal) {
    this.given = given;
    this.areAlone = areAlone;
    this.asked = asked;
    this.opened = opened;
    this.terminal = terminal;
    terminal.seen().see(Masking.ofDocuments(sources()));
  }

  /** An object, read, and the file that it is in. */
  private record Given(ManifestFile file, ManifestObject object, SourceDocument document) {
    Given(ManifestFile file, ManifestObject object) {
      this(file, object, object.document());
    }

    static Given of(FoundObject found) {
      return new Given(found.file().manifest(), found.object());
    }

    List<Diagnostic> warnings(Masking masking) {
      List<Mask> masks = masking.inPlace(document).masks();
      return document.diagnostics().stream()
          .filter(each -> each.severity() == Diagnostic.Severity.WARNING)
          .filter(each -> masks.stream().noneMatch(mask -> mask.span().contains(each.span())))
          .toList();
    }
  }

  /** Reads what the options name; the built-in example if they name nothing. */
  public static CaseFiles read(DocumentOptions options, Terminal terminal) throws StopException {
    Optional<GivenCase> given = options.givenCase(terminal);
    return given.isPresent()
        ? readCase(given.get(), options, terminal)
        : readFiles(options, terminal);
  }

  /** The same object in the sets that the options name; it is in local at least. */
  public static CaseFiles of(ObjectPair pair, DocumentOptions options, Terminal terminal)
      throws StopException {
    ThreeDocuments<Given> given =
        new ThreeDocuments<>(
            pair.lastApplied().map(Given::of),
            Given.of(pair.local().orElseThrow()),
            pair.live().map(Given::of));
    return new CaseFiles(
        given, options.over(Case.Options.USUAL), Optional.empty(), false, terminal);
  }

  private static CaseFiles readFiles(DocumentOptions options, Terminal terminal)
      throws StopException {
    ThreeDocuments<Given> inFiles = chosen(files(options, terminal), options, terminal);
    ThreeDocuments<Given> given =
        options.cluster.isGiven() ? withLive(inFiles, options, terminal) : inFiles;
    return new CaseFiles(given, options.over(Case.Options.USUAL), Optional.empty(), true, terminal);
  }

  private static ThreeDocuments<ManifestFile> files(DocumentOptions options, Terminal terminal)
      throws StopException {
    if (options.isEmpty()) {
      options.isExample = true;
      terminal.say(InputWording.EXAMPLE.text());
      return new ThreeDocuments<>(
          Optional.empty(),
          ManifestFile.read("local.yaml", BuiltInExample.local()),
          Optional.of(ManifestFile.read("live.yaml", BuiltInExample.live())));
    }
    InputFiles inputs = new InputFiles(terminal);
    InputFile.requireOneStandardInput(options.files());
    if (options.local == null) {
      throw new StopException(InputWording.NAME_LOCAL.text());
    }
    ManifestFile local = inputs.open(options.local);
    Optional<ManifestFile> live = open(options.live, inputs);
    return new ThreeDocuments<>(open(options.lastApplied, inputs), local, live);
  }

  private static ThreeDocuments<Given> withLive(
      ThreeDocuments<Given> given, DocumentOptions options, Terminal terminal)
      throws StopException {
    return new ThreeDocuments<>(
        given.lastApplied(),
        given.local(),
        options.cluster.live(given.local().object().name(), terminal).map(Given::of));
  }

  private static Optional<ManifestFile> open(@Nullable String file, InputFiles inputs)
      throws StopException {
    return file == null ? Optional.empty() : Optional.of(inputs.open(file));
  }

  private static CaseFiles readCase(GivenCase given, DocumentOptions options, Terminal terminal)
      throws StopException {
    Case opened = given.opened();
    InputFiles inputs = new InputFiles(terminal);
    ManifestFile local = given.require(Role.LOCAL, inputs);
    Optional<ManifestFile> live = given.find(Role.LIVE, inputs);
    ThreeDocuments<ManifestFile> files =
        new ThreeDocuments<>(given.find(Role.LAST_APPLIED, inputs), local, live);
    return new CaseFiles(
        chosen(files, options, terminal),
        options.over(opened.options()),
        Optional.of(opened),
        true,
        terminal);
  }

  private static ThreeDocuments<Given> chosen(
      ThreeDocuments<ManifestFile> files, DocumentOptions options, Terminal terminal)
      throws StopException {
    ObjectChooser chooser = new ObjectChooser(WantedObject.of(options.object), terminal);
    List<ManifestFile> others =
        Stream.of(files.live(), files.lastApplied()).flatMap(Optional::stream).toList();
    ManifestObject local = chooser.local(files.local(), others);
    Optional<Given> live = other(files.live(), local, chooser);
    return new ThreeDocuments<>(
        other(files.lastApplied(), local, chooser), new Given(files.local(), local), live);
  }

  private static Optional<Given> other(
      Optional<ManifestFile> file, ManifestObject local, ObjectChooser chooser)
      throws StopException {
    return file.isEmpty()
        ? Optional.empty()
        : Optional.of(new Given(file.get(), chooser.other(file.get(), local)));
  }

  /**
   * Says what reading the documents had to say.
   *
   * @param isExact whether that may quote what is secret
   */
  public void tellWarnings(boolean isExact) {
    Masking masking = isExact ? Masking.of(List.of()) : Masking.ofDocuments(sources());
    given.stream()
        .forEach(
            each -> terminal.tell(Messages.warnings(each.warnings(masking), each.object::locate)));
  }

  /** How to compare them. */
  public Case.Options options() {
    return asked;
  }

  /** Everything, to be saved: the case that was named, or one of the files. */
  public Case asCase() {
    return opened.orElseGet(this::ofFiles).with(asked);
  }

  /** Looks at the files again, which must be those that the person named. */
  private Case ofFiles() {
    return Case.of(given.map(each -> saved(each.file(), each.object())).toMap());
  }

  /** The documents to compare. */
  public ThreeDocuments<SourceDocument> sources() {
    return given.map(Given::document);
  }

  /** A document; empty if there is none. */
  public Optional<SourceDocument> document(Role role) {
    return given.get(role).map(Given::document);
  }

  /** {@code file:line:column} of an offset in a document's text; empty if it is in no file. */
  public Optional<String> locate(Role role, int offset) {
    return given.get(role).map(each -> each.object().locate(offset));
  }

  /** Why the documents cannot be compared, with the places in their files. */
  public List<String> faults(Compared.Unreadable unreadable) {
    List<String> lines = new ArrayList<>();
    for (Fault fault : unreadable.faults()) {
      int offset = fault.diagnostic().span().start();
      String place = locate(fault.pane(), offset).orElse(fault.location());
      lines.addAll(Messages.located(place, fault.diagnostic()));
    }
    return lines;
  }

  /** A document of a file on disk; standard input and the example have a name, but no file. */
  private static Case.Text saved(ManifestFile file, ManifestObject object) {
    return new Case.Text(
        file.name(),
        object.text(),
        stored(file).path().map(path -> ObjectPlace.of(path, file.objects().indexOf(object))),
        Optional.empty(),
        MapValue.EMPTY);
  }

  /** A file of that name with that text, if there is one: another of the name may lie around. */
  private static ObjectFile stored(ManifestFile file) {
    try {
      Path path = Path.of(file.name());
      if (Files.isRegularFile(path)) {
        String exact = TextFiles.readExactly(path);
        if (TextFiles.withoutMark(exact).equals(file.text())) {
          return new ObjectFile(Optional.of(path), exact, file);
        }
      }
    } catch (InvalidPathException | IOException none) {
      // It is in no file.
    }
    return new ObjectFile(Optional.empty(), file.text(), file);
  }

  /** The object with the files that it is in. */
  public ObjectPair pair() {
    ThreeDocuments<FoundObject> found =
        given.map(
            each ->
                new FoundObject(
                    stored(each.file()),
                    each.file().objects().indexOf(each.object()),
                    each.object()));
    return new ObjectPair(found.lastApplied(), Optional.of(found.local()), found.live(), List.of());
  }
}
