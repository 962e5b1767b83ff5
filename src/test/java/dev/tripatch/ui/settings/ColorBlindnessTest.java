package dev.tripatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Outcomes stay apart for people who see fewer colours. What they see is simulated after Machado,
 * Oliveira and Fernandes (2009); the distance is that of CIE L*a*b* (1976), where 2.3 can just be
 * told apart side by side.
 */
class ColorBlindnessTest {

  private static final List<String> MARKS =
      List.of("added", "changed", "deleted", "reordered", "cleared", "conflict", "unexplained");

  /** Much more than what can just be told apart: lines of one outcome are not side by side. */
  private static final double APART = 12;

  /** How linear red, green and blue are seen. */
  private enum Sight {
    USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTANOPIA(
        0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116,
        1.051998),
    DEUTERANOPIA(
        0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITANOPIA(
        1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367,
        0.303900);

    private final double[] matrix;

    Sight(double... matrix) {
      this.matrix = matrix;
    }

    double[] see(double[] color) {
      double[] seen = new double[3];
      for (int row = 0; row < 3; row++) {
        double sum = 0;
        for (int column = 0; column < 3; column++) {
          sum += matrix[3 * row + column] * color[column];
        }
        seen[row] = Math.clamp(sum, 0, 1);
      }
      return seen;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "COLOR_BLIND_LIGHT, tint",
    "COLOR_BLIND_LIGHT, ink",
    "COLOR_BLIND_DARK, tint",
    "COLOR_BLIND_DARK, ink"
  })
  void outcomesStayApart(Theme theme, String use) throws IOException {
    assertThat(tooNear(ContrastTest.read(theme.colors()), use)).isEmpty();
  }

  /** Otherwise the usual themes would do, and the distance asked for would say nothing. */
  @ParameterizedTest
  @CsvSource({"LIGHT, tint", "DARK, tint", "LIGHT, ink", "DARK, ink"})
  void inTheUsualThemesTheyDoNot(Theme theme, String use) throws IOException {
    assertThat(tooNear(ContrastTest.read(theme.colors()), use)).isNotEmpty();
  }

  private static List<String> tooNear(Map<String, Integer> colors, String use) {
    List<String> near = new ArrayList<>();
    for (Sight sight : Sight.values()) {
      for (String one : MARKS) {
        for (String other : MARKS.subList(0, MARKS.indexOf(one))) {
          double apart =
              distance(
                  lab(sight.see(linear(colors, one + "-" + use))),
                  lab(sight.see(linear(colors, other + "-" + use))));
          if (apart < APART) {
            near.add("%s: %s and %s are %.1f apart".formatted(sight, one, other, apart));
          }
        }
      }
    }
    return near;
  }

  private static double[] linear(Map<String, Integer> colors, String name) {
    int color = Objects.requireNonNull(colors.get(name), name);
    return new double[] {channel(color >> 16), channel(color >> 8), channel(color)};
  }

  private static double channel(int value) {
    double c = (value & 0xff) / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  private static double[] lab(double[] rgb) {
    double x = root((0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047);
    double y = root(0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]);
    double z = root((0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double root(double share) {
    return share > 216.0 / 24389 ? Math.cbrt(share) : (24389.0 / 27 * share + 16) / 116;
  }

  private static double distance(double[] one, double[] other) {
    return Math.hypot(Math.hypot(one[0] - other[0], one[1] - other[1]), one[2] - other[2]);
  }
}
