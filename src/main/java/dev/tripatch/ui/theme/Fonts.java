package dev.tripatch.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.scene.text.Font;

/** The fonts that come with the program: Inter for words, JetBrains Mono for documents. */
final class Fonts {

  private static final List<String> FILES =
      List.of(
          "Inter-Regular.woff",
          "Inter-Bold.woff",
          "JetBrainsMono-Regular.ttf",
          "JetBrainsMono-Bold.ttf",
          "JetBrainsMono-Italic.ttf");

  private static boolean areLoaded;

  private Fonts() {}

  /**
   * Makes the fonts known to JavaFX, and JavaFX find those of the system; later calls do nothing.
   */
  static synchronized void load() {
    if (!areLoaded) {
      FILES.forEach(Fonts::load);
      Font.getDefault();
      areLoaded = true;
    }
  }

  private static void load(String file) {
    try (InputStream in = Fonts.class.getResourceAsStream("fonts/" + file)) {
      Font.loadFont(Objects.requireNonNull(in, file), Appearance.DEFAULT_TEXT_SIZE);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
