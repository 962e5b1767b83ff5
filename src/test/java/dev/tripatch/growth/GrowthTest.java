package dev.tripatch.growth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.time.Effort;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What once took time that grew with the square of the input, or worse. {@code GrowthTable}
 * measures all ways.
 */
@Tag("large")
class GrowthTest {
  private static final int SIZE = 8_000;

  /** What takes a second or less, and took a minute or more. */
  private static final int SECONDS = 20;

  /** Several ways start from one comparison. */
  private static final Map<GrowthInput, GrowthCase> CASES = new ConcurrentHashMap<>();

  @ParameterizedTest
  @CsvSource({
    "VARIABLES_RENAMED, leave out all fields",
    "VARIABLES_RENAMED, hazards",
    "VARIABLES_RENAMED_ALL_ALIKE, hazards",
    "VARIABLES_RENAMED, field search",
    "VARIABLES_RENAMED, kustomize builds",
    "VARIABLES_RENAMED, 'dialects, same patch'",
    "VARIABLES_RENAMED, 'server-side apply, another manager'",
    "VARIABLES_RENAMED, both ways of applying",
    "VARIABLES_RENAMED, merge by field in the window",
    "VARIABLES_RENAMED, decide: undecided rows",
    "VARIABLES_RENAMED, steps: both texts after all",
    "VARIABLES_REORDERED, decide: offers for one field",
    "PORTS_IN_CONFLICT, kustomize builds",
    "CUSTOM_ITEMS_IN_CONFLICT, report in HTML",
    "KEYS_IN_CONFLICT, secrets masked",
    "KEYS_IN_CONFLICT, decide all: leave to live",
    "KEYS_IN_CONFLICT, decisions counted"
  })
  void growsHardlyFasterThanItsInput(GrowthInput input, String name) throws Exception {
    isQuick(name, CASES.computeIfAbsent(input, each -> GrowthCase.of(each, SIZE)));
  }

  /** What took a minute for so many only. */
  @ParameterizedTest
  @CsvSource({"16000, composed json shown", "40000, merge by field"})
  void growsHardlyFasterThanManyKeys(int size, String name) throws Exception {
    isQuick(name, GrowthCase.of(GrowthInput.KEYS_IN_CONFLICT, size));
  }

  private static void isQuick(String name, GrowthCase growing) throws Exception {
    GrowthWay way = Objects.requireNonNull(GrowthWays.all().get(name), name);
    assertThat(Effort.within(SECONDS, way.on(growing))).isNotNull();
  }
}
