package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.learn.Page;
import dev.tripatch.learn.Reference;
import dev.tripatch.learn.Reference.PagePlace;
import dev.tripatch.learn.Topic;
import dev.tripatch.show.table.Column;
import java.util.List;

/** The reference as text: lists of pages, and what is at a place. */
public final class ReferenceText {

  private ReferenceText() {}

  /** All pages by topic, a line for each. */
  public static String all(Reference reference, Palette palette) {
    StringBuilder out = new StringBuilder();
    for (Topic topic : Topic.values()) {
      out.append(out.isEmpty() ? "" : "\n").append(palette.heading(topic.title())).append('\n');
      out.append(list(reference.pages(topic).stream().map(PagePlace::of).toList(), palette));
    }
    return out.toString();
  }

  /** Some places, a line for each. */
  public static String list(List<PagePlace> places, Palette palette) {
    TextTable<PagePlace> table =
        new TextTable<>(
            List.of(
                Column.words("", PagePlace::id), Column.words("", place -> place.page().title())));
    for (PagePlace place : places) {
      table.add(place, cell -> cell.equals(place.id()) ? palette.heading(cell) : cell);
    }
    return table.write(Integer.MAX_VALUE, palette::heading);
  }

  /** What is at a place, as Markdown; after a section, where it is from. */
  public static String page(PagePlace place) {
    Page page = place.page();
    return place.anchor().isEmpty()
        ? place.markdown()
        : place.markdown() + "\n\nIn " + page.title() + ": tripatch reference " + page.id() + "\n";
  }
}
