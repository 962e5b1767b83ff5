package dev.tripatch.ui.app;

import dev.tripatch.ui.merge.TabName;
import dev.tripatch.ui.support.Settings;
import dev.tripatch.ui.support.Settings.WindowPlace;
import dev.tripatch.ui.support.SettingsFile;
import dev.tripatch.ui.theme.ThemeChoice;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/**
 * What is remembered from one start to the next: read when the window opens, kept when it closes.
 */
final class Session {

  private final Optional<SettingsFile> file;
  private final WindowContent content;
  private final Stage stage;
  private WindowPlace lastPlace = WindowPlace.UNKNOWN;

  Session(Optional<SettingsFile> file, WindowContent content, Stage stage) {
    this.file = file;
    this.content = content;
    this.stage = stage;
  }

  /** Gives window and panes the look they had when they were closed last. */
  void restore() {
    SettingsFile.Loaded loaded =
        file.map(SettingsFile::load)
            .orElse(new SettingsFile.Loaded(Settings.FIRST, Optional.empty()));
    apply(loaded.settings());
    loaded.problem().ifPresent(content.view().status()::say);
    content.files().recent().subscribe(this::keep);
  }

  private void apply(Settings settings) {
    content.appearance().choiceProperty().set(theme(settings.theme()));
    content.appearance().setTextSize(settings.textSize());
    content.comparison().showRemovedProperty().set(settings.showRemoved());
    content.comparison().showNoiseProperty().set(settings.showNoise());
    content.files().recent().setAll(settings.recentFiles());
    content.view().arrangement().place(Dividers.of(settings.dividers()));
    tab(settings.table()).ifPresent(content.view().tables()::choose);
    place(settings.window());
  }

  private static Optional<TabName> tab(String id) {
    return Stream.of(TabName.values()).filter(each -> each.id().equals(id)).findFirst();
  }

  private static ThemeChoice theme(String name) {
    for (ThemeChoice choice : ThemeChoice.values()) {
      if (choice.name().equals(name)) {
        return choice;
      }
    }
    return ThemeChoice.SYSTEM;
  }

  private void place(WindowPlace place) {
    lastPlace = place;
    stage.setWidth(Math.max(640, place.width()));
    stage.setHeight(Math.max(480, place.height()));
    if (place.isKnown() && isOnScreen(place)) {
      stage.setX(place.x());
      stage.setY(place.y());
    }
    stage.setMaximized(place.maximized());
  }

  /** A screen that the window was on may be gone. */
  private static boolean isOnScreen(WindowPlace place) {
    Rectangle2D grip = new Rectangle2D(place.x() + 40, Math.max(0, place.y()), 200, 40);
    return Screen.getScreens().stream().anyMatch(screen -> screen.getBounds().contains(grip));
  }

  /** Remembers everything as it is now. */
  void keep() {
    if (!stage.isMaximized() && stage.isShowing()) {
      lastPlace =
          new WindowPlace(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), false);
    }
    file.flatMap(each -> each.save(current())).ifPresent(content.view().status()::say);
  }

  private Settings current() {
    WindowPlace place =
        new WindowPlace(
            lastPlace.x(),
            lastPlace.y(),
            lastPlace.width(),
            lastPlace.height(),
            stage.isMaximized());
    return new Settings(
        content.appearance().choiceProperty().get().name(),
        content.appearance().textSizeProperty().get(),
        content.comparison().showRemovedProperty().get(),
        content.comparison().showNoiseProperty().get(),
        place,
        content.view().tables().chosenProperty().get().map(TabName::id).orElse(""),
        content.view().arrangement().dividers().places(),
        List.copyOf(content.files().recent()));
  }
}
