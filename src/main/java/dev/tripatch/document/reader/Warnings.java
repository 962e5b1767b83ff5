package dev.tripatch.document.reader;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Diagnostic.Severity;
import dev.tripatch.document.Diagnostic.Topic;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
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
    add(Topic.OTHER, span, message, remedy);
  }

  /** A plain word that becomes another value than it looks like. */
  void addWord(Span span, String message, String remedy) {
    add(Topic.WORD, span, message, remedy);
  }

  private void add(Topic topic, Span span, String message, String remedy) {
    found.add(new Diagnostic(Severity.WARNING, topic, span, message, remedy));
  }

  /** A key that a later one overrides. */
  void addDuplicate(String key, Span overridden, Span taken) {
    add(
        Topic.DUPLICATE_KEY,
        overridden,
        ReadWording.KEY_REPEATED.text("key", key, "line", lines.lineOf(taken.start())),
        ReadWording.DELETE_ONE.text());
  }

  /** A key that kustomize passes over since it is there already. */
  void addRepeated(String key, Span passedOver, Span taken) {
    add(
        Topic.DUPLICATE_KEY,
        passedOver,
        ReadWording.KEY_REPEATED_FOR_KUSTOMIZE.text(
            "key", key, "line", lines.lineOf(taken.start())),
        ReadWording.DELETE_ONE.text());
  }

  /** A key that a later merge overrides. */
  void addOverriddenByMerge(String key, Span overridden, Span merge) {
    add(
        Topic.DUPLICATE_KEY,
        overridden,
        ReadWording.KEY_IN_MERGE.text("key", key, "line", lines.lineOf(merge.start())),
        ReadWording.MERGE_FIRST.text());
  }

  /** Everything so far, in order of place. */
  List<Diagnostic> sorted() {
    found.sort(Comparator.comparingInt(diagnostic -> diagnostic.span().start()));
    return List.copyOf(found);
  }
}
