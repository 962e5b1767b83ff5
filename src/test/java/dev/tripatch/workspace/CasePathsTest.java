package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a case names the files of its documents. */
class CasePathsTest {
  private static final CasePaths PATHS = CasePaths.of(Path.of("/shop/cases/web.tripatch"));

  private static Case stored(String file) {
    return Case.of(
        Map.of(
            Role.LOCAL,
            new Case.Text(
                "web.yaml",
                "a",
                Optional.of(new ObjectPlace(file, 2)),
                Optional.of("b"),
                MapValue.EMPTY),
            Role.LIVE,
            Case.Text.unfiled("live", "c")));
  }

  @ParameterizedTest
  @CsvSource({
    "/shop/cases/web.yaml, web.yaml",
    "/shop/cases/a/b/web.yaml, a/b/web.yaml",
    "/shop/cases/a/../web.yaml, web.yaml",
    "/shop/web.yaml, ../web.yaml",
    "/shop/cases2/web.yaml, ../cases2/web.yaml",
    "/shops/web.yaml, /shops/web.yaml",
    "web.yaml, web.yaml",
    "a\0b, a\0b",
  })
  void filesBelowTheCaseAreNamedRelativeToIt(String opened, String written) {
    assertThat(PATHS.written(stored(opened))).isEqualTo(stored(written));
  }

  @ParameterizedTest
  @CsvSource({
    "web.yaml, /shop/cases/web.yaml",
    "a/b/web.yaml, /shop/cases/a/b/web.yaml",
    "../web.yaml, /shop/web.yaml",
    "/shop/web.yaml, /shop/web.yaml",
    "a\0b, a\0b",
  })
  void filesAreFoundFromTheCase(String written, String opened) {
    assertThat(PATHS.read(stored(written))).isEqualTo(stored(opened));
  }

  @Test
  void aPlaceIsAnAbsolutePathOfThisSystem() {
    assertThat(ObjectPlace.of(Path.of("/shop/a/../b.yaml"), 3))
        .isEqualTo(new ObjectPlace("/shop/b.yaml", 3));
    assertThat(new ObjectPlace("/shop/b.yaml", 3).path()).contains(Path.of("/shop/b.yaml"));
    assertThat(new ObjectPlace("b.yaml", 3).path()).isEmpty();
    assertThat(new ObjectPlace("a\0b", 3).path()).isEmpty();
  }

  @Test
  void onlyWhatIsChosenChanges() {
    Case opened = stored("/shop/web.yaml");
    Case selecting = opened.selecting(Optional.of(FieldPath.of("spec", "replicas")));
    assertThat(selecting.view().selection()).contains("spec.replicas");
    assertThat(selecting.view().showRemoved()).isTrue();
    assertThat(selecting.selecting(Optional.empty())).isEqualTo(opened);
    Case.Options options =
        new Case.Options(
            false, Optional.of(ComparisonMode.HELM), Set.of(FieldPath.of("spec")), MapValue.EMPTY);
    assertThat(opened.with(options).options()).isEqualTo(options);
    assertThat(opened.with(options).with(Case.Options.USUAL)).isEqualTo(opened);
  }
}
