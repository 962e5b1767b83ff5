package dev.tripatch.show.pane;

import dev.tripatch.document.Node;
import dev.tripatch.document.Span;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What differs inside a value that changes as a whole. It changes nothing of what Kubernetes does:
 * a list that is replaced whole is replaced whole, and here only read so that people see why.
 */
public final class InnerDifference {

  private final String text;
  private final List<Span> differing = new ArrayList<>();
  private boolean hasCommon;

  private InnerDifference(String text) {
    this.text = text;
  }

  /**
   * The stretches of a value that another value has not.
   *
   * @param text the text of the document
   * @param value the value in it
   * @param other what it is compared with
   * @return in order of place; empty if the two have nothing in common, so that there is no inside
   *     to speak of
   */
  public static Optional<List<Span>> of(String text, Node value, Value other) {
    InnerDifference difference = new InnerDifference(text);
    difference.compare(value, other);
    return difference.hasCommon ? Optional.of(difference.within(value.span())) : Optional.empty();
  }

  /** What an alias stands for is written elsewhere. */
  private List<Span> within(Span whole) {
    return differing.stream()
        .filter(span -> span.start() >= whole.start() && span.end() <= whole.end())
        .toList();
  }

  private void compare(Node node, Value other) {
    switch (node) {
      case Node.MapNode map when other instanceof MapValue others -> compareMaps(map, others);
      case Node.ListNode list when other instanceof ListValue others -> compareLists(list, others);
      case Node.ScalarNode scalar -> compareScalars(scalar, other);
      case Node.MapNode _, Node.ListNode _ -> differing.add(node.span());
    }
  }

  private void compareMaps(Node.MapNode map, MapValue others) {
    for (Node.Entry entry : map.entries()) {
      Value other = others.get(entry.key());
      if (other == null) {
        differing.add(entry.span());
      } else {
        compare(entry.node(), other);
      }
    }
  }

  private void compareLists(Node.ListNode list, ListValue others) {
    int[] pairs = LikeItems.pair(list.value().items(), others.items());
    for (int i = 0; i < pairs.length; i++) {
      Node.Item item = list.items().get(i);
      if (pairs[i] < 0) {
        differing.add(item.span());
      } else {
        compare(item.node(), others.get(pairs[i]));
      }
    }
  }

  private void compareScalars(Node.ScalarNode scalar, Value other) {
    if (scalar.value().equals(other)) {
      hasCommon = true;
    } else if (scalar.value() instanceof StringValue mine && other instanceof StringValue others) {
      compareTexts(scalar.span(), mine.text(), others.text());
    } else {
      differing.add(scalar.span());
    }
  }

  private void compareTexts(Span span, String mine, String others) {
    List<Span> words = TextDifference.between(mine, others);
    boolean isWhole = words.equals(List.of(new Span(0, mine.length())));
    Optional<int[]> places = isWhole ? Optional.empty() : ScalarText.places(text, span, mine);
    if (places.isEmpty()) {
      differing.add(span);
      return;
    }
    hasCommon = true;
    int[] at = places.get();
    words.forEach(word -> differing.add(new Span(at[word.start()], at[word.end()])));
  }
}
