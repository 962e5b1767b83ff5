package dev.tripatch.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.highlight.paint.Hue;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Every text is readable on everything it can stand on: contrast at least 4.5 (WCAG 2, AA). */
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
  @ValueSource(strings = {"light.css", "dark.css"})
  void inksOnTheirTintsAndOnEveryBackground(String sheet) throws IOException {
    Map<String, Integer> colors = read(sheet);
    for (String mark : MARKS) {
      check(colors, mark + "-ink", mark + "-tint");
      check(colors, mark + "-ink", "editor-bg");
      check(colors, mark + "-ink", "header-bg");
      check(colors, mark + "-ink", "selected-bg");
    }
    check(colors, "cleared-ink", "cleared-hatch");
    check(colors, "kept-ink", "editor-bg");
    check(colors, "kept-ink", "selected-bg");
  }

  @ParameterizedTest
  @ValueSource(strings = {"light.css", "dark.css"})
  void textOfDocumentsOnEveryTintAndBackground(String sheet) throws IOException {
    Map<String, Integer> colors = read(sheet);
    for (String style : SYNTAX) {
      for (String mark : MARKS) {
        check(colors, style, mark + "-tint");
      }
      check(colors, style, "cleared-hatch");
      check(colors, style, "editor-bg");
      check(colors, style, "header-bg");
      check(colors, style, "selected-bg");
      check(colors, style, "match");
    }
    for (String mark : MARKS) {
      check(colors, "note", mark + "-tint");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"light.css", "dark.css"})
  void everythingElse(String sheet) throws IOException {
    Map<String, Integer> colors = read(sheet);
    check(colors, "line-number", "editor-bg");
    check(colors, "line-number", "selected-bg");
    check(colors, "line-number", "header-bg");
    check(colors, "note", "editor-bg");
    check(colors, "note", "header-bg");
    check(colors, "hazard-ink", "header-bg");
    check(colors, "editor-fg", "text-selection");
    check(colors, "editor-fg", "current-match");
    check(colors, "error-ink", "error-bg");
    check(colors, "warning-ink", "warning-bg");
    check(colors, "warning-ink", "header-bg");
    check(colors, "editor-fg", "error-bg");
    check(colors, "editor-fg", "warning-bg");
    check(colors, "selected-edge", "header-bg");
  }

  /** What is no text has to stand out, too: contrast at least 3 (WCAG 2, 1.4.11). */
  @ParameterizedTest
  @ValueSource(strings = {"light.css", "dark.css"})
  void thumbsOfScrollBars(String sheet) throws IOException {
    Map<String, Integer> colors = read(sheet);
    for (String ground : List.of("editor-bg", "header-bg", "selected-bg")) {
      assertThat(contrast(color(colors, "scroll-thumb"), color(colors, ground)))
          .as("thumb on " + ground)
          .isGreaterThanOrEqualTo(3);
    }
  }

  private static void check(Map<String, Integer> colors, String text, String background) {
    assertThat(contrast(color(colors, text), color(colors, background)))
        .as(text + " on " + background)
        .isGreaterThanOrEqualTo(4.5);
  }

  private static int color(Map<String, Integer> colors, String name) {
    return Objects.requireNonNull(colors.get(name), "no colour -tp-" + name);
  }

  private static Map<String, Integer> read(String sheet) throws IOException {
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
