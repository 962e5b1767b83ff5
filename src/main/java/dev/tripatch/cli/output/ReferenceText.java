package dev.tripatch.cli.output;

import dev.tripatch.cli.output.TextTable.Column;
import dev.tripatch.cli.output.TextTable.Fit;
import dev.tripatch.learn.reference.Page;
import dev.tripatch.learn.reference.PagePlace;
import dev.tripatch.learn.reference.Reference;
import dev.tripatch.learn.reference.Topic;
import java.util.List;
import java.util.stream.Stream;

/** The reference as text: lists of pages, and what stands at a place. */
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
    TextTable table =
        new TextTable(List.of(new Column("", Fit.WHOLE, 0), new Column("", Fit.WHOLE, 0)));
    for (PagePlace place : places) {
      String id = place.id();
      table.add(
          Stream.of(id, place.page().title()),
          cell -> cell.equals(id) ? palette.heading(id) : cell);
    }
    return table.write(Integer.MAX_VALUE, palette::heading);
  }

  /** What stands at a place, as Markdown; behind a section, where it is from. */
  public static String page(PagePlace place) {
    Page page = place.page();
    return place.anchor().isEmpty()
        ? place.markdown()
        : place.markdown() + "\n\nIn " + page.title() + ": tripatch reference " + page.id() + "\n";
  }
}
