package dev.tripatch.cli;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.ManifestFile;
import dev.tripatch.document.ManifestObject;
import dev.tripatch.document.ObjectQuery;
import dev.tripatch.document.Selection;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.example.BuiltInExample;
import dev.tripatch.highlight.Pane;
import dev.tripatch.workspace.Sources;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The documents of a case as the command line names them, and where they stand in their files. */
final class CaseFiles {
  private final Map<Pane, ManifestObject> objects = new EnumMap<>(Pane.class);
  private final Terminal terminal;

  private CaseFiles(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Reads what the options name; the built-in example if they name nothing. */
  static CaseFiles read(DocumentOptions options, Terminal terminal) throws StopException {
    CaseFiles files = new CaseFiles(terminal);
    if (options.isEmpty()) {
      terminal.say("no documents given; this is the built-in example (see: tripatch --help)");
      files.choose(Pane.LOCAL, file("local.yaml", BuiltInExample.local()), ObjectQuery.ANY);
      files.choose(Pane.LIVE, file("live.yaml", BuiltInExample.live()), ObjectQuery.ANY);
      return files;
    }
    requireOneStandardInput(options);
    if (options.local == null) {
      throw new StopException("name the local file with --local FILE (- reads standard input).");
    }
    files.readAll(options, files.open(options.local));
    return files;
  }

  private static ManifestFile file(String name, String text) {
    return ManifestFile.read(name, text);
  }

  private static void requireOneStandardInput(DocumentOptions options) throws StopException {
    long count =
        Stream.of(options.lastApplied, options.local, options.live)
            .filter(Objects::nonNull)
            .filter(InputFile.STANDARD_INPUT::equals)
            .count();
    if (count > 1) {
      throw new StopException("standard input (-) can be only one of the documents.");
    }
  }

  private void readAll(DocumentOptions options, ManifestFile local) throws StopException {
    @Nullable ManifestFile live = options.live == null ? null : open(options.live);
    ObjectQuery wanted = wanted(options, local, live);
    choose(Pane.LOCAL, local, wanted);
    ObjectQuery same = ObjectQuery.like(Objects.requireNonNull(objects.get(Pane.LOCAL)).name());
    if (live != null) {
      choose(Pane.LIVE, live, live.objects().size() == 1 ? ObjectQuery.ANY : same);
    }
    if (options.lastApplied != null) {
      ManifestFile lastApplied = open(options.lastApplied);
      choose(
          Pane.LAST_APPLIED,
          lastApplied,
          lastApplied.objects().size() == 1 ? ObjectQuery.ANY : same);
    }
  }

  /** The object that is asked for, else the one that live shows. */
  private static ObjectQuery wanted(
      DocumentOptions options, ManifestFile local, @Nullable ManifestFile live) {
    if (options.object != null) {
      return ObjectQuery.parse(options.object);
    }
    if (live == null || live.objects().size() != 1 || local.objects().size() == 1) {
      return ObjectQuery.ANY;
    }
    return ObjectQuery.like(live.objects().getFirst().name());
  }

  /** A file that holds an object. */
  ManifestFile open(String name) throws StopException {
    ManifestFile file =
        ManifestFile.read(InputFile.nameOf(name), InputFile.read(name, terminal.in()));
    if (file.objects().isEmpty()) {
      throw new StopException(
          file.diagnostics().isEmpty()
              ? file.name() + ": there is no object in it."
              : described(file, file.diagnostics().getFirst()));
    }
    for (Diagnostic broken : file.diagnostics()) {
      terminal.say(described(file, broken));
    }
    return file;
  }

  private static String described(ManifestFile file, Diagnostic diagnostic) {
    return file.name()
        + ":"
        + file.lines().positionOf(diagnostic.span().start())
        + ": "
        + Messages.text(diagnostic);
  }

  private void choose(Pane pane, ManifestFile file, ObjectQuery query) throws StopException {
    switch (file.select(query)) {
      case Selection.Found(ManifestObject object) -> objects.put(pane, object);
      case Selection.Failed(String message) -> throw new StopException(message);
    }
  }

  /** The one object that a file holds, or that is asked for. */
  static SourceDocument readOne(String name, @Nullable String object, Terminal terminal)
      throws StopException {
    CaseFiles files = new CaseFiles(terminal);
    ObjectQuery query = object == null ? ObjectQuery.ANY : ObjectQuery.parse(object);
    files.choose(Pane.LIVE, files.open(name), query);
    return files.document(Pane.LIVE).orElseThrow();
  }

  /** The documents to compare. */
  Sources sources() {
    return new Sources(
        document(Pane.LAST_APPLIED), document(Pane.LOCAL).orElseThrow(), document(Pane.LIVE));
  }

  private Optional<SourceDocument> document(Pane pane) {
    return Optional.ofNullable(objects.get(pane)).map(ManifestObject::document);
  }

  /** {@code file:line:column} of an offset in a document's text. */
  Optional<String> locate(Pane pane, int offset) {
    return Optional.ofNullable(objects.get(pane)).map(object -> object.locate(offset));
  }
}
