package dev.tripatch.show.pane;

import dev.tripatch.document.Node;
import dev.tripatch.document.Span;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.ScalarText;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What differs between a string in a text and another string. */
final class StringDifference {

  private StringDifference() {}

  /**
   * The stretches of a string that another does not have.
   *
   * @param text the text of the document
   * @param node the string in it
   * @param other what it is compared with
   * @return in order of place; empty if the two are no strings or have nothing in common, so that
   *     there is no inside to show
   */
  static Optional<List<Span>> of(String text, Node node, @Nullable Value other) {
    if (!(node instanceof Node.ScalarNode scalar)
        || !(scalar.value() instanceof StringValue(String mine, _))
        || !(other instanceof StringValue(String theirs, _))) {
      return Optional.empty();
    }
    List<Span> words = TextDifference.between(mine, theirs);
    boolean isWhole = words.equals(List.of(new Span(0, mine.length())));
    return isWhole
        ? Optional.empty()
        : ScalarText.places(text, node.span(), mine).map(at -> inText(words, at));
  }

  private static List<Span> inText(List<Span> words, int[] at) {
    return words.stream().map(word -> new Span(at[word.start()], at[word.end()])).toList();
  }
}
