package dev.tripatch.document;

import dev.tripatch.document.Diagnostic.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what a reader has to say about a text. For one text and one thread. */
final class Warnings {

  private final Lines lines;
  private final List<Diagnostic> found = new ArrayList<>();

  Warnings(Lines lines) {
    this.lines = lines;
  }

  void add(Span span, String message, String remedy) {
    found.add(new Diagnostic(Severity.WARNING, span, message, remedy));
  }

  /** A key that a later one overrides. */
  void addDuplicate(String key, Span overridden, Span taken) {
    add(
        overridden,
        "The key "
            + key
            + " stands again on line "
            + lines.lineOf(taken.start())
            + ", and kubectl takes the last one.",
        "Delete one of the two.");
  }

  /** A key that a later merge overrides. */
  void addOverriddenByMerge(String key, Span overridden, Span merge) {
    add(
        overridden,
        "The << on line "
            + lines.lineOf(merge.start())
            + " has the key "
            + key
            + " too, and kubectl takes the one that comes last.",
        "Move << to the top of its map.");
  }

  /** Everything so far, in order of place. */
  List<Diagnostic> sorted() {
    found.sort(Comparator.comparingInt(diagnostic -> diagnostic.span().start()));
    return List.copyOf(found);
  }
}
