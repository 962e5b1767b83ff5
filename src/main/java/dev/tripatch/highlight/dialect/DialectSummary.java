package dev.tripatch.highlight.dialect;

import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.Reading;
import dev.tripatch.dialect.View;
import java.util.List;
import java.util.Locale;

/** What comes out of a comparison of dialects, in a sentence. */
final class DialectSummary {

  static final String NO_PATCH =
      "Kubernetes makes no patch of these documents, so there is none that others could read."
          + " Choose the same documents to see what the other ways of applying make of them.";

  /** Instead of a comparison, of operations. */
  static final String JSON_PATCH =
      "A JSON Patch names places, not fields of a schema: servers read it alike for every kind.";

  private DialectSummary() {}

  static String of(DialectComparison comparison) {
    List<Reading> readings = comparison.readings();
    List<Reading> taken = readings.stream().filter(Reading.Done.class::isInstance).toList();
    if (readings.size() == 1) {
      return capital(names(readings)) + " is the only dialect for this kind: nothing to compare.";
    }
    if (taken.isEmpty()) {
      return capital(names(readings)) + " all refuse.";
    }
    if (!comparison.differences().isEmpty()) {
      return differing(comparison.differences().size());
    }
    if (isWithoutPatch(comparison)) {
      return "There is nothing to patch, so live stays as it is in every dialect.";
    }
    return capital(names(taken))
        + switch (taken.size()) {
          case 1 -> " alone takes it.";
          case 2 -> " both come to the same result.";
          default -> " all come to the same result.";
        };
  }

  private static boolean isWithoutPatch(DialectComparison comparison) {
    return comparison.view() == View.SAME_PATCH
        && comparison.readings().getFirst().patch().isEmpty();
  }

  private static String differing(int fields) {
    return fields == 1
        ? "1 field does not come out the same everywhere."
        : fields + " fields do not come out the same everywhere.";
  }

  private static String names(List<Reading> readings) {
    List<String> all = readings.stream().map(each -> each.party().phrase()).toList();
    int last = all.size() - 1;
    return last == 0
        ? all.getFirst()
        : String.join(", ", all.subList(0, last)) + " and " + all.get(last);
  }

  private static String capital(String sentence) {
    return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
  }
}
