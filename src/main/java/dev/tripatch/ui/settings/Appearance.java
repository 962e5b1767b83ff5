package dev.tripatch.ui.settings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import javafx.util.Subscription;

/** The theme and text size of the program's windows; a change shows at once. */
public final class Appearance {

  /** The text size to begin with, in pixels. */
  public static final int DEFAULT_TEXT_SIZE = 12;

  /** The smallest text that can be read, in pixels. */
  public static final int SMALLEST_TEXT = 8;

  /** The largest text that leaves room for a line. */
  public static final int LARGEST_TEXT = 32;

  private final ObjectProperty<ThemeChoice> choice = new SimpleObjectProperty<>(ThemeChoice.SYSTEM);
  private final IntegerProperty textSize = new SimpleIntegerProperty(DEFAULT_TEXT_SIZE);
  private final ReadOnlyIntegerWrapper shownTextSize =
      new ReadOnlyIntegerWrapper(DEFAULT_TEXT_SIZE);
  private OptionalInt larger = OptionalInt.empty();
  private int usuallyLarger;
  private final ObjectProperty<ColorScheme> scheme = new SimpleObjectProperty<>();
  private final Subscription following;
  private final ObservableValue<Theme> theme;
  private final List<Scene> scenes = new ArrayList<>();

  /**
   * An appearance that knows what the system asks for. To be made before the first control is:
   * otherwise JavaFX reads its own base style sheet, which takes as long as ours.
   *
   * @param system the system's colour scheme, as it changes
   */
  public Appearance(ObservableValue<ColorScheme> system) {
    theme = choice.flatMap(chosen -> scheme.map(chosen::theme)).orElse(Theme.LIGHT);
    following = system.subscribe(scheme::set);
    theme.subscribe(now -> showTheme());
    textSize.subscribe((before, now) -> showTextSize());
    shownTextSize.subscribe((before, now) -> scenes.forEach(this::showTextSize));
  }

  /**
   * Reads what every window needs, on any thread: what would keep the UI thread from its first
   * window can be done while JavaFX starts.
   */
  public static void prepare() {
    Fonts.load();
  }

  /** Gives a window this appearance for as long as it lives. */
  public void style(Scene scene) {
    Fonts.load();
    scenes.add(scene);
    scene.getStylesheets().setAll(getTheme().stylesheets());
    showTextSize(scene);
  }

  /** Forgets a window that was closed; after the last one the system is not listened to. */
  public void forget(Scene scene) {
    scenes.remove(scene);
    if (scenes.isEmpty()) {
      following.unsubscribe();
    }
  }

  private void showTheme() {
    Application.setUserAgentStylesheet(getTheme().baseStylesheet());
    scenes.forEach(scene -> scene.getStylesheets().setAll(getTheme().stylesheets()));
  }

  private void showTextSize() {
    shownTextSize.set(within(textSize.get() + larger.orElse(0)));
  }

  private void showTextSize(Scene scene) {
    scene.getRoot().setStyle("-fx-font-size: " + shownTextSize.get() + "px;");
  }

  private static int within(int size) {
    return Math.clamp(size, SMALLEST_TEXT, LARGEST_TEXT);
  }

  /**
   * Makes text larger, or smaller if negative, by some pixels; within what can be read. Before an
   * audience the chosen size stays.
   */
  public void changeTextSize(int by) {
    if (larger.isPresent()) {
      enlarge(OptionalInt.of(within(shownTextSize.get() + by) - textSize.get()));
    } else {
      setTextSize(textSize.get() + by);
    }
  }

  /** Goes back to the size to begin with; before an audience, to the one that it began with. */
  public void useUsualTextSize() {
    if (larger.isPresent()) {
      enlarge(OptionalInt.of(usuallyLarger));
    } else {
      setTextSize(DEFAULT_TEXT_SIZE);
    }
  }

  /** Shows text larger than the person chose, by some pixels, for an audience. */
  public void enlarge(int by) {
    usuallyLarger = by;
    enlarge(OptionalInt.of(by));
  }

  /** Shows text in the chosen size again. */
  public void endEnlarging() {
    enlarge(OptionalInt.empty());
  }

  private void enlarge(OptionalInt by) {
    larger = by;
    showTextSize();
  }

  /** Sets the text size in pixels; out of range it is the nearest possible. */
  public void setTextSize(int size) {
    textSize.set(within(size));
  }

  /** The text size in pixels that is shown: the chosen one, or a larger one for an audience. */
  public ReadOnlyIntegerProperty shownTextSizeProperty() {
    return shownTextSize.getReadOnlyProperty();
  }

  /** The text size in pixels that the person chose. */
  public IntegerProperty textSizeProperty() {
    return textSize;
  }

  /** What the person chose. */
  public ObjectProperty<ThemeChoice> choiceProperty() {
    return choice;
  }

  /** The theme that is shown. */
  public Theme getTheme() {
    return theme.getValue();
  }

  /** The fonts that come with the program: Inter for words, JetBrains Mono for documents. */
  private static final class Fonts {

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
}
