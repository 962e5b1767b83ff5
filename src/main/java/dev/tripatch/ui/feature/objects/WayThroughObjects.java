package dev.tripatch.ui.feature.objects;

import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Stop;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.objects.Totals;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;

/**
 * The one way of work: from one undecided conflict, or from one change, to the next, in the order
 * of the documents. After the last of an object it continues in the next object of the list that
 * has any; at the end it says what is left, and where.
 */
public final class WayThroughObjects implements Feature {

  private final WindowContext window;
  private final CommandQueue queue;
  private final ObjectCommands objects;
  private final ObjectTallies tallies;
  private final BooleanProperty advances;
  private Optional<End> end = Optional.empty();
  private boolean isGoingOn;

  /** Where the way ended: whoever asks once more there starts over. */
  private record End(Stop stop, int direction, Optional<SelectionViewModel.Choice> at) {}

  /**
   * The way through these objects.
   *
   * @param advances whether a decision selects the next undecided conflict
   */
  public WayThroughObjects(
      WindowContext window,
      ObjectCommands objects,
      ObjectTallies tallies,
      BooleanProperty advances) {
    this.window = window;
    this.queue = window.queue();
    this.objects = objects;
    this.tallies = tallies;
    this.advances = advances;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        // On a Mac these two move by paragraphs with Option alone.
        Action.of("NEXT_CHANGE", ObjectWords.NEXT_CHANGE.text(), () -> go(Stop.CHANGE, 1))
            .in("CHANGE", 3, 20)
            .in("TABS", 0, 10)
            .in("STATUS", 0, 10)
            .keys(
                ActionKeys.of("F7", ObjectWords.NEXT_CHANGE_KEYS.text())
                    .first()
                    .alsoOr("Alt+Down", "Shortcut+Alt+Down")),
        Action.of("PREVIOUS_CHANGE", ObjectWords.PREVIOUS_CHANGE.text(), () -> go(Stop.CHANGE, -1))
            .in("CHANGE", 3, 30)
            .keys(
                ActionKeys.of("Shift+F7", ObjectWords.PREVIOUS_CHANGE_KEYS.text())
                    .first()
                    .alsoOr("Alt+Up", "Shortcut+Alt+Up")),
        Action.of("NEXT_CONFLICT", ObjectWords.NEXT_CONFLICT.text(), () -> go(Stop.CONFLICT, 1))
            .in("CHANGE", 3, 40)
            .in("OBJECTS", 2, 10)
            .in("TABS", 0, 20)
            .in("STATUS", 0, 20)
            .keys("Shortcut+Page Down", ObjectWords.NEXT_CONFLICT_KEYS.text())
            .first(),
        Action.of(
                "PREVIOUS_CONFLICT",
                ObjectWords.PREVIOUS_CONFLICT.text(),
                () -> go(Stop.CONFLICT, -1))
            .in("CHANGE", 3, 50)
            .keys("Shortcut+Page Up", ObjectWords.PREVIOUS_CONFLICT_KEYS.text())
            .first());
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.check(
            "advances",
            ObjectWords.CONFLICT_SETTINGS.text(),
            ObjectWords.ADVANCES.text(),
            advances));
  }

  /** Decides, and then goes on to the next undecided conflict whatever the person wants else. */
  public void goOnAfter(Runnable decide) {
    isGoingOn = true;
    try {
      decide.run();
    } finally {
      isGoingOn = false;
    }
  }

  /** What comes after a decision that is asked for now: goes on, if the person wants that. */
  public Runnable advancing() {
    boolean isWanted = isGoingOn;
    return () -> {
      if (isWanted || advances.get()) {
        goToAny();
      }
    };
  }

  /** Selects the next undecided conflict of all objects; after the last comes the first. */
  public void goToAny() {
    queue.move(
        () -> {
          if (window.selection().has(Stop.CONFLICT)) {
            window.selection().nextConflictFromAnywhere();
          } else {
            tallies
                .next(Stop.CONFLICT, 1)
                .or(() -> tallies.first(Stop.CONFLICT, 1))
                .ifPresentOrElse(row -> enter(row, Stop.CONFLICT, 1), () -> stay(Stop.CONFLICT, 1));
          }
        });
  }

  /** Goes on to the next other object that has problems; says whether there is one. */
  public boolean goToProblems(int direction) {
    Optional<ObjectRow> next =
        tallies.next(Stop.PROBLEM, direction).or(() -> tallies.first(Stop.PROBLEM, direction));
    next.ifPresent(row -> enter(row, Stop.PROBLEM, direction));
    return next.isPresent();
  }

  /** Selects the next stop in a direction, forth if it is positive. */
  private void go(Stop stop, int direction) {
    // Only an answer about the texts as they are says which there are.
    queue.move(() -> goOn(stop, direction));
  }

  private void goOn(Stop stop, int direction) {
    if (window.selection().has(stop, direction)) {
      window.selection().go(stop, direction);
      return;
    }
    boolean isAskedAgain = end.equals(Optional.of(new End(stop, direction, here())));
    tallies
        .next(stop, direction)
        .or(() -> isAskedAgain ? tallies.first(stop, direction) : Optional.empty())
        .ifPresentOrElse(row -> enter(row, stop, direction), () -> stay(stop, direction));
  }

  private Optional<SelectionViewModel.Choice> here() {
    return window.selection().choiceProperty().get();
  }

  /** The end of the list, or of the only object, which knows how it goes on. */
  private void stay(Stop stop, int direction) {
    Optional<ObjectRow> other = tallies.first(stop, direction);
    if (other.isEmpty()) {
      window.selection().go(stop, direction);
    } else {
      window.selection().end(stop, direction);
    }
    String notice = window.selection().noticeProperty().get();
    if (objects.model().isOpen() && !notice.isEmpty()) {
      window.say(notice + " " + left(stop, direction, other));
    }
    queue.lost();
    end = Optional.of(new End(stop, direction, here()));
  }

  /** That this is the end, what is left elsewhere, and how to get there. */
  private String left(Stop stop, int direction, Optional<ObjectRow> other) {
    Totals totals = objects.model().totals().get();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        totals.areAllDecided() && stop == Stop.CONFLICT
            ? ObjectWords.NOTHING_LEFT.text("count", totals.objects())
            : none(stop, direction > 0 ? "below" : "above"));
    if (totals.undecided() > 0) {
      sentences.add(ObjectWords.LEFT.text("undecided", totals.undecidedWords()));
    }
    long unsaved = objects.model().rows().stream().filter(ObjectRow::isModified).count();
    if (totals.areAllDecided() && unsaved > 0) {
      sentences.add(ObjectWords.LEFT_TO_SAVE.text("count", unsaved));
    }
    other.ifPresent(row -> sentences.add(ObjectWords.ONCE_MORE.text("row", row.name())));
    return String.join(" ", sentences);
  }

  private String none(Stop stop, String where) {
    Totals totals = objects.model().totals().get();
    return (stop == Stop.CONFLICT ? ObjectWords.NO_OBJECT_UNDECIDED : ObjectWords.NO_OBJECT_CHANGES)
        .text("left", totals.objects() - totals.compared(), "where", where);
  }

  private void enter(ObjectRow row, Stop stop, int direction) {
    objects.open(row);
    if (objects.model().isShownSoon(row)) {
      queue.move(() -> entered(row, stop, direction));
    } else {
      queue.lost();
    }
  }

  private boolean isShown(ObjectRow row) {
    ObjectsViewModel model = objects.model();
    return model.currentProperty().get().equals(Optional.of(row));
  }

  /** What was decided there before may leave nothing to stop at. */
  private void entered(ObjectRow row, Stop stop, int direction) {
    if (!isShown(row)) {
      queue.lost();
      return;
    }
    window.selection().clear();
    if (stop != Stop.PROBLEM) {
      if (!window.selection().has(stop)) {
        goOn(stop, direction);
        return;
      }
      window.selection().go(stop, direction);
    }
    window.say(ObjectWords.WENT_ON.text("row", row.name(), "detail", row.detail()));
  }
}
