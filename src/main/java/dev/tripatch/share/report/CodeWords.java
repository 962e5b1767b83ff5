package dev.tripatch.share.report;

import java.util.ArrayList;
import java.util.List;

/** Sentences in which words between backticks are code. */
final class CodeWords {
  private CodeWords() {}

  /**
   * A part of a sentence.
   *
   * @param text its characters, without backticks around it
   * @param isCode whether it is code
   */
  record Part(String text, boolean isCode) {}

  /** The parts; where backticks do not come in pairs, they are ordinary characters. */
  static List<Part> parts(String sentence) {
    String[] pieces = sentence.split("`", -1);
    if (pieces.length % 2 == 0) {
      return List.of(new Part(sentence, false));
    }
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < pieces.length; i++) {
      if (!pieces[i].isEmpty()) {
        parts.add(new Part(pieces[i], i % 2 == 1));
      }
    }
    return parts;
  }
}
