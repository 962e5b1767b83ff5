package dev.tripatch.cli;

import dev.tripatch.serverside.AppliedField;
import dev.tripatch.serverside.FieldAction;
import dev.tripatch.serverside.OwnershipConflict;
import dev.tripatch.serverside.ServerSideOutcome;
import dev.tripatch.serverside.Unknown;
import dev.tripatch.value.Value;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What server-side apply would do, as text: conflicts on top, then a line for each field. */
final class ServerSideTable {
  private static final List<String> TITLES = List.of("FIELD", "WHAT", "LIVE", "AFTERWARDS", "WHY");
  private static final int[] SHARES = {6, 0, 2, 2, 7};
  private static final int WHY = 4;

  private final int width;
  private final String manager;
  private final Palette palette;
  private final StringBuilder out = new StringBuilder();

  ServerSideTable(int width, String manager, Palette palette) {
    this.width = width;
    this.manager = manager;
    this.palette = palette;
  }

  /** The text; a refusal of local itself is an error and told elsewhere. */
  String of(ServerSideOutcome outcome) {
    switch (outcome) {
      case ServerSideOutcome.Applied applied -> applied(applied);
      case ServerSideOutcome.Conflicted conflicted -> conflicted(conflicted);
      case ServerSideOutcome.Refused refused -> out.append(PlainText.of(refused.words()));
    }
    unknowns(outcome.unknowns());
    return out.toString();
  }

  private void conflicted(ServerSideOutcome.Conflicted conflicted) {
    out.append(palette.heading("The server would refuse the whole, and kubectl would print:"));
    out.append("\n\n");
    PlainText.of(conflicted.kubectlWords())
        .lines()
        .forEach(line -> out.append(line.isEmpty() ? "" : Messages.INDENT + line).append('\n'));
    out.append('\n');
    conflicted.conflicts().forEach(this::conflict);
    out.append("\nWith --force-conflicts ").append(PlainText.line(manager));
    out.append(" would take these fields over:\n\n");
    applied(conflicted.forced());
  }

  private void conflict(OwnershipConflict conflict) {
    String lives =
        conflict.areTwinsInLive()
            ? "several items of this name, which are one field to the server,"
            : text(conflict.live());
    item(
        "%s: live has %s and local wants %s. %s owns it (%s%s)."
            .formatted(
                conflict.path(),
                lives,
                text(conflict.wanted()),
                conflict.owner().title(),
                conflict.owner().operation(),
                conflict.owner().time().map(time -> ", last wrote " + time).orElse("")));
  }

  private void applied(ServerSideOutcome.Applied applied) {
    List<AppliedField> rows =
        applied.fields().stream()
            .sorted(Comparator.comparing((AppliedField row) -> !row.action().isChange()))
            .toList();
    if (!rows.isEmpty()) {
      table(rows);
      out.append('\n').append(counts(rows)).append('\n');
    }
    if (!applied.isChanged()) {
      out.append("No value would change: live has everything that local says.\n");
    }
  }

  private void table(List<AppliedField> rows) {
    List<List<String>> lines = rows.stream().map(ServerSideTable::cells).toList();
    int[] widths = ColumnWidths.of(Stream.concat(Stream.of(TITLES), lines.stream()), SHARES, width);
    int start = out.length();
    line(TITLES, widths);
    String titles = out.substring(start).stripTrailing();
    out.replace(start, out.length(), palette.heading(titles) + "\n");
    lines.forEach(cells -> line(cells, widths));
  }

  private static List<String> cells(AppliedField row) {
    return Stream.of(
            row.path().toString(),
            row.action().word(),
            text(row.live()),
            text(row.result()),
            row.why())
        .map(PlainText::line)
        .toList();
  }

  private void line(List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < WHY; i++) {
      String cell =
          i == 0
              ? Wrapping.withoutStart(cells.get(i), widths[i])
              : Wrapping.withoutMiddle(cells.get(i), widths[i]);
      line.append(cell).repeat(' ', widths[i] - cell.length() + ColumnWidths.GAP);
    }
    int start = line.length();
    List<String> why = Wrapping.lines(cells.get(WHY), widths[WHY]);
    out.append(line).append(why.getFirst()).append('\n');
    why.stream().skip(1).forEach(more -> out.repeat(' ', start).append(more).append('\n'));
  }

  private static String counts(List<AppliedField> rows) {
    Map<FieldAction, Integer> counts = new EnumMap<>(FieldAction.class);
    rows.forEach(row -> counts.merge(row.action(), 1, Integer::sum));
    return counts.entrySet().stream()
        .map(count -> count.getValue() + " " + count.getKey().word())
        .collect(Collectors.joining("   "));
  }

  private void unknowns(List<Unknown> unknowns) {
    if (!unknowns.isEmpty()) {
      out.append('\n').append(palette.heading("What cannot be known without the server:"));
      out.append('\n');
      unknowns.forEach(unknown -> item(unknown.sentence()));
    }
  }

  private void item(String sentence) {
    String indent = Messages.INDENT + "- ";
    List<String> lines = Wrapping.lines(PlainText.line(sentence), width - indent.length());
    out.append(indent).append(lines.getFirst()).append('\n');
    lines.stream()
        .skip(1)
        .forEach(more -> out.repeat(' ', indent.length()).append(more).append('\n'));
  }

  private static String text(Optional<Value> value) {
    return ValueText.of(value.orElse(null));
  }
}
