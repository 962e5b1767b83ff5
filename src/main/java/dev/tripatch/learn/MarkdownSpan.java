package dev.tripatch.learn;

import java.util.List;
import java.util.stream.Collectors;

/** A piece of a line of Markdown. */
public sealed interface MarkdownSpan {

  /** Its letters, without marks. */
  String letters();

  /** The letters of some pieces, one after the other. */
  static String letters(List<MarkdownSpan> spans) {
    return spans.stream().map(MarkdownSpan::letters).collect(Collectors.joining());
  }

  /** Plain words. */
  record Words(String letters) implements MarkdownSpan {}

  /** Code, as it is written. */
  record Code(String letters) implements MarkdownSpan {}

  /** Bold words. */
  record Strong(List<MarkdownSpan> spans) implements MarkdownSpan {
    public Strong {
      spans = List.copyOf(spans);
    }

    @Override
    public String letters() {
      return MarkdownSpan.letters(spans);
    }
  }

  /** Italic words. */
  record Emphasis(List<MarkdownSpan> spans) implements MarkdownSpan {
    public Emphasis {
      spans = List.copyOf(spans);
    }

    @Override
    public String letters() {
      return MarkdownSpan.letters(spans);
    }
  }

  /**
   * A link.
   *
   * @param spans its words
   * @param target where it leads, as it is written
   */
  record Link(List<MarkdownSpan> spans, String target) implements MarkdownSpan {
    public Link {
      spans = List.copyOf(spans);
    }

    @Override
    public String letters() {
      return MarkdownSpan.letters(spans);
    }
  }
}
