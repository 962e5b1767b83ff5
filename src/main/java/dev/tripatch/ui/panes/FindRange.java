package dev.tripatch.ui.panes;

import dev.tripatch.ui.editor.Finder;
import dev.tripatch.ui.editor.line.Sought;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is searched: one pane, or several, in order. After the last find of a pane, the search
 * continues in the next pane that has any.
 */
final class FindRange {

  private final List<Place> places;
  private final int start;
  private final Consumer<Runnable> asOne;
  private Sought sought = Sought.NOTHING;
  private int at;

  /**
   * A pane that is searched.
   *
   * @param name what it is called in the count
   * @param finder searches in it
   * @param isWork whether it shows what people work on; all else is a fact or calculated
   * @param uncover brings it into view
   */
  record Place(String name, Finder finder, boolean isWork, Runnable uncover) {

    int count() {
      return finder.countProperty().get().count();
    }

    int current() {
      return finder.countProperty().get().current();
    }
  }

  /**
   * Searches in these panes, at least one, and begins in one of them.
   *
   * @param asOne runs edits of several panes as one step to undo
   */
  FindRange(List<Place> places, int start, Consumer<Runnable> asOne) {
    this.places = List.copyOf(places);
    this.start = start;
    this.asOne = asOne;
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

  /**
   * Puts a text in the place of the current find, where that may be replaced; else goes to the
   * next.
   *
   * @return what to say about it; empty if the find was replaced
   */
  Optional<String> replaceCurrent(String replacement) {
    if (isReplaceable(here())) {
      here().finder().replaceCurrent(replacement);
      return Optional.empty();
    }
    String left = PaneWords.LEFT_AS_IT_IS.text("here", here().name());
    goOn(1);
    return Optional.of(left);
  }

  /**
   * Puts a text in the place of every find that may be replaced. A search in all panes replaces
   * only in what people edit: facts are only changed by a search in their own pane.
   *
   * @return what to say about it
   */
  Optional<String> replaceAll(String replacement) {
    if (places.size() == 1) {
      here().finder().replaceAll(replacement);
      return Optional.empty();
    }
    List<Place> changed = withFinds(this::isReplaceable);
    List<Place> left = withFinds(place -> !isReplaceable(place));
    String says =
        Stream.of(
                changed.isEmpty()
                    ? ""
                    : PaneWords.REPLACED_IN.text("finds", finds(changed), "names", names(changed)),
                left.isEmpty()
                    ? ""
                    : PaneWords.LEFT_IN.text("finds", finds(left), "names", names(left)))
            .filter(each -> !each.isEmpty())
            .collect(Collectors.joining("; "));
    asOne.accept(() -> changed.forEach(place -> place.finder().replaceAll(replacement)));
    return Optional.of(says);
  }

  private boolean isReplaceable(Place place) {
    return place.finder().canReplace() && (places.size() == 1 || place.isWork());
  }

  private List<Place> withFinds(Predicate<Place> wanted) {
    return places.stream().filter(place -> place.count() > 0).filter(wanted).toList();
  }

  private static int finds(List<Place> places) {
    return places.stream().mapToInt(Place::count).sum();
  }

  private static String names(List<Place> places) {
    return places.stream().map(Place::name).collect(Collectors.joining(", "));
  }

  /** How many finds there are. */
  int count() {
    return finds(places);
  }

  /** Which find is the current one, of how many, and where: {@code 3 of 17, live}. */
  String says() {
    int before = finds(places.subList(0, at));
    int current = here().current() == 0 ? 0 : before + here().current();
    String where = places.size() > 1 && current > 0 ? ", " + here().name() : "";
    return count() == 0
        ? PaneWords.NOT_FOUND.text()
        : PaneWords.FIND_OF.text("current", current, "count", count(), "where", where);
  }
}
