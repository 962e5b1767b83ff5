package dev.tripatch.show;

import dev.tripatch.dialect.Deviation;
import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Party;
import dev.tripatch.dialect.Reading;
import dev.tripatch.json.Value;
import dev.tripatch.show.DialectSheet.DialectCell;
import dev.tripatch.show.DialectSheet.DialectRow;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.ShortText;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The rows of a comparison of dialects. */
final class DialectRows {

  private static final String REFUSED = "refused";

  private final DialectComparison comparison;
  private final Optional<Party> first;

  DialectRows(DialectComparison comparison) {
    this.comparison = comparison;
    this.first = comparison.first();
  }

  List<DialectRow> all() {
    return comparison.differences().stream().map(this::row).toList();
  }

  private DialectRow row(FieldDifference difference) {
    return new DialectRow(
        difference.path(),
        difference.path() + (difference.isOrder() ? " (order)" : ""),
        comparison.readings().stream().map(reading -> cell(difference, reading)).toList());
  }

  private DialectCell cell(FieldDifference difference, Reading reading) {
    return switch (reading) {
      case Reading.Refused ignored -> new DialectCell(REFUSED, Optional.empty(), "");
      case Reading.Done done -> cell(difference, done.party());
    };
  }

  private DialectCell cell(FieldDifference difference, Party party) {
    @Nullable Value here = difference.values().get(party);
    @Nullable Value there = first.map(difference.values()::get).orElse(null);
    Optional<Deviation> deviation =
        difference.deviations().stream().filter(each -> each.party() == party).findFirst();
    return new DialectCell(
        ShortText.of(here),
        deviation.map(each -> mark(difference, here, there)),
        deviation.map(Deviation::sentence).orElse(""));
  }

  /** How a value differs from the first dialect's. */
  static Mark mark(FieldDifference difference, @Nullable Value here, @Nullable Value there) {
    if (here == null) {
      return Mark.DELETED;
    }
    if (there == null) {
      return Mark.ADDED;
    }
    return difference.isOrder() ? Mark.REORDERED : Mark.CHANGED;
  }
}
