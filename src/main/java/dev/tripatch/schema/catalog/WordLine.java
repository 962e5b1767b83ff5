package dev.tripatch.schema.catalog;

import java.util.List;
import java.util.Optional;

/** A line of a catalogue, being written; {@link LineWords} reads it. */
final class WordLine {

  private final StringBuilder text = new StringBuilder();

  /** Adds a plain word. */
  WordLine add(String word) {
    text.append(text.isEmpty() ? "" : " ").append(word);
    return this;
  }

  /** Adds a named value, if there is one. */
  WordLine add(String name, Optional<String> value) {
    value.ifPresent(present -> add(name + "=" + present));
    return this;
  }

  /** Adds named values, if there are any. */
  WordLine add(String name, List<String> values) {
    return values.isEmpty() ? this : add(name + "=" + String.join(",", values));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
