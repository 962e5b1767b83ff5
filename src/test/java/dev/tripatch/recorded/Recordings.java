package dev.tripatch.recorded;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds recordings: the built-in ones, and those in further folders. */
final class Recordings {
  private static final Pattern NAME = Pattern.compile(".*\\.jsonl(\\.gz)?");

  private Recordings() {}

  /** The recordings among the test resources. */
  static List<RecordedFile> builtIn() throws IOException, URISyntaxException {
    URL folder = Recordings.class.getResource("/recorded");
    return in(Path.of(Objects.requireNonNull(folder).toURI()).toString());
  }

  /**
   * The recordings in some folders and all folders below them, each once.
   *
   * @param folders separated as in a search path; may be empty
   */
  static List<RecordedFile> in(String folders) throws IOException {
    Set<Path> found = new LinkedHashSet<>();
    for (String folder : folders.split(Pattern.quote(File.pathSeparator))) {
      if (!folder.isBlank()) {
        found.addAll(below(Path.of(folder)));
      }
    }
    return found.stream().map(RecordedFile::new).toList();
  }

  private static Collection<Path> below(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder.toRealPath())) {
      List<Path> found =
          files
              .filter(Files::isRegularFile)
              .filter(file -> NAME.matcher(file.getFileName().toString()).matches())
              .sorted()
              .toList();
      if (found.isEmpty()) {
        throw new AssertionError("there are no recordings in " + folder);
      }
      return found;
    }
  }
}
