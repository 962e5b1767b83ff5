package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.ValueText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.FieldChange;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.Sent;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The changes of many objects as text: a line for each, equal ones together; at the end what will
 * be sent. Values are never cut: where they do not all fit, they are below the lines.
 *
 * @param isEachNamed whether the objects of a change are listed below it
 */
public record ChangeTable(int width, Palette palette, boolean isEachNamed) {
  private static final String BELOW = "    ";
  private static final String ARROW = " → ";
  private static final int ALL = 1_000_000;

  private static final List<Column<Line>> COLUMNS =
      List.of(
          Column.field(Line::field).inCapitals(),
          Column.words(OutputWording.WHAT_HAPPENS.text(), Line::happens),
          new Column<>(OutputWording.IN_OBJECTS.text(), Fit.END, 4, Line::objects));

  private static final List<Column<Line>> WITH_VALUES =
      Stream.concat(
              COLUMNS.stream(),
              Stream.of(new Column<>(OutputWording.VALUES.text(), Fit.LINES, 1, Line::values)))
          .toList();

  /** A line of the table. */
  private record Line(String field, String happens, String objects, String values, Mark mark) {

    static Line of(ChangeGroup<ObjectPair> group) {
      FieldChange change = group.change();
      Mark mark = change.kind().mark();
      return new Line(
          change.path().isRoot() ? OutputWording.WHOLE_OBJECT.text() : change.path().toString(),
          mark.glyph() + " " + group.verb(),
          group.objects().size() == 1
              ? group.objects().getFirst().name().toString()
              : OutputWording.OBJECTS.text("count", group.objects().size()),
          valuesOf(change),
          mark);
    }

    static Line of(ObjectPair object) {
      return new Line(BELOW + object.name(), "", "", "", Mark.KEPT);
    }
  }

  /** The table, and what will be sent. */
  public String of(List<ChangeGroup<ObjectPair>> groups, Sent sent) {
    List<Line> lines = groups.stream().flatMap(this::lines).toList();
    String table =
        lines.isEmpty() ? "" : (isFitting(lines) ? inColumns(lines) : below(lines)) + "\n";
    return table + sent.words() + "\n";
  }

  private Stream<Line> lines(ChangeGroup<ObjectPair> group) {
    Stream<Line> each =
        isEachNamed && group.objects().size() > 1
            ? group.objects().stream().map(Line::of)
            : Stream.empty();
    return Stream.concat(Stream.of(Line.of(group)), each);
  }

  private boolean isFitting(List<Line> lines) {
    return new TextTable<>(WITH_VALUES)
        .of(lines)
        .write(ALL, UnaryOperator.identity())
        .lines()
        .noneMatch(line -> line.length() > width);
  }

  private String inColumns(List<Line> lines) {
    return painted(WITH_VALUES, lines).write(width, palette::heading);
  }

  private TextTable<Line> painted(List<Column<Line>> columns, List<Line> lines) {
    TextTable<Line> table = new TextTable<>(columns);
    lines.forEach(line -> table.add(line, cell -> palette.paint(line.mark(), cell)));
    return table;
  }

  /** Each line of the table, and below it its values. */
  private String below(List<Line> lines) {
    Iterator<String> rows =
        painted(COLUMNS, lines).write(width, palette::heading).lines().iterator();
    StringBuilder out = new StringBuilder(rows.next()).append('\n');
    for (Line line : lines) {
      out.append(rows.next()).append('\n');
      if (!line.values().isEmpty()) {
        out.append(Wrapping.paragraph(BELOW, PlainText.line(line.values()), width));
      }
    }
    return out.toString();
  }

  /** From live's value to local's; where both moved, with what was last applied. */
  private static String valuesOf(FieldChange change) {
    if (change.isInParts()) {
      return "";
    }
    String both = text(change.live()) + ARROW + text(change.local());
    return switch (change.kind()) {
      case CONFLICT, UNKNOWN ->
          both + OutputWording.LAST_APPLIED_WAS.text("value", text(change.lastApplied()));
      case ADDED, SET, TAKEN_BACK, CLEARED, REORDERED, REMOVED, LEFT_OUT, IDLE, UNEXPLAINED -> both;
      case LOST -> text(change.local());
      case ONLY_LIVE -> text(change.live());
      case CREATED -> "";
    };
  }

  private static String text(Optional<Value> value) {
    return ValueText.of(value.orElse(null));
  }
}
