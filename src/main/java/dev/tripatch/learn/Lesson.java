package dev.tripatch.learn;

import dev.tripatch.engine.format.PatchFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A lesson: words, documents, and what comes of them.
 *
 * @param book the name of its book
 * @param location {@code file:line} of its heading
 * @param title its heading
 * @param parts its text, in the order of the file
 */
public record Lesson(String book, String location, String title, List<LessonPart> parts) {
  private static final Pattern LINK = Pattern.compile("\\]\\((https://[^)\\s]+)\\)");
  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

  public Lesson {
    parts = List.copyOf(parts);
  }

  /** Its name for the command line: {@code retain-keys/a-deployment-changes-its-strategy}. */
  public String name() {
    String words = NO_WORD.matcher(title.toLowerCase(Locale.ROOT)).replaceAll("-");
    return book + "/" + words.replaceAll("^-|-$", "");
  }

  public String file() {
    return location.substring(0, location.lastIndexOf(':'));
  }

  /** The line of its heading, counted from 1. */
  public int line() {
    return Integer.parseInt(location.substring(location.lastIndexOf(':') + 1));
  }

  /** The first address that its prose links to: where it comes from; empty if there is none. */
  public Optional<String> source() {
    return parts.stream()
        .filter(LessonPart.Prose.class::isInstance)
        .map(part -> LINK.matcher(((LessonPart.Prose) part).markdown()))
        .filter(Matcher::find)
        .map(found -> found.group(1))
        .findFirst();
  }

  /** What is read first: all up to the question, or all if the lesson asks nothing. */
  public List<LessonPart> given() {
    return parts.subList(0, question());
  }

  /** What follows the question, and would give the answer away before it is given. */
  public List<LessonPart> answer() {
    return parts.subList(question(), parts.size());
  }

  private int question() {
    return block(BlockLabel.QUESTION).map(parts::indexOf).orElse(parts.size());
  }

  /** Its prose, as Markdown. */
  public String prose() {
    return prose(parts);
  }

  /** The prose up to the question, as Markdown. */
  public String proseBefore() {
    return prose(given());
  }

  /** The prose after the question, as Markdown. */
  public String proseAfter() {
    return prose(answer());
  }

  private static String prose(List<LessonPart> some) {
    return some.stream()
        .filter(LessonPart.Prose.class::isInstance)
        .map(part -> ((LessonPart.Prose) part).markdown())
        .collect(Collectors.joining("\n\n"));
  }

  /** The first block with this label; empty if there is none. */
  public Optional<Block> block(BlockLabel label) {
    return blocks(label).findFirst();
  }

  /** The blocks with this label, in their order. */
  public Stream<Block> blocks(BlockLabel label) {
    return parts.stream()
        .filter(Block.class::isInstance)
        .map(Block.class::cast)
        .filter(block -> block.label() == label);
  }

  /** The text of the first block with this label; empty if there is none. */
  public Optional<String> text(BlockLabel label) {
    return block(label).map(Block::text);
  }

  /** Whether a block is shown before the answer, to which a patch that kubectl sends belongs. */
  public boolean isGiven(Block block) {
    return block.label().isGiven() && !(block.label() == BlockLabel.PATCH && isCalculated());
  }

  /** Whether the lesson has such a block. */
  public boolean has(BlockLabel label) {
    return block(label).isPresent();
  }

  /** Whether there is something to fill the panes with. */
  public boolean hasDocuments() {
    return has(BlockLabel.LOCAL) || has(BlockLabel.LIVE);
  }

  /** Whether the patch is calculated from documents, not written by a person. */
  public boolean isCalculated() {
    return has(BlockLabel.LOCAL);
  }

  /** Whether kubectl's own annotation counts. */
  public boolean asKubectlApply() {
    return !option(BlockLabel.LOCAL).isEmpty();
  }

  /** The format of the patch that a person wrote. */
  public PatchFormat format() {
    String word = option(BlockLabel.PATCH);
    return word.isEmpty()
        ? PatchFormat.STRATEGIC
        : PatchFormat.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** Whether the reader has to do something that is checked. */
  public boolean isExercise() {
    return has(BlockLabel.TASK);
  }

  /** Whether the reader first predicts what happens. */
  public boolean asks() {
    return has(BlockLabel.QUESTION);
  }

  /** The block with what its task has to come to. */
  public BlockLabel resultOfTask() {
    return has(BlockLabel.TASK_RESULT) ? BlockLabel.TASK_RESULT : BlockLabel.RESULT;
  }

  /** The third word of the first block with this label; empty if there is none. */
  public String option(BlockLabel label) {
    return block(label).map(Block::option).orElse("");
  }

  @Override
  public String toString() {
    return location + " " + title;
  }
}
