package dev.tripatch.share;

import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Noise;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.show.table.Rows;
import dev.tripatch.show.table.Why;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a report says, whatever format it is written in.
 *
 * @param title what the report is headed with
 * @param subject the object, as {@link ComparisonView#subject()} names it
 * @param schemaSource where the schema came from
 * @param remarks sentences about the whole, such as that secrets are masked
 * @param refusal why Kubernetes would refuse; empty if it would not
 * @param counts how many fields have each mark
 * @param changes the fields that something happens to, the first {@value #MOST} of them
 * @param conflicts those of all that local and live both changed, the first {@value #MOST} of them
 * @param kept the fields that only live has, and keeps, the first {@value #MOST} of them
 * @param noise what else changes, but is bookkeeping of server and kubectl
 * @param written what a patch without effect writes, but for bookkeeping
 * @param documents the documents that have a part in it
 * @param panes the five texts
 */
record Report(
    String title,
    String subject,
    String schemaSource,
    List<String> remarks,
    Optional<Refusal> refusal,
    Map<Mark, Integer> counts,
    List<ReportedField> changes,
    List<ReportedField> conflicts,
    List<ReportedField> kept,
    List<Noise> noise,
    List<FieldPath> written,
    List<Role> documents,
    Map<Role, ReportedPane> panes) {

  /** A document with more than this could hardly be opened, and nobody would read it. */
  static final int MOST = 2_000;

  private static final int MOST_WRITTEN = 10;

  static Report of(ComparisonView view, Heading heading) {
    List<FieldRow> rows =
        view.rowsWithInside().stream().filter(row -> Noise.of(row.path()).isEmpty()).toList();
    Map<Mark, Integer> counts = Rows.countsOfFields(rows);
    Map<Role, ReportedPane> panes = new EnumMap<>(Role.class);
    Arrays.stream(Role.values()).forEach(pane -> panes.put(pane, ReportedPane.of(view.pane(pane))));
    return new Report(
        heading.title().orElse(view.subject()),
        view.subject(),
        view.schemaSource(),
        remarks(heading, counts),
        view.refusal(),
        counts,
        fields(view, rows, row -> !row.mark().isKept()),
        fields(view, rows, row -> row.mark().isConflict()),
        fields(view, rows, row -> row.mark().isKept()),
        view.rows().stream().flatMap(row -> Noise.of(row.path()).stream()).distinct().toList(),
        view.writtenBesides().stream().limit(MOST_WRITTEN).toList(),
        view.documents(),
        panes);
  }

  private static List<String> remarks(Heading heading, Map<Mark, Integer> counts) {
    int kept = counts.getOrDefault(Mark.KEPT, 0);
    int changed = counts.values().stream().mapToInt(Integer::intValue).sum() - kept;
    if (Math.max(kept, changed) <= MOST) {
      return heading.remarks();
    }
    List<String> remarks = new ArrayList<>(heading.remarks());
    remarks.add(ReportWording.TOO_MANY.text("count", String.format(Locale.ROOT, "%,d", MOST)));
    return remarks;
  }

  private static List<ReportedField> fields(
      ComparisonView view, List<FieldRow> rows, Predicate<FieldRow> which) {
    return rows.stream()
        .filter(which)
        .limit(MOST)
        .map(row -> new ReportedField(row, view.why(row.path())))
        .toList();
  }

  /** One of the five texts. */
  ReportedPane pane(Role pane) {
    return Objects.requireNonNull(panes.get(pane));
  }

  /** The columns of the field table: the documents, and the result. */
  List<Role> columns() {
    return Stream.concat(documents.stream(), Stream.of(Role.RESULT)).toList();
  }

  /** {@code 7 fields}. */
  static String fields(int count) {
    return ReportWording.FIELDS.text("count", count);
  }

  /** What there is to say where no field changes; empty where one does. */
  Optional<String> nothing() {
    boolean isChanged = changes.stream().anyMatch(change -> !change.row().mark().isCalm());
    if (isChanged || refusal.isPresent()) {
      return Optional.empty();
    }
    if (!documents.contains(Role.LOCAL)) {
      return Optional.of(ReportWording.PATCH_CHANGES_NOTHING.text());
    }
    boolean isEmptyPatch = pane(Role.PATCH).text().text().strip().equals("{}");
    return Optional.of(
        (isEmptyPatch ? ReportWording.NOTHING_TO_DO : ReportWording.NO_FIELD_CHANGES).text());
  }

  /**
   * A field with all that there is to say about it.
   *
   * @param row its row in the field table
   * @param why what the Why panel says
   */
  record ReportedField(FieldRow row, Why why) {

    /** Who gave live its value; empty if live does not say. */
    Optional<String> owner() {
      return why.facts().stream().filter(OwnerFact::isOne).map(Why.Fact::text).findFirst();
    }
  }
}
