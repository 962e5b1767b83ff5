package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.decide.WaysOut;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.ConflictText;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.Column;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Conflicts as text: a table of the values, then each with its owner and the ways out. */
public record ConflictTable(int width, Palette palette) {
  private static final List<Column<ConflictText>> COLUMNS =
      Stream.concat(
              Stream.of(ConflictText.FIELD, ConflictText.WHO_MOVED, ConflictText.APPLY),
              ConflictText.VALUES.stream())
          .map(Column::inCapitals)
          .toList();

  /**
   * The text.
   *
   * @param isThreeWay whether something was last applied and is live
   */
  public String of(Conflicts conflicts, boolean isThreeWay) {
    if (conflicts.all().isEmpty()) {
      return isThreeWay
          ? OutputWording.NO_CONFLICTS.text() + "\n" + unknown(conflicts) + lost(conflicts)
          : OutputWording.NO_CONFLICTS_WITHOUT.text() + "\n" + lost(conflicts);
    }
    StringBuilder out = new StringBuilder();
    TextTable<ConflictText> table = new TextTable<>(COLUMNS);
    int parts = 0;
    for (Conflict conflict : conflicts.all()) {
      List<ConflictText> inside = conflicts.partTexts(conflict);
      Stream.concat(Stream.of(conflicts.text(conflict)), inside.stream())
          .forEach(text -> table.add(text, cell -> palette.paint(Mark.CONFLICT, cell)));
      parts += inside.size();
    }
    out.append(table.write(width, palette::heading));
    Map<FieldPath, List<WaysOut.WayOut>> ways = WaysOut.of(conflicts);
    for (Conflict conflict : conflicts.all()) {
      append(conflict, conflicts, out);
      ways.getOrDefault(conflict.path(), List.of()).forEach(way -> append(way, out));
    }
    out.append('\n');
    notes(conflicts).forEach(note -> append("", note, out));
    out.append(count(conflicts.all().size(), parts)).append('\n');
    return out.append(unknown(conflicts)).append(lost(conflicts)).toString();
  }

  /** They are always told, and never counted as conflicts. */
  private String unknown(Conflicts conflicts) {
    List<Conflict> unknown = conflicts.unknown();
    StringBuilder out = new StringBuilder();
    unknown.forEach(each -> append(each, conflicts, out));
    String count = Mark.UNKNOWN.glyph() + " " + OutputWording.UNKNOWN.text("count", unknown.size());
    return unknown.isEmpty() ? "" : out + "\n" + palette.paint(Mark.UNKNOWN, count) + "\n";
  }

  /** They are no conflicts, but a person has to look at them, too. */
  private String lost(Conflicts conflicts) {
    List<FieldOutcome> lost = conflicts.outcome().lost();
    String paths =
        lost.stream()
            .map(each -> PlainText.line(each.path().toString()))
            .collect(Collectors.joining(", "));
    String sentence = OutputWording.LOST.text("count", lost.size(), "paths", paths);
    return lost.isEmpty()
        ? ""
        : "\n" + palette.paint(Mark.LOST, Mark.LOST.glyph() + " " + sentence) + "\n";
  }

  private void append(Conflict conflict, Conflicts conflicts, StringBuilder out) {
    ConflictText text = conflicts.text(conflict);
    out.append('\n').append(palette.heading(PlainText.line(text.path().toString()))).append('\n');
    append("", text.sentence(), out);
    appendChange("Local differs from last applied: ", text.localChange(), out);
    appendChange("Live differs from last applied: ", text.liveChange(), out);
    if (isOwnerTold(conflict, conflicts)) {
      append("", text.owner(), out);
    }
  }

  private void append(WaysOut.WayOut way, StringBuilder out) {
    append("- ", way.title() + (way.isPossible() ? ": " : ", not offered: ") + way.sentence(), out);
  }

  private void appendChange(String label, String change, StringBuilder out) {
    if (!change.isEmpty()) {
      append("", label + change + ".", out);
    }
  }

  /** Where no owner at all is given, it is reported once. */
  private static boolean isOwnerTold(Conflict conflict, Conflicts conflicts) {
    return conflict.direction().isLiveGone() || !conflicts.ownership().isEmpty();
  }

  private static List<String> notes(Conflicts conflicts) {
    return conflicts.all().stream()
        .filter(conflict -> !isOwnerTold(conflict, conflicts))
        .map(conflict -> conflicts.text(conflict).owner())
        .findFirst()
        .map(List::of)
        .orElse(conflicts.ownership().diagnostics());
  }

  private void append(String sign, String sentence, StringBuilder out) {
    String plain = PlainText.of(sentence).replace('\n', ' ');
    out.append(Wrapping.paragraph(Messages.INDENT + sign, plain, width));
  }

  private String count(int all, int parts) {
    String conflicts = OutputWording.CONFLICTS.text("count", all);
    String count =
        parts == 0 ? conflicts : conflicts + " " + OutputWording.SOME_INSIDE.text("count", parts);
    return palette.paint(Mark.CONFLICT, Mark.CONFLICT.glyph() + " " + count);
  }
}
