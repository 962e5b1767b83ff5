package dev.tripatch.schema.openapi;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first sentence of a description, short enough to be kept a hundred thousand times: a cluster
 * with many operators has as many fields.
 */
final class FirstSentence {

  private static final int MOST = 160;

  /** A full stop ends a sentence, unless it belongs to an abbreviation. */
  private static final Pattern END =
      Pattern.compile("(?<!\\b(?:e\\.g|i\\.e|etc|vs|cf|approx|resp))[.!?](?= |$)");

  private FirstSentence() {}

  /** The sentence; empty if nothing is said. */
  static Optional<String> of(String description) {
    String line = plain(description);
    Matcher end = END.matcher(line);
    String sentence = end.find() ? line.substring(0, end.end()) : line;
    return sentence.isEmpty() ? Optional.empty() : Optional.of(cut(sentence));
  }

  /** One line, in letters of which a text of a cluster's size needs one byte each. */
  private static String plain(String description) {
    int paragraph = description.indexOf("\n\n");
    String first = paragraph > 0 ? description.substring(0, paragraph) : description;
    return first
        .replaceAll("[\\s\\p{Cntrl}\\u00a0]+", " ")
        .replaceAll("[\\u2018\\u2019]", "'")
        .replaceAll("[\\u201c\\u201d]", "\"")
        .replaceAll("[\\u2010-\\u2015]", "-")
        .replace("\u2026", "...")
        .replaceFirst("\\s+More info:.*", "")
        .strip();
  }

  private static String cut(String sentence) {
    if (sentence.length() <= MOST) {
      return sentence;
    }
    int blank = sentence.lastIndexOf(' ', MOST - 3);
    return sentence.substring(0, blank > MOST / 2 ? blank : MOST - 3) + "...";
  }
}
