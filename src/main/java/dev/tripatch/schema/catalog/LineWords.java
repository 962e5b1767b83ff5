package dev.tripatch.schema.catalog;

import java.util.List;
import java.util.Optional;

/** A line of a catalogue, read: plain words first, then {@code name=value} words. */
final class LineWords {

  private final String[] words;
  private final int plain;

  /**
   * A line.
   *
   * @param plain how many plain words it starts with
   */
  LineWords(String line, int plain) {
    this.words = line.split(" ");
    this.plain = plain;
  }

  /** The plain word at a place, counted from 0. */
  String at(int index) {
    return words[index];
  }

  /** The value under a name; empty if the line does not have it. */
  Optional<String> value(String name) {
    for (int i = plain; i < words.length; i++) {
      String word = words[i];
      if (word.startsWith(name) && word.startsWith("=", name.length())) {
        return Optional.of(word.substring(name.length() + 1));
      }
    }
    return Optional.empty();
  }

  /** The comma-separated values under a name; empty if the line does not have it. */
  List<String> values(String name) {
    return value(name).map(text -> List.of(text.split(","))).orElse(List.of());
  }
}
