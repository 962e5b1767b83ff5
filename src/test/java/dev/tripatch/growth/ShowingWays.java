package dev.tripatch.growth;

import dev.tripatch.decide.OtherRows;
import dev.tripatch.dialect.View;
import dev.tripatch.json.Role;
import dev.tripatch.share.Heading;
import dev.tripatch.share.ReportFormat;
import dev.tripatch.show.FieldOrder;
import dev.tripatch.show.FieldSearch;
import dev.tripatch.show.LineAlignment;
import dev.tripatch.show.PairRow;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextDifference;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.RowFinder;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shows a comparison. */
final class ShowingWays {
  private ShowingWays() {}

  static void addTo(Map<String, GrowthWay> ways) {
    panes(ways);
    tables(ways);
    reports(ways);
  }

  private static void panes(Map<String, GrowthWay> ways) {
    ways.put("panes", c -> () -> c.fresh().painted());
    ways.put(
        "field order, 100 fields in all panes",
        c -> {
          c.view().painted();
          List<FieldRow> rows = GrowthCase.some(c.view().rows());
          FieldOrder order = new FieldOrder(c.view());
          return () -> {
            int found = 0;
            for (FieldRow row : rows) {
              for (Role role : Role.values()) {
                found += order.placeOf(row.path(), c.view().pane(role)).isPresent() ? 1 : 0;
              }
            }
            return found;
          };
        });
    ways.put(
        "alignment, 100 lines in all panes",
        c -> {
          c.view().painted();
          LineAlignment alignment = new LineAlignment(new FieldOrder(c.view()));
          PaneText local = c.view().pane(Role.LOCAL);
          int count = local.lines().count();
          return () -> {
            int found = 0;
            for (int line = 1; line <= count; line += Math.max(1, count / 100)) {
              for (Role role : Role.values()) {
                found += alignment.lineIn(local, line, c.view().pane(role)).orElse(0);
              }
            }
            return found;
          };
        });
    ways.put("field search", c -> () -> FieldSearch.in(c.view()).find("vaue", 100));
    ways.put(
        "two panes compared",
        c -> {
          String left = c.texts().local();
          String right = c.texts().live().orElseThrow();
          return () -> PairRow.of(TextComparison.of(left, right));
        });
    ways.put(
        "characters that differ",
        c -> {
          String left = c.texts().local();
          String right = c.texts().live().orElseThrow();
          return () -> TextDifference.between(left, right);
        });
  }

  private static void tables(Map<String, GrowthWay> ways) {
    ways.put("rows", c -> () -> c.fresh().rowsWithInside());
    ways.put("reading order", c -> () -> c.fresh().order());
    ways.put(
        "reasons of 100 fields",
        c -> {
          List<FieldRow> rows = GrowthCase.some(c.view().rowsWithInside());
          c.view().painted();
          return () -> rows.stream().map(row -> c.view().why(row.path())).toList();
        });
    ways.put(
        "rule rows of 100 fields",
        c -> {
          List<FieldRow> rows = GrowthCase.some(c.view().rows());
          RowFinder finder = new RowFinder(c.outcome());
          return () -> rows.stream().map(row -> finder.rowOf(row.path())).toList();
        });
    ways.put(
        "other rows",
        c -> {
          List<FieldRow> rows = c.view().rows();
          return () ->
              rows.isEmpty()
                  ? ""
                  : new OtherRows(c.outcome())
                      .otherwise(
                          rows.getFirst().path(),
                          new RowFinder(c.outcome())
                              .rowOf(rows.getLast().path())
                              .row()
                              .orElseThrow());
        });
    ways.put(
        "conflicts",
        c ->
            () -> {
              var conflicts = c.done().conflicts().orElseThrow();
              return conflicts.all().stream()
                  .map(one -> List.of(conflicts.text(one), conflicts.partTexts(one)))
                  .toList();
            });
    ways.put("dialects, same patch", c -> () -> c.view().dialects(View.SAME_PATCH).rows());
    ways.put("dialects, same documents", c -> () -> c.view().dialects(View.SAME_DOCUMENTS).rows());
  }

  private static void reports(Map<String, GrowthWay> ways) {
    ways.put(
        "report in Markdown",
        c ->
            () -> ReportFormat.MARKDOWN.write(c.fresh(), new Heading(Optional.empty(), List.of())));
    ways.put(
        "report in HTML",
        c -> () -> ReportFormat.HTML.write(c.fresh(), new Heading(Optional.empty(), List.of())));
  }
}
