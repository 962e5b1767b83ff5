package dev.tripatch.cli.command.tools;

import dev.tripatch.cli.output.UnifiedDifference;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.pane.TextComparison.Kind;
import dev.tripatch.workspace.pair.PairDifference.PairKind;
import dev.tripatch.workspace.pair.PairListing.PairedObject;
import dev.tripatch.workspace.pair.PairListing.PairedText;
import dev.tripatch.workspace.pair.PairReasons.PairReason;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Two sides as text: each object that differs, field by field, those with one reason together;
 * other files line by line; at the end how many there are.
 *
 * @param isApply whether kubectl asks what apply would do
 */
record DiffText(Palette palette, int width, boolean isApply) {
  private static final String STEP = "  ";

  /** An object. */
  String of(DiffObject object) {
    PairedObject pair = object.difference().pair();
    String name = name(pair);
    return switch (object.kind()) {
      case CREATED ->
          title(Mark.ADDED, DiffWording.CREATED.text("object", name))
              + new DiffLines(palette, STEP).whole(Kind.ADDED, object.text())
              + "\n";
      case DELETED ->
          title(Mark.DELETED, deleted(name))
              + new DiffLines(palette, STEP).whole(Kind.REMOVED, object.text())
              + "\n";
      case MOVED -> title(Mark.REORDERED, moved(pair, name)) + "\n";
      case CHANGED ->
          (pair.isMoved() ? title(Mark.REORDERED, moved(pair, name)) : "")
              + title(
                  object.conflicts() > 0 ? Mark.CONFLICT : Mark.CHANGED,
                  DiffWording.FIELDS.text("object", name, "count", object.fields().size()))
              + fields(object)
              + "\n";
      case SAME -> "";
    };
  }

  /** kubectl's files have the names of their objects. */
  private String name(PairedObject pair) {
    String object = pair.name().toString();
    return isApply || pair.isMoved()
        ? object
        : DiffWording.IN_FILE.text("object", object, "file", pair.first().file().name());
  }

  private String deleted(String name) {
    return (isApply ? DiffWording.DELETED_BY_PRUNE : DiffWording.DELETED).text("object", name);
  }

  private static String moved(PairedObject pair, String name) {
    return DiffWording.MOVED.text(
        "object",
        name,
        "from",
        pair.left().orElseThrow().file().name(),
        "to",
        pair.right().orElseThrow().file().name());
  }

  private String title(Mark mark, String words) {
    return palette.heading(palette.paint(mark, mark.glyph() + " " + PlainText.line(words))) + "\n";
  }

  private String fields(DiffObject object) {
    Map<String, List<DiffObject.Field>> groups = new LinkedHashMap<>();
    Stream.concat(
            object.fields().stream().filter(DiffObject.Field::isConflict),
            object.fields().stream().filter(each -> !each.isConflict()))
        .forEach(
            field ->
                groups
                    .computeIfAbsent(
                        field.reason().map(PairReason::heading).orElse(""),
                        first -> new ArrayList<>())
                    .add(field));
    StringBuilder out = new StringBuilder();
    groups.forEach(
        (heading, fields) -> {
          String indent = heading.isEmpty() ? STEP : STEP + STEP;
          if (!heading.isEmpty()) {
            out.append(Wrapping.paragraph(STEP, PlainText.line(heading) + ":", width));
          }
          DiffField line = new DiffField(palette, indent, width);
          fields.forEach(field -> out.append(line.of(field)));
        });
    return out.toString();
  }

  /**
   * A file that holds no objects.
   *
   * @param texts what to show of its sides
   */
  String of(PairedText file, List<String> texts) {
    if (!file.isText()) {
      return title(Mark.CHANGED, DiffWording.NO_TEXT.text("file", file.name())) + "\n";
    }
    String lines = UnifiedDifference.of(file.name(), texts.getFirst(), texts.getLast());
    StringBuilder out =
        new StringBuilder(title(Mark.CHANGED, DiffWording.LINE_BY_LINE.text("file", file.name())));
    if (!file.why().isEmpty()) {
      out.append(Wrapping.paragraph(STEP, PlainText.line(file.why()), width));
    }
    PlainText.of(lines).lines().forEach(line -> out.append(painted(line)).append('\n'));
    return out.append('\n').toString();
  }

  private String painted(String line) {
    return line.startsWith("-")
        ? palette.paint(Mark.DELETED, line)
        : line.startsWith("+") ? palette.paint(Mark.ADDED, line) : line;
  }

  /** How many of each there are. */
  String summary(List<DiffObject> objects, int files, boolean areTextsEqual) {
    boolean isAny = objects.stream().anyMatch(each -> each.kind() != PairKind.SAME);
    StringBuilder out = new StringBuilder();
    if (isAny) {
      long fields = objects.stream().mapToLong(each -> each.fields().size()).sum();
      add(
          out,
          DiffWording.SUMMARY.text(
              "changed",
              count(objects, PairKind.CHANGED),
              "fields",
              fields,
              "created",
              count(objects, PairKind.CREATED),
              "deleted",
              count(objects, PairKind.DELETED),
              "moved",
              count(objects, PairKind.MOVED),
              "same",
              count(objects, PairKind.SAME)));
      long conflicts = objects.stream().mapToLong(DiffObject::conflicts).sum();
      if (conflicts > 0) {
        add(out, DiffWording.CONFLICTS.text("count", conflicts));
      }
    } else if (files == 0) {
      add(
          out,
          (areTextsEqual || isApply ? DiffWording.NOTHING_DIFFERS : DiffWording.ONLY_LAYOUT)
              .text());
    }
    if (files > 0) {
      add(out, DiffWording.FILES.text("count", files));
    }
    return out.toString();
  }

  private void add(StringBuilder out, String sentence) {
    out.append(Wrapping.paragraph("", sentence, width));
  }

  private static long count(List<DiffObject> objects, PairKind kind) {
    return objects.stream().filter(each -> each.kind() == kind).count();
  }
}
