package dev.tripatch.show.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ages as kubectl's own test has them ({@code duration_test.go}, {@code ShortHumanDuration}). */
class AgeTest {

  @ParameterizedTest
  @CsvSource({
    "PT-5S, 0s",
    "PT0S, 0s",
    "PT12.9S, 12s",
    "PT59S, 59s",
    "PT1M, 1m",
    "PT59M59S, 59m",
    "PT1H, 1h",
    "PT23H59M, 23h",
    "P1D, 1d",
    "P364D, 364d",
    "P365D, 1y",
    "P800D, 2y"
  })
  void oneNumberAndOneLetter(Duration age, String words) {
    assertThat(OwnerFact.age(age)).isEqualTo(words);
  }
}
