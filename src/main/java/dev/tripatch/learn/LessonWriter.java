package dev.tripatch.learn;

import java.util.List;
import java.util.stream.Collectors;

/** Writes a lesson as a file of its own, which {@link LessonFile} reads again. */
public final class LessonWriter {

  private LessonWriter() {}

  /**
   * A file with one lesson, to which a person adds their words.
   *
   * @param title the lesson's heading, and the book's
   * @param words what is below the heading, as Markdown
   */
  public static String write(String title, String words, List<Block> blocks) {
    String heading = title.strip().replaceAll("\\s+", " ");
    return "# "
        + heading
        + "\n\n## "
        + heading
        + "\n\n"
        + words
        + "\n"
        + blocks.stream().map(LessonWriter::written).collect(Collectors.joining());
  }

  private static String written(Block block) {
    String option = block.option().isEmpty() ? "" : " " + block.option();
    String end = block.text().endsWith("\n") ? "" : "\n";
    return "\n```%s %s%s\n%s%s```\n"
        .formatted(language(block), block.label().word(), option, block.text(), end);
  }

  private static String language(Block block) {
    return switch (block.label()) {
      case EXPLAIN, WINDOW, HAZARD, ERROR, QUESTION, CHOICES, REVEAL, TASK, HINT -> "text";
      case LAST_APPLIED,
          LOCAL,
          LIVE,
          PATCH,
          RESULT,
          KUBERNETES_RESULT,
          DOCUMENT_SAYS_PATCH,
          DOCUMENT_SAYS_RESULT,
          SOLUTION,
          TASK_RESULT,
          OTHERS,
          OTHER_LIVE,
          OTHER_RESULT ->
          block.text().stripLeading().startsWith("{") ? "json" : "yaml";
    };
  }
}
