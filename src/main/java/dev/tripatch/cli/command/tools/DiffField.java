package dev.tripatch.cli.command.tools;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.ValueText;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.inner.CommonParts;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TreeDifferences.Difference;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextComparison.Kind;
import dev.tripatch.workspace.pair.PairReasons.PairReason;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A field in which two objects differ, as text: on one line if it fits, else with its values below.
 *
 * @param indent before each line
 * @param width how long lines may be
 */
record DiffField(Palette palette, String indent, int width) {
  private static final String ARROW = " → ";
  private static final String GAP = "  ";
  private static final String DEEPER = "    ";
  private static final int MOST_INLINE = 40;
  private static final int MOST_COMPARED = 24;

  /** The lines of a field; what kubectl masks has no values to show. */
  String of(DiffObject.Field field) {
    Difference change = field.change();
    Optional<PairReason> reason = field.reason();
    Mark mark = mark(change, reason);
    String start = mark.glyph() + " " + PlainText.line(change.path().toString());
    if (field.isMasked()) {
      return indent + palette.paint(mark, start) + "\n";
    }
    String end =
        reason
            .flatMap(PairReason::lastApplied)
            .filter(DiffField::isShort)
            .map(value -> GAP + DiffWording.LAST_APPLIED_WAS.text("value", ValueText.of(value)))
            .orElse("");
    Optional<String> inline = inline(change).map(text -> text + end);
    return inline
        .map(text -> start + GAP + text)
        .filter(line -> indent.length() + line.length() <= width)
        .map(line -> indent + palette.paint(mark, line) + "\n")
        .orElseGet(
            () -> indent + palette.paint(mark, start) + "\n" + below(change, mark, inline, end));
  }

  private static Mark mark(Difference change, Optional<PairReason> reason) {
    if (reason.filter(PairReason::isConflict).isPresent()) {
      return Mark.CONFLICT;
    }
    if (change.isOrder()) {
      return Mark.REORDERED;
    }
    return change.before().isEmpty()
        ? Mark.ADDED
        : change.after().isEmpty() ? Mark.DELETED : Mark.CHANGED;
  }

  /** Both values on one line; empty if one of them has more lines. */
  private static Optional<String> inline(Difference change) {
    if (change.isOrder()) {
      return Optional.of(
          DiffWording.ORDER.text("before", items(change.before()), "after", items(change.after())));
    }
    boolean areShort =
        change.before().map(DiffField::isShort).orElse(true)
            && change.after().map(DiffField::isShort).orElse(true);
    if (!areShort || areBothLong(change)) {
      return Optional.empty();
    }
    Optional<String> before = change.before().map(ValueText::of);
    Optional<String> after = change.after().map(ValueText::of);
    if (before.equals(after)) {
      // "80" and 80
      before = change.before().map(CanonicalJson::write);
      after = change.after().map(CanonicalJson::write);
    }
    return Optional.of(
        before.isPresent() && after.isPresent()
            ? before.get() + ARROW + after.get()
            : before.or(() -> change.after().map(ValueText::of)).orElse(""));
  }

  /** Lists are compared item by item, unless that is seen at once. */
  private static boolean areBothLong(Difference change) {
    return change.before().isPresent()
        && change.after().isPresent()
        && Stream.of(change.before().get(), change.after().get())
            .anyMatch(
                value ->
                    !(value instanceof Scalar)
                        && CanonicalJson.write(value).length() > MOST_COMPARED);
  }

  private static boolean isShort(Value value) {
    return switch (value) {
      case MapValue map -> map.size() <= 2 && areShort(map.entries().values(), map);
      case ListValue list -> areShort(list.items(), list);
      case StringValue(String text, _) -> text.indexOf('\n') < 0;
      case Scalar other -> true;
    };
  }

  private static boolean areShort(Collection<Value> parts, Value whole) {
    return parts.stream().allMatch(Scalar.class::isInstance)
        && CanonicalJson.write(whole).length() <= MOST_INLINE;
  }

  /** The names of a list's items. */
  private static String items(Optional<Value> list) {
    return list.stream()
        .flatMap(
            value -> value instanceof ListValue items ? items.items().stream() : Stream.empty())
        .map(item -> item instanceof MapValue map ? nameOf(map) : ValueText.of(item))
        .collect(Collectors.joining(", "));
  }

  private static String nameOf(MapValue item) {
    return item.find("name")
        .or(() -> item.entries().values().stream().filter(Scalar.class::isInstance).findFirst())
        .map(ValueText::of)
        .orElse("…");
  }

  private String below(Difference change, Mark mark, Optional<String> inline, String end) {
    Optional<String> line =
        inline.filter(text -> indent.length() + DEEPER.length() + text.length() <= width);
    return line.isPresent()
        ? indent + DEEPER + palette.paint(mark, line.get()) + "\n"
        : lines(change) + (end.isEmpty() ? "" : indent + DEEPER + end.strip() + "\n");
  }

  private String lines(Difference change) {
    DiffLines lines = new DiffLines(palette, indent + DEEPER);
    if (change.before().orElse(null) instanceof ListValue old
        && change.after().orElse(null) instanceof ListValue now
        && Stream.concat(old.items().stream(), now.items().stream())
            .noneMatch(Scalar.class::isInstance)) {
      return new DiffItems(lines).of(old, now);
    }
    if (change.before().isPresent() && change.after().isPresent()) {
      return lines.of(text(change.before().get()), text(change.after().get()));
    }
    return change
        .after()
        .map(value -> lines.whole(Kind.ADDED, text(value)))
        .or(() -> change.before().map(value -> lines.whole(Kind.REMOVED, text(value))))
        .orElse("");
  }

  private static String text(Value value) {
    return switch (value) {
      case StringValue(String text, _) -> text;
      case Scalar other -> CanonicalJson.write(other);
      case MapValue map -> YamlWriter.write(map);
      case ListValue list -> YamlWriter.write(list);
    };
  }

  /**
   * Two lists whose items have no names: items that are in both are left out, one that became
   * another like it is shown with what differs, all others as a whole. No line of one item is
   * beside that of another.
   */
  private record DiffItems(DiffLines lines) {

    /** The lines of both lists. */
    String of(ListValue before, ListValue after) {
      StringBuilder out = new StringBuilder();
      for (CommonParts.Gap gap : CommonParts.of(before.items(), after.items()).gaps()) {
        out.append(gap(gap.in(before.items()), gap.inOther(after.items())));
      }
      return out.toString();
    }

    private String gap(List<Value> gone, List<Value> come) {
      StringBuilder out = new StringBuilder();
      for (int i = 0; i < Math.max(gone.size(), come.size()); i++) {
        String before = i < gone.size() ? text(gone.get(i)) : "";
        String after = i < come.size() ? text(come.get(i)) : "";
        out.append(
            areAlike(before, after)
                ? lines.of(before, after)
                : lines.whole(Kind.REMOVED, before) + lines.whole(Kind.ADDED, after));
      }
      return out.toString();
    }

    private static String text(Value item) {
      return YamlWriter.write(new ListValue(List.of(item)));
    }

    /** Whether at least half of the lines are in both. */
    private static boolean areAlike(String before, String after) {
      if (before.isEmpty() || after.isEmpty()) {
        return false;
      }
      long same =
          TextComparison.of(before, after).lines().stream()
              .filter(line -> line.kind() == Kind.SAME && !line.text().isEmpty())
              .count();
      return 2 * same >= Math.max(before.lines().count(), after.lines().count());
    }
  }
}
