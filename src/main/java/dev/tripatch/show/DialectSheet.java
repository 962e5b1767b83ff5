package dev.tripatch.show;

import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.Party;
import dev.tripatch.dialect.Reading;
import dev.tripatch.dialect.View;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import java.util.List;
import java.util.Optional;

/**
 * The same inputs in every dialect, side by side: a column for each dialect, a row for each field
 * that does not come out the same. Immutable.
 */
public final class DialectSheet {

  private final SchemaType type;
  private final DialectComparison comparison;
  private final String summary;
  private final List<DialectRow> rows;

  private DialectSheet(SchemaType type, DialectComparison comparison, String summary) {
    this.type = type;
    this.comparison = comparison;
    this.summary = summary;
    this.rows = new DialectRows(comparison).all();
  }

  /**
   * What every dialect makes of the patch that was computed, or of the documents it was computed
   * from. There are no columns if all are to read one patch and there is none.
   */
  public static DialectSheet of(ThreeWayOutcome outcome, View same) {
    SchemaType type = outcome.inputs().schema().type();
    Optional<DialectComparison> comparison =
        switch (same) {
          case SAME_DOCUMENTS -> Optional.of(DialectComparison.ofDocuments(outcome.inputs()));
          case SAME_PATCH -> ofPatch(outcome);
        };
    return comparison
        .map(found -> new DialectSheet(type, found, summary(found)))
        .orElseGet(() -> without(type, same, SummaryWording.NO_PATCH.text()));
  }

  /** What every dialect makes of a patch that a person wrote; of a map, as a strategic one is. */
  public static DialectSheet ofPatch(MapValue live, MapValue patch, SchemaAnswer schema) {
    DialectComparison found = DialectComparison.ofPatch(live, patch, schema);
    return new DialectSheet(schema.type(), found, summary(found));
  }

  private static String summary(DialectComparison found) {
    return DialectSummary.of(found) + found.remark().map(remark -> " " + remark).orElse("");
  }

  /** There is nothing to compare in a list of operations. */
  public static DialectSheet ofJsonPatch(SchemaAnswer schema) {
    return without(schema.type(), View.SAME_PATCH, SummaryWording.JSON_PATCH.text());
  }

  private static DialectSheet without(SchemaType type, View same, String summary) {
    return new DialectSheet(
        type, new DialectComparison(same, List.of(), List.of(), Optional.empty()), summary);
  }

  private static Optional<DialectComparison> ofPatch(ThreeWayOutcome outcome) {
    return outcome instanceof ThreeWayOutcome.Computed done
        ? Optional.of(
            DialectComparison.ofPatch(
                done.inputs().live().orElse(MapValue.EMPTY), done.patch(), done.inputs().schema()))
        : Optional.empty();
  }

  /** The dialects that take part; the others are compared with the first that does not refuse. */
  public List<DialectColumn> columns() {
    return comparison.readings().stream().map(DialectSheet::column).toList();
  }

  private static DialectColumn column(Reading reading) {
    return switch (reading) {
      case Reading.Done done -> new DialectColumn(done.party(), Optional.empty());
      case Reading.Refused refused ->
          new DialectColumn(refused.party(), Optional.of(refused.refusal()));
    };
  }

  /** The fields that do not come out the same, each with a cell for each column. */
  public List<DialectRow> rows() {
    return rows;
  }

  /** What comes out of it all, in a sentence. */
  public String summary() {
    return summary;
  }

  /**
   * A dialect's whole result, marked where it differs from the first.
   *
   * @return empty if the dialect takes no part, or refuses
   */
  public Optional<PaneText> resultIn(Party party) {
    return comparison.readings().stream()
        .filter(each -> each.party() == party)
        .findFirst()
        .flatMap(
            reading ->
                reading instanceof Reading.Done done
                    ? Optional.of(new DialectPane(done, new PathNaming(type)).paint(comparison))
                    : Optional.empty());
  }

  /**
   * What a field comes out as in one dialect.
   *
   * @param text the value on one line; a dash if the field is not there, {@code refused} if the
   *     dialect refuses
   * @param mark how it differs from the first dialect's; empty if it does not
   * @param reason why it differs, in a sentence; empty if it does not
   */
  public record DialectCell(String text, Optional<Mark> mark, String reason) {}

  /**
   * A dialect that takes part in a comparison.
   *
   * @param party which one
   * @param refusal why it would refuse; empty if it would not
   */
  public record DialectColumn(Party party, Optional<Refusal> refusal) {}

  /**
   * A field that does not come out the same in all dialects.
   *
   * @param path the field
   * @param label its name in the table; says where only the order of a list differs
   * @param cells what it comes out as, one for each column
   */
  public record DialectRow(FieldPath path, String label, List<DialectCell> cells) {

    public DialectRow {
      cells = List.copyOf(cells);
    }

    /** Why dialects differ, in sentences. */
    public List<String> reasons() {
      return cells.stream().map(DialectCell::reason).filter(each -> !each.isEmpty()).toList();
    }
  }
}
