package dev.tripatch.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HazardTest {

  /** Local first: there a person can mend it. What has no place comes last in its document. */
  @Test
  void hazardsAreSortedByDocumentAndThenByPlace() {
    assertThat(
            Stream.of(
                    hazard(Role.RESULT, "f", 0),
                    hazard(Role.LIVE, "d", 10),
                    hazard(Role.PATCH, "e", 5),
                    hazard(Role.LOCAL, "b", -1),
                    hazard(Role.LAST_APPLIED, "c", 20),
                    hazard(Role.LOCAL, "a", 30))
                .sorted(Hazard.BY_PLACE)
                .map(each -> each.path().toString()))
        .containsExactly("a", "b", "c", "d", "e", "f");
  }

  private static Hazard hazard(Role where, String field, int start) {
    return new Hazard(
        HazardKind.DUPLICATE_KEY,
        where,
        FieldPath.of(field),
        start < 0 ? Optional.empty() : Optional.of(new Span(start, start + 1)),
        "",
        "",
        Hazard.Foretold.of(Optional.empty()));
  }
}
