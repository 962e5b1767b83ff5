package dev.tripatch.show.table;

import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.outcome.ConflictEffect;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.paint.ShortText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The rows of the field table: first what happens, noise after the rest; then what stays because
 * only live has it.
 */
public final class Rows {
  /** Before the parts of what Kubernetes handles as one, in a list of fields. */
  private static final String INDENT = "  ";

  private static final Set<Reason> USUAL =
      EnumSet.of(
          Reason.SET_SAME,
          Reason.SET_DIFFERENT,
          Reason.SET_MISSING,
          Reason.REMOVED_FROM_LOCAL,
          Reason.NEVER_APPLIED,
          Reason.LEFT_OUT);

  private Rows() {}

  /** The rows of these outcomes. Noise has none while it is kept. */
  public static List<FieldRow> of(List<FieldOutcome> outcomes) {
    List<FieldRow> changes = new ArrayList<>();
    List<FieldRow> noise = new ArrayList<>();
    List<FieldRow> kept = new ArrayList<>();
    for (FieldOutcome field : outcomes) {
      Optional<Mark> mark = Marks.of(field);
      if (mark.isEmpty()) {
        continue;
      }
      boolean isNoise = Noise.of(field.path()).isPresent();
      if (!mark.get().isKept()) {
        (isNoise ? noise : changes).add(row(field, mark.get()));
      } else if (!isNoise) {
        kept.add(row(field, mark.get()));
      }
    }
    changes.addAll(noise);
    changes.addAll(kept);
    return List.copyOf(changes);
  }

  /** The rows of what differs inside a field that Kubernetes handles as one. */
  public static List<FieldRow> inside(FieldOutcome whole, List<FieldOutcome> parts) {
    return parts.stream().map(part -> inside(whole.path(), part)).toList();
  }

  /** The row of a place inside such a field where nothing differs. */
  public static FieldRow within(FieldPath path, FieldOutcome whole, FieldValues values) {
    return row(path, values, whole, Mark.KEPT, Optional.empty(), "", Optional.of(whole.path()));
  }

  private static FieldRow inside(FieldPath whole, FieldOutcome part) {
    Optional<ConflictEffect> conflict = Marks.conflict(part);
    ShowWording inside =
        part.outcome().isLost() ? ShowWording.INSIDE_LOST_BRIEF : ShowWording.INSIDE;
    String summary = (conflict.isPresent() ? ShowWording.INSIDE_DRIFTED : inside).text();
    return row(
        part.path(),
        part.values(),
        part,
        Marks.of(part).orElse(Mark.CHANGED),
        conflict,
        summary,
        Optional.of(whole));
  }

  /**
   * How many fields have each mark. Parts of what Kubernetes handles as one are not counted, but
   * those that do not arrive are, in place of the whole.
   */
  public static Map<Mark, Integer> countsOfFields(List<FieldRow> rows) {
    Set<FieldPath> losing =
        rows.stream()
            .filter(row -> row.mark().isLost())
            .flatMap(row -> row.whole().stream())
            .collect(Collectors.toSet());
    return counts(
        rows.stream()
            .filter(row -> row.mark().isLost() ? !losing.contains(row.path()) : !row.isInside())
            .toList());
  }

  /** How many rows have each mark; marks without rows are left out. */
  public static Map<Mark, Integer> counts(List<FieldRow> rows) {
    Map<Mark, Integer> counts = new EnumMap<>(Mark.class);
    rows.forEach(row -> counts.merge(row.mark(), 1, Integer::sum));
    return counts;
  }

  /**
   * The row of a field, also of one that nothing happens to.
   *
   * @param field what a comparison says of it, or of what would hold it
   * @param values what each text has there
   */
  public static FieldRow of(FieldPath path, FieldOutcome field, FieldValues values) {
    return field.path().equals(path)
        ? row(field, Marks.of(field).orElse(Mark.KEPT))
        : row(path, values, field, Mark.KEPT, Optional.empty(), "", Optional.empty());
  }

  private static FieldRow row(FieldOutcome field, Mark mark) {
    return row(
        field.path(),
        field.values(),
        field,
        mark,
        Marks.conflict(field),
        Words.of(field).summary().replace("`", ""),
        Optional.empty());
  }

  private static FieldRow row(
      FieldPath path,
      FieldValues values,
      FieldOutcome field,
      Mark mark,
      Optional<ConflictEffect> conflict,
      String summary,
      Optional<FieldPath> whole) {
    Optional<String> key = field.rule().flatMap(FieldRule::mergeKey);
    return new FieldRow(
        path,
        whole.map(each -> INDENT + label(path, each)).orElseGet(path::toString),
        ShortText.line(values.lastApplied(), key),
        ShortText.line(values.local(), key),
        ShortText.line(values.live(), key),
        ShortText.line(values.result(), key),
        mark,
        conflict,
        summary,
        whole.isPresent() || isUsual(field) ? "" : summary,
        whole);
  }

  private static String label(FieldPath path, FieldPath whole) {
    if (!(path.last().orElse(null) instanceof PathStep.Lines lines)) {
      return path.below(whole).toString();
    }
    FieldPath text = path.parent().orElseThrow();
    String holder = text.equals(whole) ? "" : text.below(whole) + ", ";
    return holder + words(lines);
  }

  private static String words(PathStep.Lines lines) {
    if (lines.last() < lines.first()) {
      return ShowWording.AFTER_LINE.text("line", lines.last());
    }
    return lines.first() == lines.last()
        ? ShowWording.ONE_LINE.text("line", lines.first())
        : ShowWording.LINES.text("first", lines.first(), "last", lines.last());
  }

  /** Whether the mark says it all: the same words in each row would only fill a column. */
  private static boolean isUsual(FieldOutcome field) {
    return USUAL.contains(field.reason())
        && !ServerFields.include(field.path())
        && (field.standing() == Standing.PLAIN || field.isConflict());
  }
}
