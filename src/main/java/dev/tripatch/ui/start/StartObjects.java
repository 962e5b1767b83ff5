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
  private StartObjects() {}

  /**
   * The files; empty if one object is meant: no option asks for many, and none names a folder.
   *
   * @throws IOException with a sentence for people if a name is not valid, or if options contradict
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
  private static ObjectSources withPiped(ObjectSources named, PipedTexts piped) throws IOException {
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
