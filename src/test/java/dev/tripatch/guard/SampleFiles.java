package dev.tripatch.guard;

import dev.tripatch.learn.BuiltInExample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files that command lines and windows open, always in a folder of the same name: where a path
 * is shown, it is the same in each recording.
 */
final class SampleFiles {
  private static final Path RESOURCES =
      Path.of(System.getProperty("basedir", ""), "src/test/resources/dev/tripatch");

  private final Path folder = Path.of(System.getProperty("java.io.tmpdir"), "tripatch-guard");

  /** Writes them again, whatever became of them. */
  SampleFiles() throws IOException {
    delete(folder);
    copy(RESOURCES.resolve("mutated"), "");
    copy(RESOURCES.resolve("ui/app/random-use"), "shop-");
    copy(RESOURCES.resolve("guard/files"), "");
    Files.copy(RESOURCES.resolve("cli/patch.yaml"), folder.resolve("patch.yaml"));
    Files.writeString(folder.resolve("web.yaml"), BuiltInExample.local());
    Files.writeString(folder.resolve("live.yaml"), BuiltInExample.live());
  }

  /** A resource with one thing a line; comments and empty lines are left out. */
  static List<String> lines(String name) throws IOException {
    try (Stream<String> lines = Files.lines(RESOURCES.resolve("guard").resolve(name))) {
      return lines.filter(line -> !line.isBlank() && !line.startsWith("# ")).toList();
    }
  }

  Path folder() {
    return folder;
  }

  /** A word of a command line: {@code ./name} is one of these files. */
  String resolve(String word) {
    return word.startsWith("./") ? folder.resolve(word.substring(2)).toString() : word;
  }

  /** A text without the folder's place. */
  String withoutFolder(String text) {
    return text.replace(folder + "/", "").replace(folder.toString(), "FOLDER");
  }

  /** What all files hold now, by their names. */
  Map<String, String> texts() throws IOException {
    Map<String, String> texts = new TreeMap<>();
    for (Path file : files(folder)) {
      texts.put(folder.relativize(file).toString(), Files.readString(file));
    }
    return texts;
  }

  /** Makes them hold again what they held. */
  void restore(Map<String, String> texts) throws IOException {
    for (String name : texts().keySet()) {
      if (!texts.containsKey(name)) {
        Files.delete(folder.resolve(name));
      }
    }
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Files.writeString(folder.resolve(text.getKey()), text.getValue());
    }
  }

  private void copy(Path from, String prefix) throws IOException {
    for (Path file : files(from)) {
      Path target = folder.resolve(prefix + from.relativize(file));
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }
}
