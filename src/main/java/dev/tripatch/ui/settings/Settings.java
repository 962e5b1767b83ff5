package dev.tripatch.ui.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What the program remembers from one start to the next.
 *
 * @param choices what is chosen for each {@link Setting}, as text by its id
 * @param keys the keys of actions that are not as at first, by the names of both
 * @param window where the window is
 * @param table which tab below the panes is chosen; empty as at first
 * @param dividers where the dividers between panes are, each from 0 to 1; empty as at first
 * @param recentFiles absolute paths of files opened last, the latest first
 * @param recentObjects objects of clusters opened last, the latest first
 */
public record Settings(
    Map<String, String> choices,
    Map<String, String> keys,
    WindowPlace window,
    String table,
    List<Double> dividers,
    List<String> recentFiles,
    List<String> recentObjects) {

  private static final int MOST_RECENT_FILES = 12;
  private static final int MOST_RECENT_OBJECTS = 10;

  /** The settings of a first start. */
  public static final Settings FIRST =
      new Settings(Map.of(), Map.of(), WindowPlace.UNKNOWN, "", List.of(), List.of(), List.of());

  /**
   * Where a window is.
   *
   * @param x its left edge; negative infinity leaves it to the system
   * @param y its top edge
   * @param width its width
   * @param height its height
   * @param maximized whether it fills the screen
   */
  public record WindowPlace(double x, double y, double width, double height, boolean maximized) {

    /** Anywhere, in a size that suits most screens. */
    public static final WindowPlace UNKNOWN =
        new WindowPlace(Double.NEGATIVE_INFINITY, 0, 1360, 860, false);

    /** Whether it says where the window is, and not only how large. */
    public boolean isKnown() {
      return Double.isFinite(x) && Double.isFinite(y);
    }
  }

  /** The recent files after one more was opened. */
  public static List<String> withRecent(List<String> recent, String file) {
    return latestFirst(recent, file, MOST_RECENT_FILES);
  }

  /** The recent objects of clusters after one more was opened. */
  public static List<String> withRecentObject(List<String> recent, String object) {
    return latestFirst(recent, object, MOST_RECENT_OBJECTS);
  }

  private static List<String> latestFirst(List<String> recent, String latest, int most) {
    List<String> all = new ArrayList<>(recent);
    all.remove(latest);
    all.addFirst(latest);
    return List.copyOf(all.subList(0, Math.min(all.size(), most)));
  }
}
