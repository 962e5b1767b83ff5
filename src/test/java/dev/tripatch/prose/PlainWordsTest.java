package dev.tripatch.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What people read has no words that are always wrong for us. The list says why, and what is
 * better.
 */
class PlainWordsTest {
  private static final Path LIST = Path.of("src/test/resources/dev/tripatch/prose/words.txt");
  private static final Path RESOURCES = Path.of("src/main/resources/dev/tripatch");
  private static final List<Path> READ =
      List.of(
          RESOURCES.resolve("prose"),
          RESOURCES.resolve("learn"),
          RESOURCES.resolve("hazard/pages"),
          Path.of("README.md"),
          Path.of("packaging/README.md"),
          Path.of("src/docs/guide"),
          Path.of("src/docs/glossary.md"),
          Path.of("src/docs/directives.md"),
          Path.of("src/docs/schema.md"));

  private static final Pattern END_OF_PARAGRAPH = Pattern.compile("\\n\\s*\\n");

  private record Word(Pattern wrong, String better, String reason, String example) {

    static Word of(String line) {
      String[] parts = line.split("\t", -1);
      assertThat(parts).as(line).hasSize(4).doesNotContain("");
      return new Word(
          Pattern.compile(parts[0], Pattern.CASE_INSENSITIVE), parts[1], parts[2], parts[3]);
    }

    boolean isIn(String text) {
      return wrong.matcher(text).find();
    }

    Stream<String> complaints(String text) {
      return wrong
          .matcher(text)
          .results()
          .map(
              found -> {
                int start = Math.max(0, found.start() - 60);
                int end = Math.min(text.length(), found.end() + 40);
                return "…" + text.substring(start, end) + "…: " + better + " (" + reason + ")";
              });
    }
  }

  @Test
  void whatPeopleReadIsPlain() throws IOException {
    List<Word> words = words();
    List<String> complaints = new ArrayList<>();
    for (Path file : files()) {
      for (String text : texts(file)) {
        words.forEach(
            word -> word.complaints(text).forEach(found -> complaints.add(file + ": " + found)));
      }
    }

    assertThat(complaints).isEmpty();
  }

  @Test
  void eachWordIsFoundInItsExample() throws IOException {
    assertThat(words()).isNotEmpty().allMatch(word -> word.isIn(word.example()));
  }

  @Test
  void itsFilesAreThere() throws IOException {
    assertThat(files())
        .extracting(file -> file.getFileName().toString())
        .contains(
            "ReasonWording.properties", "help.properties", "lists.md", "union.md", "window.md");
  }

  private static List<Word> words() throws IOException {
    return Files.readAllLines(LIST).stream()
        .filter(line -> !line.startsWith("#"))
        .map(Word::of)
        .toList();
  }

  private static List<Path> files() throws IOException {
    List<Path> all = new ArrayList<>();
    for (Path place : READ) {
      try (Stream<Path> files = Files.walk(place)) {
        files.filter(file -> file.toString().matches(".*\\.(md|properties)")).forEach(all::add);
      }
    }
    return all;
  }

  /** Sentences of resource files, or paragraphs without their line ends. */
  private static List<String> texts(Path file) throws IOException {
    String text = Files.readString(file);
    if (!file.toString().endsWith(".properties")) {
      return END_OF_PARAGRAPH
          .splitAsStream(text)
          .map(paragraph -> paragraph.replaceAll("\\s+", " "))
          .toList();
    }
    Properties properties = new Properties();
    properties.load(new StringReader(text));
    return properties.stringPropertyNames().stream().map(properties::getProperty).toList();
  }
}
