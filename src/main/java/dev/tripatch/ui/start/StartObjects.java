package dev.tripatch.ui.start;

import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which files and folders are to be listed, object by object. */
final class StartObjects {
  private static final Path STANDARD_INPUT = Path.of("-");

  /** Reads standard input, of which there is only one. */
  interface Piped {

    /**
     * The text.
     *
     * @throws IOException with a sentence for people if it cannot be read
     */
    String read() throws IOException;
  }

  private StartObjects() {}

  /**
   * The files; empty if one object is meant: no option asks for many, and none names a folder.
   *
   * @throws IOException with a sentence for people if a name is none, or if options contradict
   */
  static Optional<ObjectSources> in(StartOptions options, Piped piped) throws IOException {
    ObjectSources named = named(options);
    boolean isFolder = allPaths(named).anyMatch(Files::isDirectory);
    if (options.objects.isEmpty() && !isFolder) {
      return Optional.empty();
    }
    if (!options.objects.isEmpty() && options.local != null) {
      throw new IOException("-f names the local objects: leave out --local, or -f.");
    }
    return Optional.of(withPiped(named, piped));
  }

  /** Standard input is read only when it is known that a list is wanted. */
  private static ObjectSources withPiped(ObjectSources named, Piped piped) throws IOException {
    if (allPaths(named).noneMatch(STANDARD_INPUT::equals)) {
      return named;
    }
    Path kept = PipedFile.of(piped.read());
    return new ObjectSources(
        replaced(named.lastApplied(), kept),
        replaced(named.local(), kept),
        replaced(named.live(), kept),
        named.recursive());
  }

  private static List<Path> replaced(List<Path> paths, Path kept) {
    return paths.stream().map(path -> path.equals(STANDARD_INPUT) ? kept : path).toList();
  }

  private static Stream<Path> allPaths(ObjectSources named) {
    return Stream.of(named.lastApplied(), named.local(), named.live()).flatMap(List::stream);
  }

  /**
   * All files and folders that the options name.
   *
   * @throws IOException with a sentence for people if a name is none
   */
  static ObjectSources named(StartOptions options) throws IOException {
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
        throw new IOException(name + " is not the name of a file or folder.", noPath);
      }
    }
    return paths;
  }
}
