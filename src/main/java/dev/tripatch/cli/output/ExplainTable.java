package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Rows;
import dev.tripatch.show.table.ShowWording;
import dev.tripatch.show.table.Why;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The field table as text: aligned columns, values cut to fit, the reasons on several lines.
 *
 * @param now whose live's values are is shown where there is room for it, and how old they are now;
 *     empty to leave that out
 */
public record ExplainTable(int width, Palette palette, Optional<Instant> now) {
  private static final int MOST_WRITTEN = 10;

  /** Narrower lines have more need of their room. */
  private static final int LEAST_WIDTH_WITH_OWNERS = 140;

  /** A table that does not say whose live's values are. */
  public ExplainTable(int width, Palette palette) {
    this(width, palette, Optional.empty());
  }

  /** The same with the owners, where there is room for them. */
  public ExplainTable withOwners(Instant moment) {
    return new ExplainTable(
        width, palette, Optional.of(moment).filter(each -> width >= LEAST_WIDTH_WITH_OWNERS));
  }

  /**
   * The table of a comparison, with counts below.
   *
   * @param isSent whether there is a patch
   */
  public String of(ComparisonView view, boolean isSent) {
    StringBuilder out = new StringBuilder();
    boolean isOwnWritten = isAnnotationByKubectl(view);
    List<FieldRow> rows =
        view.rowsWithInside().stream().filter(row -> !isOwnWritten || !isAnnotation(row)).toList();
    if (!rows.isEmpty()) {
      List<Role> panes = Stream.concat(view.documents().stream(), Stream.of(Role.RESULT)).toList();
      TextTable<FieldRow> table = new TextTable<>(columns(panes, owner(view, rows)));
      rows.forEach(row -> table.add(row, cell -> palette.paint(row.mark(), cell)));
      out.append(table.write(width, palette::heading));
      out.append('\n');
    }
    if (rows.size() < view.rowsWithInside().size()) {
      out.append(OutputWording.ALSO_ANNOTATION.text() + "\n");
    }
    if (!rows.isEmpty()) {
      out.append(counts(rows)).append('\n');
    }
    boolean changesNothing = view.rows().stream().allMatch(row -> row.mark().isCalm());
    return out.append(changesNothing ? nothing(view, isSent) : "").toString();
  }

  /** Told in a line of its own: its values say nothing to people and would widen every column. */
  private static boolean isAnnotationByKubectl(ComparisonView view) {
    return view.rows().stream().anyMatch(ExplainTable::isAnnotation)
        && view.outcomeAt(LastAppliedAnnotation.PATH)
            .filter(field -> field.reason() == Reason.KUBECTL_ANNOTATION)
            .isPresent();
  }

  private static boolean isAnnotation(FieldRow row) {
    return row.path().equals(LastAppliedAnnotation.PATH);
  }

  private static String nothing(ComparisonView view, boolean isSent) {
    return isSent
        ? OutputWording.PATCH_LEAVES_LIVE.text() + "\n" + written(view)
        : OutputWording.NOTHING_TO_DO.text() + "\n";
  }

  /** What a calculated patch without effect writes, and why, but for what the table has. */
  private static String written(ComparisonView view) {
    List<FieldPath> written = view.writtenBesides();
    StringBuilder out = new StringBuilder();
    for (FieldPath path : written.subList(0, Math.min(MOST_WRITTEN, written.size()))) {
      out.append("It writes ").append(path).append(". ").append(why(view.why(path))).append('\n');
    }
    if (written.size() > MOST_WRITTEN) {
      out.append("It writes ").append(written.size() - MOST_WRITTEN).append(" more fields.\n");
    }
    return out.toString();
  }

  /** What a directive does there; without one, the reason. */
  private static String why(Why why) {
    String directives =
        why.facts().stream()
            .filter(fact -> fact.label().startsWith("$"))
            .map(fact -> fact.label() + ": " + fact.text())
            .collect(Collectors.joining(" "));
    return (directives.isEmpty() ? why.sentence() : directives).replace("`", "");
  }

  /** Whose live's values are; empty where live does not say of a single one. */
  private Optional<Column<FieldRow>> owner(ComparisonView view, List<FieldRow> rows) {
    Optional<Function<FieldRow, String>> owner =
        now.map(moment -> row -> view.ownerOf(row.path(), moment).orElse(""));
    return owner
        .filter(of -> rows.stream().anyMatch(row -> !of.apply(row).isEmpty()))
        .map(of -> new Column<>(ShowWording.OWNER.text(), Fit.ENDS, 3, of));
  }

  private static List<Column<FieldRow>> columns(
      List<Role> panes, Optional<Column<FieldRow>> owner) {
    List<Column<FieldRow>> columns = new ArrayList<>();
    columns.add(Column.field(FieldRow::label));
    columns.add(Column.words("Outcome", row -> row.mark().glyph() + " " + row.effect()));
    columns.addAll(Column.values(panes, FieldRow::in));
    owner.ifPresent(columns::add);
    columns.add(new Column<>("Why", Fit.LINES, 5, FieldRow::summary));
    columns.replaceAll(Column::inCapitals);
    return columns;
  }

  private String counts(List<FieldRow> rows) {
    Map<Mark, Integer> counts = Rows.countsOfFields(rows);
    List<String> parts = new ArrayList<>();
    counts.forEach(
        (mark, count) ->
            parts.add(palette.paint(mark, mark.glyph() + " " + count + " " + mark.word())));
    long inside = rows.stream().filter(FieldRow::isInside).count();
    if (inside > 0) {
      parts.add(OutputWording.INSIDE.text("count", inside));
    }
    return String.join("   ", parts);
  }
}
