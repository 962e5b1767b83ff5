package dev.tripatch.ui.app;

import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Settings;
import dev.tripatch.ui.settings.Settings.WindowPlace;
import dev.tripatch.ui.settings.SettingsFile;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.ui.window.DialogPlace;
import dev.tripatch.ui.window.action.StoredKeys;
import dev.tripatch.ui.window.layout.Dividers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;

/**
 * What is remembered from one start to the next: read when the window opens, kept when an option
 * changes and when it closes.
 */
final class Session {

  private static final double LEAST_WIDTH = 640;
  private static final double LEAST_HEIGHT = 480;

  private final Optional<SettingsFile> file;
  private final WindowContent content;
  private final Stage stage;
  private WindowPlace lastPlace = WindowPlace.UNKNOWN;
  private final Optional<Rectangle2D> openedBy;
  private boolean fillsScreen;

  /**
   * A session.
   *
   * @param openedBy where the window is that opened this one, if any did
   */
  Session(
      Optional<SettingsFile> file,
      WindowContent content,
      Stage stage,
      Optional<Rectangle2D> openedBy) {
    this.openedBy = openedBy;
    this.file = file;
    this.content = content;
    this.stage = stage;
  }

  /** Reads what was remembered, on any thread. */
  static SettingsFile.Loaded load(Optional<Path> folder) {
    return folder
        .map(each -> new SettingsFile(each).load())
        .orElse(new SettingsFile.Loaded(Settings.FIRST, Optional.empty()));
  }

  /** Gives window and panes the look they had when they were closed last. */
  void restore(SettingsFile.Loaded loaded) {
    apply(loaded.settings());
    file.ifPresent(each -> each.know(current()));
    loaded.problem().ifPresent(content.view.status()::say);
    content.features.files.recent().subscribe(this::keep);
    content.features.cluster.recent().subscribe(this::keep);
    content.features.settings.forEach(each -> each.value().subscribe((before, now) -> keep()));
    content.features.keys.tableProperty().subscribe((before, now) -> keep());
    stage.fullScreenProperty().subscribe((before, now) -> fullScreen(now));
    WhenChanged.run(this::resized, stage.widthProperty(), stage.heightProperty());
  }

  /** Called before the window grows, and before it shrinks again. */
  private void fullScreen(boolean isFull) {
    if (isFull) {
      notePlace();
      fillsScreen = true;
    }
  }

  private void resized() {
    fillsScreen = fillsScreen && stage.isFullScreen();
  }

  private void apply(Settings settings) {
    content.features.settings.forEach(each -> each.choose(settings.choices()));
    StoredKeys keys = StoredKeys.read(settings.keys(), content.features.keys.tableProperty().get());
    content.features.keys.choose(keys.table());
    keys.problem().ifPresent(content.view.status()::say);
    content.features.files.recent().setAll(settings.recentFiles());
    content.features.cluster.recent().setAll(settings.recentObjects());
    content.view.arrangement().place(Dividers.of(settings.dividers()));
    content.view.tables().choose(settings.table());
    place(openedBy.map(Session::beside).orElse(settings.window()));
  }

  private static WindowPlace beside(Rectangle2D first) {
    Rectangle2D place = Cascade.after(first, DialogPlace.screenOf(first));
    return new WindowPlace(
        place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight(), false);
  }

  private void place(WindowPlace place) {
    lastPlace = place;
    Rectangle2D wanted =
        place.isKnown()
            ? new Rectangle2D(place.x(), place.y(), place.width(), place.height())
            : new Rectangle2D(0, 0, place.width(), place.height());
    Rectangle2D screen = DialogPlace.screenOf(wanted);
    double width = Math.min(Math.max(LEAST_WIDTH, place.width()), screen.getWidth());
    double height = Math.min(Math.max(LEAST_HEIGHT, place.height()), screen.getHeight());
    stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
    stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
    stage.setWidth(width);
    stage.setHeight(height);
    boolean isThere = place.isKnown() && wanted.intersects(screen);
    double x = isThere ? place.x() : screen.getMinX() + (screen.getWidth() - width) / 2;
    double y = isThere ? place.y() : screen.getMinY() + (screen.getHeight() - height) / 3;
    stage.setX(within(Math.rint(x), screen.getMinX(), screen.getMaxX() - width));
    stage.setY(within(Math.rint(y), screen.getMinY(), screen.getMaxY() - height));
    stage.setMaximized(place.maximized());
  }

  /** A window that would stick out of the screen is moved into it. */
  private static double within(double place, double first, double last) {
    return Math.max(first, Math.min(place, last));
  }

  /** Remembers everything as it is now. */
  void keep() {
    notePlace();
    file.flatMap(each -> each.save(current())).ifPresent(content.view.status()::say);
  }

  private void notePlace() {
    if (!stage.isMaximized() && !fillsScreen && stage.isShowing()) {
      lastPlace =
          new WindowPlace(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), false);
    }
  }

  private Settings current() {
    WindowPlace place =
        new WindowPlace(
            lastPlace.x(),
            lastPlace.y(),
            lastPlace.width(),
            lastPlace.height(),
            stage.isMaximized());
    Map<String, String> choices = new TreeMap<>();
    content.features.settings.forEach(each -> choices.put(each.id(), each.text()));
    return new Settings(
        choices,
        content.features.keys.tableProperty().get().stored(),
        place,
        content.view.tables().kept().map(LowerTab::id).orElse(""),
        content.view.arrangement().dividers().places(),
        List.copyOf(content.features.files.recent()),
        List.copyOf(content.features.cluster.recent()));
  }
}
