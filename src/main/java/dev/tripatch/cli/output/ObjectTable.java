package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Totals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What becomes of many objects as text: a line for each, counts below. */
public record ObjectTable(int width, Palette palette) {
  private static final List<Column<Summed>> COLUMNS =
      List.of(
          new Column<>("OBJECT", Fit.END, 4, row -> row.pair().name().toString()),
          Column.words("STATE", row -> row.summary().state().words()),
          Column.words("FIELDS", row -> fields(row.summary())),
          Column.words("HAZARDS", row -> hazards(row.summary())),
          new Column<>("LOCAL", Fit.END, 3, row -> place(row.pair().local())),
          new Column<>("LIVE", Fit.END, 3, row -> place(row.pair().live())));

  private record Summed(ObjectPair pair, ObjectSummary summary) {}

  /** The table; a summary for each pair. */
  public String of(List<ObjectPair> pairs, List<ObjectSummary> summaries) {
    if (pairs.isEmpty()) {
      return "No objects.\n";
    }
    TextTable<Summed> table = new TextTable<>(COLUMNS);
    for (int i = 0; i < pairs.size(); i++) {
      ObjectSummary summary = summaries.get(i);
      table.add(new Summed(pairs.get(i), summary), cell -> painted(cell, summary));
    }
    return table.write(width, palette::heading) + "\n" + total(summaries) + "\n";
  }

  /** The lines above what is said about one of them. */
  public String heading(ObjectPair pair, List<String> remarks) {
    String name = "── %s ── %s".formatted(pair.name(), pair.first().place());
    StringBuilder out = new StringBuilder(palette.heading(PlainText.line(name))).append('\n');
    remarks.forEach(remark -> out.append(Wrapping.paragraph("", remark, width)));
    return out.toString();
  }

  private static String hazards(ObjectSummary summary) {
    return summary.allHazards() == 0 ? "" : "▲" + summary.allHazards();
  }

  private String painted(String cell, ObjectSummary summary) {
    boolean isConflict = summary.conflicts() > 0 && cell.equals(fields(summary));
    return isConflict ? palette.paint(Mark.CONFLICT, cell) : cell;
  }

  private static String place(Optional<FoundObject> found) {
    return found.map(FoundObject::place).orElse("—");
  }

  /** How many fields have which outcome: {@code +1 ~2 (31 inside)}. */
  private static String fields(ObjectSummary summary) {
    String fields =
        summary.counts().entrySet().stream()
            .map(each -> each.getKey().glyph() + each.getValue())
            .collect(Collectors.joining(" "));
    return summary.inside() == 0
        ? fields
        : fields + " " + OutputWording.SOME_INSIDE.text("count", summary.inside());
  }

  /** {@code 64 objects: 7 will change, 57 in sync. 3 conflicts, 1 hazard.} */
  public static String total(List<ObjectSummary> summaries) {
    Totals totals = Totals.of(summaries);
    String all =
        Stream.of(ObjectState.values())
            .filter(state -> totals.count(state) > 0)
            .map(state -> totals.count(state) + " " + state.words())
            .collect(Collectors.joining(", "));
    List<String> found = new ArrayList<>();
    if (totals.conflicts() > 0) {
      found.add(OutputWording.CONFLICTS.text("count", totals.conflicts()));
    }
    if (totals.hazards() > 0) {
      found.add(OutputWording.HAZARDS.text("count", totals.hazards()));
    }
    return OutputWording.OBJECTS.text("count", totals.objects())
        + (all.isEmpty() ? "" : ": " + all)
        + "."
        + (found.isEmpty() ? "" : " " + String.join(", ", found) + ".");
  }
}
