package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.share.ReportedPane.Stretch;
import dev.tripatch.show.Comparison;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StretchesTest {
  private static final String HEAD =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
      spec:
        template:
          spec:
            containers:
            - name: web
      """;

  /** A deployment with so many variables; the value of one is given. */
  private static String deployment(int count, int changed, String value) {
    return HEAD
        + "        image: shop/web:1\n        env:\n"
        + IntStream.range(0, count)
            .mapToObj(
                i ->
                    "        - {name: V%d, value: \"%s\"}\n"
                        .formatted(i, i == changed ? value : "x"))
            .collect(Collectors.joining());
  }

  private static List<Stretch> stretches(Comparison comparison, Role pane) {
    return ReportedPane.of(comparison.pane(pane)).stretches();
  }

  @Test
  void aShortTextIsShownWhole() {
    Comparison comparison = Cases.comparison(deployment(5, 3, "a"), deployment(5, 3, "b"));
    assertThat(stretches(comparison, Role.LOCAL)).containsExactly(new Stretch.Shown(1, 16));
  }

  @Test
  void aChangeIsShownWithItsSurroundingsAndAllThatHoldsIt() {
    Comparison comparison = Cases.comparison(deployment(100, 60, "a"), deployment(100, 60, "b"));
    assertThat(stretches(comparison, Role.LOCAL))
        .containsExactly(
            new Stretch.Folded(1, 4, "4 lines unchanged"),
            new Stretch.Shown(5, 11),
            new Stretch.Folded(12, 68, "57 lines unchanged"),
            new Stretch.Shown(69, 75),
            new Stretch.Folded(76, 111, "36 lines unchanged"));
  }

  @Test
  void linesOfEveryPaneFollowEachOther() {
    Comparison comparison = Cases.comparison(deployment(100, 60, "a"), deployment(90, 2, "b"));
    for (Role pane : Role.values()) {
      int next = 1;
      for (Stretch stretch : stretches(comparison, pane)) {
        assertThat(stretch.first()).isEqualTo(next);
        assertThat(stretch.last()).isGreaterThanOrEqualTo(next);
        next = stretch.last() + 1;
      }
      assertThat(next - 1).isEqualTo(comparison.pane(pane).text().lines().count());
    }
  }

  @Test
  void onlyKubectlsAnnotationIsFoldedInThePatch() {
    Comparison comparison = Cases.comparison(deployment(200, 1, "a"), HEAD);
    assertThat(stretches(comparison, Role.PATCH))
        .filteredOn(Stretch.Folded.class::isInstance)
        .singleElement()
        .asString()
        .contains("last-applied-configuration");
  }

  @Test
  void ofManyAddedLinesTheFirstAndTheLastAreShown() {
    Comparison comparison = Cases.comparison(deployment(200, 1, "a"), HEAD);
    assertThat(stretches(comparison, Role.LOCAL))
        .contains(new Stretch.Folded(20, 201, "182 lines added"));
  }

  @Test
  void thereIsNoTextWithoutDocument() {
    assertThat(stretches(Cases.comparison(HEAD, HEAD), Role.LAST_APPLIED)).isEmpty();
  }
}
