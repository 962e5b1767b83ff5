package dev.tripatch.cli.output;

import dev.tripatch.cli.output.data.HazardList.LocatedHazard;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.show.table.Column;
import java.util.List;

/** Hazards as text: a line for each with its place, below it why, the way out, and the error. */
public final class HazardText {
  private static final String SIGN = "▲ ";
  private static final String GAP = "  ";

  private final int width;
  private final Palette palette;
  private final StringBuilder out = new StringBuilder();

  private HazardText(int width, Palette palette) {
    this.width = width;
    this.palette = palette;
  }

  /**
   * The text of all.
   *
   * @param width how many characters fit on a line; Kubernetes' own words stay as they are
   */
  public static String of(List<LocatedHazard> found, int width, Palette palette) {
    return new HazardText(width, palette).all(found);
  }

  private String all(List<LocatedHazard> found) {
    found.forEach(each -> append(each.hazard(), each.place()));
    return found.isEmpty()
        ? "No hazards found.\n"
        : out.append(OutputWording.HAZARDS.text("count", found.size())).append(".\n").toString();
  }

  private void append(Hazard hazard, String place) {
    String head = SIGN + place + GAP + hazard.kind().id() + GAP + hazard.path();
    out.append(palette.heading(PlainText.line(head))).append('\n');
    sentence(hazard.sentence());
    sentence(hazard.remedy());
    hazard
        .kubernetesText()
        .ifPresent(
            words -> {
              sentence("Kubernetes' own words:");
              words.lines().forEach(each -> line(Messages.INDENT + GAP + each));
            });
    out.append('\n');
  }

  private void sentence(String text) {
    out.append(Wrapping.paragraph(Messages.INDENT, PlainText.line(text), width));
  }

  private void line(String text) {
    out.append(PlainText.line(text)).append('\n');
  }

  /** All kinds, a line for each. */
  public static String kinds(Palette palette) {
    TextTable<HazardKind> table =
        new TextTable<>(
            List.of(Column.words("", HazardKind::id), Column.words("", HazardKind::summary)));
    for (HazardKind kind : HazardKind.values()) {
      table.add(kind, cell -> cell.equals(kind.id()) ? palette.heading(cell) : cell);
    }
    return table.write(Integer.MAX_VALUE, palette::heading);
  }
}
