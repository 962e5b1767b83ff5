package dev.tripatch.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads a file of lessons: Markdown, where each heading of the second level begins a lesson, and
 * the second word after a fence says what the block holds: {@code ```yaml live}. All else is for
 * people.
 */
public final class LessonFile {
  private static final String FENCE = "```";
  private static final String TITLE = "# ";
  private static final String HEADING = "## ";

  private final String name;
  private final List<String> lines;
  private final List<Lesson> lessons = new ArrayList<>();
  private final List<String> prose = new ArrayList<>();
  private int proseLine = 1;
  private String bookTitle;
  private String introduction = "";
  private Optional<String> title = Optional.empty();
  private int begin;
  private List<LessonPart> parts = new ArrayList<>();

  private LessonFile(String name, String text) {
    this.name = name;
    this.bookTitle = name;
    this.lines = text.lines().toList();
  }

  /**
   * The lessons of a file.
   *
   * @param name the file's name, for messages
   * @throws LessonFileException where a block has no known label, occurs twice or does not end
   */
  public static Book read(String name, String text) throws LessonFileException {
    return new LessonFile(name, text).read();
  }

  private Book read() throws LessonFileException {
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at);
      if (line.startsWith(HEADING)) {
        endLesson();
        title = Optional.of(line.substring(HEADING.length()).strip());
        begin = at + 1;
      } else if (line.startsWith(FENCE)) {
        at = block(at);
      } else if (title.isEmpty() && line.startsWith(TITLE)) {
        bookTitle = line.substring(TITLE.length()).strip();
      } else {
        words(at, line);
      }
    }
    endLesson();
    return new Book(name, bookTitle, introduction, lessons);
  }

  private void words(int at, String line) {
    if (prose.isEmpty()) {
      if (line.isBlank()) {
        return;
      }
      proseLine = at + 1;
    }
    prose.add(line);
  }

  private void endProse() {
    if (!prose.isEmpty()) {
      parts.add(new LessonPart.Prose(String.join("\n", prose).strip(), proseLine));
      prose.clear();
    }
  }

  /** Reads a block; the index of the line that ends it. */
  private int block(int start) throws LessonFileException {
    if (title.isEmpty()) {
      throw wrong(start, LessonWording.NO_HEADING.text(), LessonWording.WRITE_HEADING.text());
    }
    endProse();
    String[] words = lines.get(start).substring(FENCE.length()).strip().split(" +");
    BlockLabel label = label(start, words);
    String option = words.length > 2 ? option(start, label, words) : "";
    if (!label.mayRepeat() && has(label)) {
      throw wrong(
          start,
          LessonWording.SECOND_BLOCK.text("label", label.word()),
          LessonWording.ONE_BLOCK.text());
    }
    int end = end(start);
    String text =
        lines.subList(start + 1, end).stream().map(l -> l + "\n").collect(Collectors.joining());
    parts.add(new Block(label, option, text, start + 1));
    return end;
  }

  private BlockLabel label(int start, String[] words) throws LessonFileException {
    String remedy =
        LessonWording.LABELS.text(
            "words",
            Stream.of(BlockLabel.values()).map(BlockLabel::word).collect(Collectors.joining(", ")));
    if (words.length < 2) {
      throw wrong(start, LessonWording.NO_LABEL.text(), remedy);
    }
    Optional<BlockLabel> label = BlockLabel.of(words[1]);
    if (label.isEmpty()) {
      throw wrong(start, LessonWording.UNKNOWN_LABEL.text("word", words[1]), remedy);
    }
    return label.get();
  }

  private String option(int start, BlockLabel label, String[] words) throws LessonFileException {
    if (words.length == 3 && label.options().contains(words[2])) {
      return words[2];
    }
    String after = Stream.of(words).skip(2).collect(Collectors.joining(" "));
    String known = label.options().stream().sorted().collect(Collectors.joining(", "));
    throw wrong(
        start,
        LessonWording.UNKNOWN_OPTION.text("option", after, "label", label.word()),
        known.isEmpty()
            ? LessonWording.NO_OPTIONS.text("label", label.word())
            : LessonWording.OPTIONS.text("label", label.word(), "words", known));
  }

  private boolean has(BlockLabel label) {
    return parts.stream().anyMatch(part -> part instanceof Block block && block.label() == label);
  }

  private int end(int start) throws LessonFileException {
    for (int at = start + 1; at < lines.size(); at++) {
      if (lines.get(at).equals(FENCE)) {
        return at;
      }
    }
    throw wrong(start, LessonWording.NO_END.text(), LessonWording.WRITE_END.text());
  }

  private void endLesson() {
    endProse();
    if (title.isPresent()) {
      String book = new Book(name, "", "", List.of()).name();
      lessons.add(new Lesson(book, name + ":" + begin, title.get(), parts));
    } else {
      introduction =
          parts.stream()
              .map(part -> ((LessonPart.Prose) part).markdown())
              .collect(Collectors.joining("\n\n"));
    }
    parts = new ArrayList<>();
  }

  private LessonFileException wrong(int index, String what, String remedy) {
    return new LessonFileException(name, index + 1, what, remedy);
  }
}
