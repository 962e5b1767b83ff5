package dev.tripatch.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The house keeps its rules, and each rule can fail: the house in {@code wrong} breaks them all.
 */
final class ArchitectureTest {
  private static final String HOUSE = "dev.tripatch";
  private static final String WRONG_HOUSE = "dev.tripatch.architecture.wrong";

  static final JavaClasses PROGRAM =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("/test-classes/"))
          .importPackages(HOUSE);
  private static final JavaClasses WRONG = new ClassFileImporter().importPackages(WRONG_HOUSE);

  @Nested
  final class WaysOutOfTheProgram extends PlacesOfValues {}

  static List<ArchRule> rules() {
    return new HouseRules(HOUSE, 30).all();
  }

  static List<ArchRule> rulesForTheWrongHouse() {
    return new HouseRules(WRONG_HOUSE, 1).all();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void theHouseKeeps(ArchRule rule) {
    rule.check(PROGRAM);
  }

  @ParameterizedTest
  @MethodSource("rulesForTheWrongHouse")
  void theWrongHouseBreaks(ArchRule rule) {
    assertThat(rule.evaluate(WRONG).hasViolation()).isTrue();
  }
}
