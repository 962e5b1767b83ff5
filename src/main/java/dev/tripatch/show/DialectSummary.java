package dev.tripatch.show;

import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.Reading;
import dev.tripatch.dialect.View;
import java.util.List;
import java.util.Locale;

/** What comes out of a comparison of dialects, in a sentence. */
final class DialectSummary {

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
