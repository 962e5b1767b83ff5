package dev.tripatch.learn;

import java.util.List;
import java.util.Locale;

/** A block of Markdown: what has lines of its own. */
public sealed interface MarkdownBlock {

  /**
   * A heading.
   *
   * @param level 1 for the title, 2 for a section, up to 6
   * @param spans its words
   */
  record Heading(int level, List<MarkdownSpan> spans) implements MarkdownBlock {
    public Heading {
      spans = List.copyOf(spans);
    }

    /** Its name in links: its letters in lower case, with hyphens for blanks. */
    public String anchor() {
      return MarkdownSpan.letters(spans)
          .toLowerCase(Locale.ROOT)
          .replaceAll("[^\\p{L}\\p{N} _-]", "")
          .strip()
          .replace(' ', '-');
    }
  }

  /** Words that run on. */
  record Paragraph(List<MarkdownSpan> spans) implements MarkdownBlock {
    public Paragraph {
      spans = List.copyOf(spans);
    }
  }

  record Items(List<Item> items) implements MarkdownBlock {
    public Items {
      items = List.copyOf(items);
    }
  }

  /**
   * An item of a list.
   *
   * @param depth 0 for a list that is in no other one
   * @param mark what is before it: {@code •} or its number
   * @param spans its words
   */
  record Item(int depth, String mark, List<MarkdownSpan> spans) {
    public Item {
      spans = List.copyOf(spans);
    }
  }

  record Quotation(List<MarkdownBlock> blocks) implements MarkdownBlock {
    public Quotation {
      blocks = List.copyOf(blocks);
    }
  }

  /**
   * A table.
   *
   * @param rows its rows, the heading first; each has as many cells as the heading
   */
  record Table(List<List<List<MarkdownSpan>>> rows) implements MarkdownBlock {
    public Table {
      rows = List.copyOf(rows);
    }
  }

  /**
   * Fenced code.
   *
   * @param language the first word after the fence; empty if there is none
   * @param label the words after it; empty if there are none
   * @param text what is between the fences, each line with its end
   */
  record Code(String language, String label, String text) implements MarkdownBlock {}
}
