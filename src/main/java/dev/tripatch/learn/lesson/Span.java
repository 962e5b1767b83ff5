package dev.tripatch.learn.lesson;

import java.util.List;
import java.util.stream.Collectors;

/** A piece of a line of Markdown. */
public sealed interface Span {

  /** Its letters, without marks. */
  String letters();

  /** The letters of some pieces, one after the other. */
  static String letters(List<Span> spans) {
    return spans.stream().map(Span::letters).collect(Collectors.joining());
  }

  /** Plain words. */
  record Words(String letters) implements Span {}

  /** Code, as it is written. */
  record Code(String letters) implements Span {}

  /** Bold words. */
  record Strong(List<Span> spans) implements Span {
    /** Copies the list. */
    public Strong {
      spans = List.copyOf(spans);
    }

    @Override
    public String letters() {
      return Span.letters(spans);
    }
  }

  /** Italic words. */
  record Emphasis(List<Span> spans) implements Span {
    /** Copies the list. */
    public Emphasis {
      spans = List.copyOf(spans);
    }

    @Override
    public String letters() {
      return Span.letters(spans);
    }
  }

  /**
   * A link.
   *
   * @param spans its words
   * @param target where it leads, as it is written
   */
  record Link(List<Span> spans, String target) implements Span {
    /** Copies the list. */
    public Link {
      spans = List.copyOf(spans);
    }

    @Override
    public String letters() {
      return Span.letters(spans);
    }
  }
}
