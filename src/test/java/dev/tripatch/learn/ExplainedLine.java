package dev.tripatch.learn;

import java.util.ArrayList;
import java.util.List;

/**
 * A field of an {@code explain} block: {@code − spec.replicas: removed-from-local}, and indented
 * below it the sentence, and notes.
 *
 * @param path the field
 * @param reason the reason's name
 * @param sentence what is said
 */
public record ExplainedLine(String path, String reason, String sentence) {
  private static final String INDENT = "    ";

  /** The fields that a lesson explains. */
  public static List<ExplainedLine> in(Lesson example) {
    List<String> lines = example.text(BlockLabel.EXPLAIN).orElse("").lines().toList();
    List<ExplainedLine> found = new ArrayList<>();
    for (int at = 0; at < lines.size(); at++) {
      if (!lines.get(at).startsWith(INDENT)) {
        String field = lines.get(at).substring(2);
        int colon = field.lastIndexOf(": ");
        found.add(
            new ExplainedLine(
                field.substring(0, colon), field.substring(colon + 2), lines.get(at + 1).strip()));
      }
    }
    return found;
  }
}
