package dev.tripatch.cli.input;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Many objects in place of one. */
public final class ObjectsOption {
  @Option(
      names = {"-f", "--filename"},
      paramLabel = "PATH")
  List<String> paths = new ArrayList<>();

  @Option(names = {"-R", "--recursive"})
  boolean recursive;

  @Option(names = "--all")
  boolean all;

  /** Beside what own rules are looked for: a file of the first path, or that would be in it. */
  Optional<String> place() {
    return paths.stream()
        .findFirst()
        .filter(path -> !path.equals(InputFile.STANDARD_INPUT))
        .map(path -> isFolder(path) ? path + "/." : path);
  }

  private static boolean isFolder(String path) {
    try {
      return Files.isDirectory(Path.of(path));
    } catch (InvalidPathException noPath) {
      return false;
    }
  }

  /** Whether what was applied to a namespace is asked for, in place of files. */
  public boolean isAll() {
    return all;
  }

  /** Whether many objects are asked for. */
  public boolean isGiven() {
    return all || !paths.isEmpty();
  }
}
