package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.ValueText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.apply.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.ServerSideOutcome.Unknown;
import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.show.table.ServerSideRow;
import dev.tripatch.show.table.ServerSideRows;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What server-side apply would do, as text: conflicts on top, then a line for each field. */
public final class ServerSideTable {
  private static final List<Column<ServerSideRow>> COLUMNS =
      List.of(
          new Column<>("FIELD", Fit.END, 6, row -> row.path().toString()),
          Column.words("WHAT", ServerSideRow::what),
          new Column<>("LIVE", Fit.ENDS, 2, row -> text(row.live())),
          new Column<>("AFTERWARDS", Fit.ENDS, 2, row -> text(row.result())),
          new Column<>("WHY", Fit.LINES, 7, ServerSideRow::why));

  private final int width;
  private final String manager;
  private final Palette palette;
  private final StringBuilder out = new StringBuilder();

  /** A table about an apply by this manager, for lines of so many characters. */
  public ServerSideTable(int width, String manager, Palette palette) {
    this.width = width;
    this.manager = manager;
    this.palette = palette;
  }

  /** The text; a refusal of local itself is an error and told elsewhere. */
  public String of(ServerSideOutcome outcome) {
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
    if (conflicted.objection().isPresent()) {
      String words = PlainText.line(conflicted.objection().get().words());
      out.append('\n').append(OutputWording.FORCE_REFUSED.text("words", words)).append('\n');
      return;
    }
    out.append("\nWith --force-conflicts ").append(PlainText.line(manager));
    out.append(" would take these fields over:\n\n");
    applied(conflicted.forced());
  }

  private void conflict(OwnershipConflict conflict) {
    String lives = conflict.areTwinsInLive() ? OutputWording.TWINS.text() : text(conflict.live());
    String when =
        conflict.owner().time().map(t -> OutputWording.LAST_WROTE.text("time", t)).orElse("");
    item(
        OutputWording.OWNED.text(
                "field",
                conflict.path(),
                "live",
                lives,
                "local",
                text(conflict.wanted()),
                "owner",
                conflict.owner().name(),
                "operation",
                conflict.owner().operation(),
                "when",
                when)
            + (conflict.isOtherSpelling() ? " " + OutputWording.OTHER_SPELLING.text() : ""));
  }

  private void applied(ServerSideOutcome.Applied applied) {
    List<ServerSideRow> rows = new ServerSideRows(List.of()).of(applied);
    if (!rows.isEmpty()) {
      out.append(new TextTable<>(COLUMNS).of(rows).write(width, palette::heading));
      out.append('\n').append(counts(applied.fields())).append('\n');
    }
    if (!applied.isChanged()) {
      out.append(OutputWording.NO_VALUE_WOULD_CHANGE.text() + "\n");
    }
  }

  private static String counts(List<AppliedField> rows) {
    Map<AppliedAction, Integer> counts = new EnumMap<>(AppliedAction.class);
    rows.forEach(row -> counts.merge(row.action(), 1, Integer::sum));
    return counts.entrySet().stream()
        .map(count -> count.getValue() + " " + count.getKey().word())
        .collect(Collectors.joining("   "));
  }

  private void unknowns(List<Unknown> unknowns) {
    if (!unknowns.isEmpty()) {
      out.append('\n').append(palette.heading("What only the server knows:"));
      out.append('\n');
      unknowns.forEach(unknown -> item(unknown.sentence()));
    }
  }

  private void item(String sentence) {
    out.append(Wrapping.paragraph(Messages.INDENT + "- ", PlainText.line(sentence), width));
  }

  private static String text(Optional<Value> value) {
    return ValueText.of(value.orElse(null));
  }
}
