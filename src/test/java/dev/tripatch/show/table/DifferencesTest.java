package dev.tripatch.show.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.show.paint.ShortText;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the values of a row share at their front is left out, never a part of a word. */
class DifferencesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          quay.io/prometheus/node:v1.0 | quay.io/prometheus/node:v1.2 | …:v1.0
          quay.io/prometheus/node:v1.0 | quay.io/prometheus/node:v1.0 | quay.io/prometheus/node:v1.0
          quay.io/prometheus/node:v1.0 | — | quay.io/prometheus/node:v1.0
          — | quay.io/prometheus/node:v1.0 | —
          30MiB | 36MiB | 30MiB
          nginx | nginx:1.2 | nginx
          localhost:19115 | localhost:19116 | …:19115
          """)
  void whatIsSharedIsLeftOut(String text, String other, String shown) {
    Set<String> all = Set.copyOf(List.of(text, other).stream().distinct().toList());
    assertThat(ShortText.withoutShared(text, all)).isEqualTo(shown);
  }
}
