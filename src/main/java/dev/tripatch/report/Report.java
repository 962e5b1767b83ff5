package dev.tripatch.report;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.FieldRow;
import dev.tripatch.highlight.Mark;
import dev.tripatch.highlight.Noise;
import dev.tripatch.highlight.Pane;
import dev.tripatch.patch.Refusal;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a report says, whatever format it is written in.
 *
 * @param title what the report is headed with
 * @param subject the object, as {@link ComparisonView#subject()} names it
 * @param schemaSource where the schema came from
 * @param remarks sentences about the whole, such as that secrets are masked
 * @param refusal why Kubernetes would refuse; empty if it would not
 * @param counts how many of the listed fields have each mark
 * @param changes the fields that something happens to
 * @param kept the fields that only live has, and keeps
 * @param noise what else changes, but is bookkeeping of server and kubectl
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
    List<ReportedField> kept,
    List<Noise> noise,
    Map<Pane, ReportedPane> panes) {

  /** The report of a comparison. */
  static Report of(ComparisonView view, Heading heading) {
    List<FieldRow> rows = view.rows().stream().filter(row -> Noise.of(row).isEmpty()).toList();
    Map<Mark, Integer> counts = new EnumMap<>(Mark.class);
    rows.forEach(row -> counts.merge(row.mark(), 1, Integer::sum));
    Map<Pane, ReportedPane> panes = new EnumMap<>(Pane.class);
    Arrays.stream(Pane.values()).forEach(pane -> panes.put(pane, ReportedPane.of(view.pane(pane))));
    return new Report(
        heading.title().orElse(view.subject()),
        view.subject(),
        view.schemaSource(),
        heading.remarks(),
        view.refusal(),
        counts,
        fields(view, rows, false),
        fields(view, rows, true),
        view.rows().stream().flatMap(row -> Noise.of(row).stream()).distinct().toList(),
        panes);
  }

  private static List<ReportedField> fields(
      ComparisonView view, List<FieldRow> rows, boolean isKept) {
    return rows.stream()
        .filter(row -> (row.mark() == Mark.KEPT) == isKept)
        .map(row -> new ReportedField(row, view.why(row.path())))
        .toList();
  }

  /** One of the five texts. */
  ReportedPane pane(Pane pane) {
    return Objects.requireNonNull(panes.get(pane));
  }

  /** The fields that local and live both changed. */
  List<ReportedField> conflicts() {
    return changes.stream().filter(field -> field.row().mark() == Mark.CONFLICT).toList();
  }

  /** {@code 7 fields}. */
  static String fields(int count) {
    return count == 1 ? "1 field" : count + " fields";
  }

  /** What there is to say where no field changes; empty where one does. */
  Optional<String> nothing() {
    if (!changes.isEmpty() || refusal.isPresent()) {
      return Optional.empty();
    }
    boolean isEmptyPatch = pane(Pane.PATCH).text().text().strip().equals("{}");
    return Optional.of(
        isEmptyPatch
            ? "Nothing to do: live has everything that local says."
            : "There is a patch, but it changes no field that local names.");
  }
}
