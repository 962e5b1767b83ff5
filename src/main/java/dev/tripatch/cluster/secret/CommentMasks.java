package dev.tripatch.cluster.secret;

import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.Node.ListNode;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Node.ScalarNode;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Masks comments, which may hold old values. */
final class CommentMasks {
  private static final String STRUCTURE = ":{}[],?-";

  private CommentMasks() {}

  /**
   * Those in a stretch of a document.
   *
   * @param node what the stretch holds
   * @return empty if there is other text that no value comes from
   */
  static Optional<List<Mask>> in(SourceDocument document, Span stretch, Node node) {
    List<Mask> masks = new ArrayList<>();
    int at = stretch.start();
    for (Span word : words(node, stretch)) {
      if (word.start() >= at && !addBetween(document, at, word.start(), masks)) {
        return Optional.empty();
      }
      at = Math.max(at, word.end());
    }
    return addBetween(document, at, stretch.end(), masks) ? Optional.of(masks) : Optional.empty();
  }

  /** Keys and scalars of a node, in order, that lie in a stretch. */
  private static List<Span> words(Node node, Span stretch) {
    List<Span> words = new ArrayList<>();
    collect(node, words);
    return words.stream()
        .filter(stretch::contains)
        .sorted(Comparator.comparingInt(Span::start))
        .toList();
  }

  private static void collect(Node node, List<Span> words) {
    switch (node) {
      case MapNode map ->
          map.entries()
              .forEach(
                  entry -> {
                    words.add(entry.keySpan());
                    collect(entry.node(), words);
                  });
      case ListNode list -> list.items().forEach(item -> collect(item.node(), words));
      case ScalarNode scalar -> words.add(scalar.span());
    }
  }

  /** Says whether there is nothing but comments and structure. */
  private static boolean addBetween(SourceDocument document, int from, int to, List<Mask> masks) {
    String text = document.text();
    int at = from;
    while (at < to) {
      char c = text.charAt(at);
      if (c == '#' && document.format() == Format.YAML) {
        int end = Math.min(to, lineEnd(text, at));
        masks.add(new Mask(new Span(at, end), "# " + Mask.DOTS));
        at = end;
      } else if (Character.isWhitespace(c) || STRUCTURE.indexOf(c) >= 0) {
        at++;
      } else {
        return false;
      }
    }
    return true;
  }

  private static int lineEnd(String text, int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end;
  }

  /**
   * Those anywhere else in which a secret is. It is looked for in the masked text, which is short
   * where the secrets are long.
   *
   * @param found what is masked already, in order
   */
  static List<Mask> withSecrets(SourceDocument document, KnownSecrets known, List<Mask> found) {
    return known.placesIn(Mask.in(document.text(), found)).stream()
        .map(secret -> new MaskPlaces(found).inText(secret.start(), true))
        .flatMap(place -> commentAround(document.text(), place).stream())
        .distinct()
        .map(comment -> new Mask(comment, "# " + Mask.DOTS))
        .toList();
  }

  /** A comment that fills its line, or comes after a value. Reading it tells whether it is one. */
  private static Optional<Span> commentAround(String text, int secret) {
    int lineStart = text.lastIndexOf('\n', secret - 1) + 1;
    int sign = text.indexOf('#', lineStart);
    while (sign >= 0 && sign < secret) {
      if (sign == lineStart || Character.isWhitespace(text.charAt(sign - 1))) {
        return Optional.of(new Span(sign, lineEnd(text, sign)));
      }
      sign = text.indexOf('#', sign + 1);
    }
    return Optional.empty();
  }
}
