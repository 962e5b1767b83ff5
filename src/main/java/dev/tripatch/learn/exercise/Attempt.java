package dev.tripatch.learn.exercise;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An answer that is in an exercise's file: the smallest solution, or what others would have done.
 *
 * @param words what is said of it: the comments before the answer; empty if nothing is
 * @param answer the answer's text; empty if the words are all there is
 * @param isRight whether it solves the exercise
 */
public record Attempt(String words, String answer, boolean isRight) {
  private static final String COMMENT = "#";

  /** Reads a block's text. */
  static Attempt of(String text, boolean isRight) {
    List<String> lines = text.lines().toList();
    int end = 0;
    while (end < lines.size() && lines.get(end).startsWith(COMMENT)) {
      end++;
    }
    String words =
        lines.subList(0, end).stream()
            .map(line -> line.substring(COMMENT.length()).strip())
            .collect(Collectors.joining(" "));
    String answer =
        lines.subList(end, lines.size()).stream()
            .map(line -> line + "\n")
            .collect(Collectors.joining());
    return new Attempt(words, answer, isRight);
  }
}
