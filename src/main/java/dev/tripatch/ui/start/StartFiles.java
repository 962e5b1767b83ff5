package dev.tripatch.ui.start;

import dev.tripatch.document.Lines;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.WantedObject;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CasePaths;
import dev.tripatch.workspace.CaseReader;
import dev.tripatch.workspace.CaseReading;
import dev.tripatch.workspace.file.TextFiles;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Opens the documents that the arguments name, or the built-in example if they name none. Where
 * files hold several objects, it takes the same as the command line.
 */
record StartFiles(DocumentFiles files, PipedTexts piped) {
  private static final String STANDARD_INPUT = "-";

  /**
   * The documents to begin with.
   *
   * @throws IOException with a sentence for people if one cannot be opened, or if it is not clear
   *     which object of a file is meant
   */
  StartDocuments open(StartOptions options) throws IOException {
    return options.cluster.with(openFiles(options));
  }

  /** The same without a cluster. */
  StartDocuments openFiles(StartOptions options) throws IOException {
    if (options.isEmpty()) {
      return StartDocuments.example();
    }
    if (options.caseFile != null) {
      return openCase(options.caseFile, options);
    }
    requireOneStandardInput(options);
    Optional<ObjectSources> many = StartObjects.in(options, piped);
    if (many.isPresent()) {
      return StartDocuments.of(many.get());
    }
    Optional<StartFile> local = read(options.local);
    Optional<StartFile> live = read(options.live);
    Optional<StartFile> lastApplied = read(options.lastApplied);
    List<StartFile> named = Stream.of(local, live, lastApplied).flatMap(Optional::stream).toList();
    if (options.object == null && named.stream().allMatch(StartFile::hasSeveral)) {
      return StartDocuments.of(StartObjects.named(options, piped));
    }
    StartChoice choice = StartChoice.of(WantedObject.of(options.object), named);
    Map<Role, OpenDocument> documents = new EnumMap<>(Role.class);
    choice.in(lastApplied).ifPresent(document -> documents.put(Role.LAST_APPLIED, document));
    choice.in(local).ifPresent(document -> documents.put(Role.LOCAL, document));
    choice.in(live).ifPresent(document -> documents.put(Role.LIVE, document));
    long all = documents.values().stream().mapToLong(each -> each.text().length()).sum();
    Optional<String> refusal = DocumentFiles.refusal(all);
    if (refusal.isPresent()) {
      throw new IOException(refusal.get());
    }
    return StartDocuments.of(documents);
  }

  private StartDocuments openCase(String file, StartOptions options) throws IOException {
    if (!options.hasNoDocument() || options.object != null) {
      throw new IOException(StartWords.CASE_ALONE.text());
    }
    Path path = path(file);
    boolean isPiped = PipedTexts.isOne(path);
    String text = isPiped ? piped.read(path) : TextFiles.read(path);
    return switch (CaseReader.read(file, text)) {
      case CaseReading.Done(Case opened) ->
          StartDocuments.of(isPiped ? opened : CasePaths.of(path).read(opened));
      case CaseReading.Unreadable broken -> throw new IOException(broken.sentence());
    };
  }

  private static Path path(String file) throws IOException {
    try {
      return Path.of(file);
    } catch (InvalidPathException noPath) {
      throw new IOException(StartWords.NO_FILE_NAME.text("name", file), noPath);
    }
  }

  private static void requireOneStandardInput(StartOptions options) throws IOException {
    if (Stream.concat(
                options.objects.stream(),
                Stream.of(options.local, options.live, options.lastApplied))
            .filter(STANDARD_INPUT::equals)
            .count()
        > 1) {
      throw new IOException(StartWords.ONE_STANDARD_INPUT.text());
    }
  }

  private Optional<StartFile> read(@Nullable String file) throws IOException {
    if (file == null) {
      return Optional.empty();
    }
    Path path = path(file);
    StartFile read = PipedTexts.isOne(path) ? readPiped(path) : readFile(file, path);
    if (read.documents().isEmpty()) {
      throw new IOException(StartWords.EMPTY.text("file", file));
    }
    return Optional.of(read);
  }

  /** It can be read, but not be saved to. */
  private StartFile readPiped(Path path) throws IOException {
    String name = PipedTexts.nameOf(path);
    String text = piped.read(path);
    return new StartFile(
        ManifestFile.read(name, Lines.normal(TextFiles.withoutMark(text))), files.read(name, text));
  }

  private StartFile readFile(String file, Path path) throws IOException {
    List<OpenDocument> documents = files.read(path);
    String text =
        documents.stream()
            .findFirst()
            .flatMap(OpenDocument::origin)
            .map(origin -> origin.stored().text())
            .orElse("");
    return new StartFile(ManifestFile.read(file, text), documents);
  }

  /**
   * A file that was named at the start.
   *
   * @param file its objects
   * @param documents the same objects, in the same order, as the window opens them; one document
   *     with the whole text if it holds no object that can be read
   */
  record StartFile(ManifestFile file, List<OpenDocument> documents) {

    /** Whether it is a file that holds several objects, of which none is meant before others. */
    boolean hasSeveral() {
      return file.objects().size() > 1;
    }
  }

  /** Which files and folders are to be listed, object by object. */
  private static final class StartObjects {
    private StartObjects() {}

    /**
     * The files; empty if one object is meant: no option asks for many, and none names a folder.
     *
     * @throws IOException with a sentence for people if a name is not valid, or if options
     *     contradict
     */
    static Optional<ObjectSources> in(StartOptions options, PipedTexts piped) throws IOException {
      ObjectSources named = named(options);
      boolean isFolder = allPaths(named).anyMatch(Files::isDirectory);
      if (options.objects.isEmpty() && !isFolder) {
        return Optional.empty();
      }
      if (!options.objects.isEmpty() && options.local != null) {
        throw new IOException(StartWords.LOCAL_OBJECTS_ONCE.text());
      }
      return Optional.of(withPiped(named, piped));
    }

    /**
     * The same for options that name files alone.
     *
     * @throws IOException as {@link #in} does
     */
    static ObjectSources named(StartOptions options, PipedTexts piped) throws IOException {
      return withPiped(named(options), piped);
    }

    /** Pipes are read only when it is known that a list is wanted. */
    private static ObjectSources withPiped(ObjectSources named, PipedTexts piped)
        throws IOException {
      return new ObjectSources(
          kept(named.lastApplied(), piped),
          kept(named.local(), piped),
          kept(named.live(), piped),
          named.recursive());
    }

    private static List<Path> kept(List<Path> paths, PipedTexts piped) throws IOException {
      List<Path> kept = new ArrayList<>();
      for (Path path : paths) {
        kept.add(PipedTexts.isOne(path) ? PipedFile.of(path, piped.read(path)) : path);
      }
      return kept;
    }

    private static Stream<Path> allPaths(ObjectSources named) {
      return Stream.of(named.lastApplied(), named.local(), named.live()).flatMap(List::stream);
    }

    /**
     * All files and folders that the options name.
     *
     * @throws IOException with a sentence for people if a name is not valid
     */
    private static ObjectSources named(StartOptions options) throws IOException {
      List<Path> local = paths(options.local);
      for (String path : options.objects) {
        local.addAll(paths(path));
      }
      boolean recursive = options.recursive || options.objects.isEmpty();
      return new ObjectSources(paths(options.lastApplied), local, paths(options.live), recursive);
    }

    private static List<Path> paths(@Nullable String name) throws IOException {
      List<Path> paths = new ArrayList<>();
      if (name != null) {
        try {
          paths.add(Path.of(name));
        } catch (InvalidPathException noPath) {
          throw new IOException(StartWords.NO_PATH.text("name", name), noPath);
        }
      }
      return paths;
    }
  }
}
