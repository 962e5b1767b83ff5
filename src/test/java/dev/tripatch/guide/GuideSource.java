package dev.tripatch.guide;

import dev.tripatch.learn.BundledReference;
import dev.tripatch.learn.MarkdownBlock;
import dev.tripatch.learn.MarkdownReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The pages of the guide as they are written, and the files that they work with. */
public final class GuideSource {
  public static final Path FOLDER = Path.of("src/docs/guide");

  /** Whether what is shown is to be written in place of being compared. */
  public static final boolean WRITES = Boolean.getBoolean("guide.write");

  private GuideSource() {}

  /** All pages, by name. */
  public static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  /** The fenced blocks in this language. */
  static List<String> blocks(Path page, String language) throws IOException {
    return MarkdownReader.read(Files.readString(page)).stream()
        .filter(MarkdownBlock.Code.class::isInstance)
        .map(MarkdownBlock.Code.class::cast)
        .filter(code -> code.language().equals(language))
        .map(MarkdownBlock.Code::text)
        .toList();
  }

  /** Writes the files that the guide works with into a folder. */
  public static void writeFiles(Path folder) throws IOException {
    for (Map.Entry<String, String> each : BundledReference.guideFiles().entrySet()) {
      Path file = folder.resolve(each.getKey());
      Files.createDirectories(Objects.requireNonNull(file.getParent(), "in a folder"));
      Files.writeString(file, each.getValue());
    }
  }
}
