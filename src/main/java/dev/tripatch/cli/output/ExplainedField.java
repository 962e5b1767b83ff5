package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.show.table.Why;

/** All that there is to say about one field, as text. */
public record ExplainedField(int width, Palette palette) {
  private static final int LABEL = 9;

  /** The text about a field. */
  public String of(Why why) {
    StringBuilder out = new StringBuilder();
    String mark = why.mark().map(m -> palette.paint(m, m.glyph()) + " ").orElse("");
    out.append(mark).append(palette.heading(PlainText.line(why.path().toString()))).append('\n');
    add(why.headline(), "", out);
    add(why.sentence().replace("`", ""), "", out);
    for (Why.Fact fact : why.facts()) {
      String label = fact.label() + " ".repeat(Math.max(1, LABEL - fact.label().length()));
      add(fact.text(), label, out);
    }
    return out.toString();
  }

  /** A paragraph after a label, its lines below each other. */
  private void add(String text, String label, StringBuilder out) {
    out.append(Wrapping.paragraph(label, PlainText.line(text), width));
  }
}
