package dev.tripatch.ui.feature.cluster;

import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import java.util.List;
import javafx.scene.layout.Region;

/** What can be done with a live object that moves while it is shown. */
public final class WatchCommands implements Feature {
  private final WindowContext window;
  private final WatchViewModel model;
  private final Action take;
  private final Action show;

  /** Watches what a cluster's live object shows. */
  public WatchCommands(WindowContext window, ClusterViewModel cluster, ClusterAccess access) {
    this.window = window;
    this.model = new WatchViewModel(window.models(), cluster, access, window.services().clock());
    this.take =
        Action.of("TAKE_NEWEST_LIVE", WatchWords.TAKE_NEWEST.text(), model::take)
            .when(model::canTake)
            .in("FILE", 0, 92)
            .in("CLUSTER", 3, 10);
    this.show =
        Action.of("SHOW_MOVED", WatchWords.SHOW_CHANGED.text(), model::showNext)
            .when(model::canShow)
            .in("FILE", 0, 94)
            .in("CLUSTER", 3, 20);
  }

  /**
   * The bar that says what changes.
   *
   * @param leave gives the keyboard to where people type
   */
  public Region bar(Runnable leave) {
    return new WatchBar(
        model,
        show,
        take,
        window.documents().secrets()::arePresent,
        window.services().clock(),
        leave);
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        take,
        show,
        Action.toggling("WATCH_LIVE", WatchWords.WATCH.text(), model.wantedProperty())
            .in("CLUSTER", 3, 30));
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.check(
            "watchLive",
            ClusterWords.SETTINGS.text(),
            WatchWords.SETTING.text(),
            model.wantedProperty()));
  }
}
