package dev.tripatch.show;

import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Party;
import dev.tripatch.dialect.Reading;
import dev.tripatch.dialect.View;
import dev.tripatch.document.Place;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.show.paint.DocumentFields;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import dev.tripatch.show.paint.ShortText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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

  /** What comes out of a comparison of dialects, in a sentence. */
  private static final class DialectSummary {

    private DialectSummary() {}

    static String of(DialectComparison comparison) {
      List<Reading> readings = comparison.readings();
      List<Reading> taken = readings.stream().filter(Reading.Done.class::isInstance).toList();
      if (readings.size() == 1) {
        return SummaryWording.ONLY_DIALECT.text("names", capital(names(readings)));
      }
      if (taken.isEmpty()) {
        return SummaryWording.ALL_REFUSE.text("names", capital(names(readings)));
      }
      if (!comparison.differences().isEmpty()) {
        return differing(comparison.differences().size());
      }
      if (isWithoutPatch(comparison)) {
        return SummaryWording.NOTHING_TO_PATCH.text();
      }
      String names = names(taken);
      return switch (taken.size()) {
        case 1 -> SummaryWording.ONE_ACCEPTS.text("names", names);
        case 2 -> SummaryWording.TWO_AGREE.text("names", capital(names));
        default -> SummaryWording.ALL_AGREE.text("names", capital(names));
      };
    }

    private static boolean isWithoutPatch(DialectComparison comparison) {
      return comparison.view() == View.SAME_PATCH
          && comparison.readings().getFirst().patch().isEmpty();
    }

    private static String differing(int fields) {
      return SummaryWording.FIELDS_DIFFER.text("count", fields);
    }

    private static String names(List<Reading> readings) {
      List<String> all = readings.stream().map(each -> each.party().phrase()).toList();
      int last = all.size() - 1;
      return last == 0
          ? all.getFirst()
          : SummaryWording.AND.text(
              "first", String.join(", ", all.subList(0, last)), "last", all.get(last));
    }

    private static String capital(String sentence) {
      return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }
  }

  /** Paints a dialect's result: what comes out different there than in the first dialect. */
  private static final class DialectPane {

    private final Party party;
    private final SourceDocument document;
    private final DocumentFields fields;
    private final Paint paint;

    /** What is not there, by the field that would hold it. */
    private final Map<FieldPath, List<FieldPath>> lacking = new LinkedHashMap<>();

    DialectPane(Reading.Done reading, PathNaming naming) {
      party = reading.party();
      document = YamlWriter.render(party.title(), reading.result());
      fields = new DocumentFields(document, naming);
      paint = new Paint(document);
    }

    PaneText paint(DialectComparison comparison) {
      Optional<Party> first = comparison.first();
      comparison.differences().stream()
          .filter(each -> each.deviations().stream().anyMatch(why -> why.party() == party))
          .forEach(each -> paint(each, first.map(each.values()::get).orElse(null)));
      lacking.forEach(this::noteLacking);
      return paint.pane(Role.RESULT, fields, Set.of());
    }

    private void paint(FieldDifference difference, @Nullable Value there) {
      FieldPath path = difference.path();
      @Nullable Value here = difference.values().get(party);
      Mark mark = DialectRows.mark(difference, here, there);
      Optional<Place> place = here == null ? Optional.empty() : fields.place(path);
      place.ifPresentOrElse(
          found -> {
            paint.tint(
                mark.isReordered() ? found.keySpan().orElse(found.span()) : found.span(),
                mark,
                path);
            if (there != null) {
              paint.note(found.span().start(), "← not " + ShortText.of(there), path);
            }
          },
          () -> lacking.computeIfAbsent(holder(path), none -> new ArrayList<>()).add(path));
    }

    /** The nearest field that is there and would hold a field that is not. */
    private FieldPath holder(FieldPath path) {
      return path.upwards()
          .filter(holder -> holder.isRoot() || fields.place(holder).isPresent())
          .findFirst()
          .orElseThrow();
    }

    private void noteLacking(FieldPath holder, List<FieldPath> paths) {
      List<String> names = paths.stream().map(path -> path.below(holder).toString()).toList();
      fields
          .place(holder)
          .ifPresent(
              place ->
                  paint.note(
                      place.span().start(),
                      "− without " + String.join(", ", names),
                      paths.getFirst()));
    }
  }
}
