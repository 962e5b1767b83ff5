package dev.tripatch.engine.explain;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In which form local's value arrives. */
class LocalFormTest {

  @Test
  void asItIsWritten() {
    assertThat(LocalForm.matching(yaml("{a: 1, b: null}"), yaml("{a: 1, b: null}")))
        .contains(yaml("{a: 1, b: null}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {a: 1, b: null} | {a: 1}
          {a: {b: null}} | {a: {}}
          {a: [{b: null, c: 1}]} | {a: [{c: 1}]}
          {a: {$patch: delete}, b: 1} | {b: 1}
          """)
  void withoutNullsAndDirectives(String local, String arrived) {
    assertThat(LocalForm.matching(yaml(local), yaml(arrived))).contains(yaml(arrived));
  }

  @Test
  void inNeither() {
    assertThat(LocalForm.matching(yaml("{a: 1, b: null}"), yaml("{a: 2}"))).isEmpty();
    assertThat(LocalForm.matching(yaml("{a: 1}"), null)).isEqualTo(Optional.empty());
  }

  @Test
  void onlyListsThatTheCheckSortedAreSorted() {
    assertThat(
            LocalForm.asChecked(
                yaml("{a: [z, b], c: [z, b], d: [{e: [2, 1]}]}"),
                yaml("{a: [b, z], c: [z, b], d: [{e: [1, 2]}]}")))
        .isEqualTo(yaml("{a: [b, z], c: [z, b], d: [{e: [1, 2]}]}"));
  }
}
