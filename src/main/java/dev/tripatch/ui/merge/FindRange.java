package dev.tripatch.ui.merge;

import dev.tripatch.ui.editor.Finder;
import dev.tripatch.ui.editor.line.Sought;
import java.util.List;

/**
 * What is searched: one pane, or several, in order. Who goes on behind the last find of a pane
 * comes to the first one of the next pane that has any.
 */
final class FindRange {

  private final List<Place> places;
  private final int start;
  private Sought sought = Sought.NOTHING;
  private int at;

  /**
   * A pane that is searched.
   *
   * @param name what it is called in the count
   * @param finder searches in it
   * @param uncover brings it into view
   */
  record Place(String name, Finder finder, Runnable uncover) {

    int count() {
      return finder.countProperty().get().count();
    }

    int current() {
      return finder.countProperty().get().current();
    }
  }

  /** Searches in these panes, at least one, and begins in one of them. */
  FindRange(List<Place> places, int start) {
    this.places = List.copyOf(places);
    this.start = start;
    this.at = start;
  }

  /** The next search begins in the pane where the first one began. */
  void begin() {
    at = start;
  }

  private Place here() {
    return places.get(at);
  }

  /** The panes. */
  List<Place> places() {
    return places;
  }

  /** Searches; goes to the first find from the caret on. */
  void find(Sought wanted) {
    sought = wanted;
    places.forEach(place -> place.finder().find(wanted));
    if (here().count() > 0) {
      here().finder().goToFirst();
    } else {
      goToNextPane(1);
    }
  }

  /** Takes all marks away. */
  void clear() {
    places.forEach(place -> place.finder().find(Sought.NOTHING));
  }

  /** Goes to the next find, or the one before if negative; round the end. */
  void goOn(int by) {
    int next = here().current() + by;
    boolean isHere = here().current() > 0 && next >= 1 && next <= here().count();
    if (isHere || places.size() == 1) {
      here().finder().goOn(by);
    } else {
      goToNextPane(by);
    }
  }

  private void goToNextPane(int by) {
    for (int steps = 1; steps <= places.size(); steps++) {
      int next = Math.floorMod(at + by * steps, places.size());
      if (places.get(next).count() > 0) {
        here().finder().find(sought);
        at = next;
        here().uncover().run();
        here().finder().goToEnd(by);
        return;
      }
    }
  }

  /** Puts a text in the place of the find that was gone to, where that can be edited. */
  void replaceCurrent(String replacement) {
    here().finder().replaceCurrent(replacement);
  }

  /** Puts a text in the place of every find in the panes that can be edited. */
  void replaceAll(String replacement) {
    places.forEach(place -> place.finder().replaceAll(replacement));
  }

  /** How many finds there are. */
  int count() {
    return places.stream().mapToInt(Place::count).sum();
  }

  /** Which find was gone to, of how many, and where: {@code 3 of 17, live}. */
  String says() {
    int before = places.subList(0, at).stream().mapToInt(Place::count).sum();
    int current = here().current() == 0 ? 0 : before + here().current();
    String where = places.size() > 1 && current > 0 ? ", " + here().name() : "";
    return count() == 0 ? "not found" : current + " of " + count() + where;
  }
}
