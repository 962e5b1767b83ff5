package dev.tripatch.show.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.Mark;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the Why panel says about a field.
 *
 * @param path the field
 * @param mark its outcome; empty for a field that nothing happens to
 * @param headline the outcome in a few words: {@code Cleared by $retainKeys.}
 * @param sentence the reason in plain English, with what would change it; words between backticks
 *     are code and are shown in the editor's font
 * @param facts further lines, each with a label
 */
public record Why(
    FieldPath path, Optional<Mark> mark, String headline, String sentence, List<Fact> facts) {

  /** The same with one more line. */
  public Why with(Fact fact) {
    return new Why(
        path, mark, headline, sentence, Stream.concat(facts.stream(), Stream.of(fact)).toList());
  }

  /**
   * A labelled line.
   *
   * @param label such as {@code Rule} or {@code Schema}
   * @param text the line
   */
  public record Fact(String label, String text) {}
}
