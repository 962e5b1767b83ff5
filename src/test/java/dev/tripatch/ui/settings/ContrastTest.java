package dev.tripatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.show.paint.Hue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every text is readable on everything it can stand on: contrast at least 4.5 (WCAG 2, AA), or 7
 * (AAA).
 */
class ContrastTest {

  private static final List<String> MARKS =
      List.of("added", "changed", "deleted", "reordered", "cleared", "conflict", "unexplained");
  private static final List<String> SYNTAX =
      List.of("syntax-key", "syntax-directive", "syntax-string", "syntax-comment", "editor-fg");
  private static final Pattern COLOR = Pattern.compile("-tp-([a-z-]+):\\s*#([0-9a-f]{6});");

  /** Window, report and terminal have one palette. */
  @ParameterizedTest
  @ValueSource(strings = {"light.css", "dark.css"})
  void theStyleSheetHasTheColoursOfThePalette(String sheet) throws IOException {
    Map<String, Integer> palette =
        Arrays.stream(Hue.values())
            .collect(
                Collectors.toMap(
                    Hue::id,
                    hue -> Integer.decode(sheet.equals("light.css") ? hue.light() : hue.dark())));
    assertThat(read(sheet)).isEqualTo(palette);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void inksOnTheirTintsAndOnEveryBackground(Theme theme) throws IOException {
    Map<String, Integer> colors = read(theme.colors());
    for (String mark : MARKS) {
      check(theme, colors, mark + "-ink", mark + "-tint");
      check(theme, colors, mark + "-ink", "editor-bg");
      check(theme, colors, mark + "-ink", "header-bg");
      check(theme, colors, mark + "-ink", "selected-bg");
    }
    check(theme, colors, "cleared-ink", "cleared-hatch");
    check(theme, colors, "kept-ink", "editor-bg");
    check(theme, colors, "kept-ink", "selected-bg");
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void textOfDocumentsOnEveryTintAndBackground(Theme theme) throws IOException {
    Map<String, Integer> colors = read(theme.colors());
    for (String style : SYNTAX) {
      for (String mark : MARKS) {
        check(theme, colors, style, mark + "-tint");
      }
      check(theme, colors, style, "cleared-hatch");
      check(theme, colors, style, "editor-bg");
      check(theme, colors, style, "header-bg");
      check(theme, colors, style, "selected-bg");
      check(theme, colors, style, "match");
    }
    for (String mark : MARKS) {
      check(theme, colors, "note", mark + "-tint");
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everythingElse(Theme theme) throws IOException {
    Map<String, Integer> colors = read(theme.colors());
    check(theme, colors, "line-number", "editor-bg");
    check(theme, colors, "line-number", "selected-bg");
    check(theme, colors, "line-number", "header-bg");
    check(theme, colors, "note", "editor-bg");
    check(theme, colors, "note", "header-bg");
    check(theme, colors, "hazard-ink", "header-bg");
    check(theme, colors, "editor-fg", "text-selection");
    check(theme, colors, "editor-fg", "current-match");
    check(theme, colors, "error-ink", "error-bg");
    check(theme, colors, "warning-ink", "warning-bg");
    check(theme, colors, "warning-ink", "header-bg");
    check(theme, colors, "editor-fg", "error-bg");
    check(theme, colors, "editor-fg", "warning-bg");
    check(theme, colors, "selected-edge", "header-bg");
  }

  /** What is no text has to stand out, too: contrast at least 3 (WCAG 2, 1.4.11). */
  @ParameterizedTest
  @EnumSource(Theme.class)
  void thumbsOfScrollBars(Theme theme) throws IOException {
    Map<String, Integer> colors = read(theme.colors());
    for (String ground : List.of("editor-bg", "header-bg", "selected-bg")) {
      assertThat(contrast(color(colors, "scroll-thumb"), color(colors, ground)))
          .as("thumb on " + ground)
          .isGreaterThanOrEqualTo(3);
    }
  }

  private static void check(
      Theme theme, Map<String, Integer> colors, String text, String background) {
    assertThat(contrast(color(colors, text), color(colors, background)))
        .as(text + " on " + background)
        .isGreaterThanOrEqualTo(least(theme));
  }

  private static double least(Theme theme) {
    return switch (theme) {
      case HIGH_CONTRAST_LIGHT, HIGH_CONTRAST_DARK -> 7;
      case LIGHT, DARK, COLOR_BLIND_LIGHT, COLOR_BLIND_DARK -> 4.5;
    };
  }

  /** A theme that forgets a colour would fall back to none. */
  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyThemeNamesEveryColour(Theme theme) throws IOException {
    assertThat(read(theme.colors()).keySet())
        .isEqualTo(Arrays.stream(Hue.values()).map(Hue::id).collect(Collectors.toSet()));
  }

  /** Lines between parts are no text: at least 3, but here they shall be seen as well as text. */
  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {"HIGH_CONTRAST_LIGHT", "HIGH_CONTRAST_DARK"})
  void highContrastHasVisibleBorders(Theme theme) throws IOException {
    Map<String, Integer> colors = read(theme.colors());
    check(theme, colors, "divider", "editor-bg");
    check(theme, colors, "divider", "header-bg");
  }

  private static int color(Map<String, Integer> colors, String name) {
    return Objects.requireNonNull(colors.get(name), "no colour -tp-" + name);
  }

  static Map<String, Integer> read(String sheet) throws IOException {
    try (InputStream in = Theme.class.getResourceAsStream(sheet)) {
      Matcher matcher = COLOR.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      Map<String, Integer> colors = new HashMap<>();
      while (matcher.find()) {
        colors.put(matcher.group(1), Integer.parseInt(matcher.group(2), 16));
      }
      return colors;
    }
  }

  private static double contrast(int one, int other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(int color) {
    return 0.2126 * channel(color >> 16) + 0.7152 * channel(color >> 8) + 0.0722 * channel(color);
  }

  private static double channel(int value) {
    double c = (value & 0xff) / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
}
