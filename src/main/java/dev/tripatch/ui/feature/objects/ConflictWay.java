package dev.tripatch.ui.feature.objects;

import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;

/**
 * The way from one undecided conflict to the next. After the last of an object it continues in the
 * next object of the list that has any.
 */
public final class ConflictWay implements Feature {

  private final ObjectCommands objects;
  private final ObjectTallies tallies;
  private final SelectionViewModel selection;
  private final BooleanProperty advances;
  private final CommandQueue queue;
  private final Consumer<String> say;

  /**
   * The way through these objects.
   *
   * @param advances whether a decision selects the next undecided conflict
   * @param say says which object it continued in
   */
  public ConflictWay(
      ObjectCommands objects,
      ObjectTallies tallies,
      SelectionViewModel selection,
      BooleanProperty advances,
      CommandQueue queue,
      Consumer<String> say) {
    this.objects = objects;
    this.tallies = tallies;
    this.selection = selection;
    this.advances = advances;
    this.queue = queue;
    this.say = say;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("NEXT_CONFLICT", ObjectWords.NEXT_CONFLICT.text(), () -> go(1))
            .in("CHANGE", 3, 40)
            .in("OBJECTS", 2, 10)
            .in("TABS", 0, 20)
            .in("STATUS", 0, 20)
            .keys("Shortcut+Page Down", ObjectWords.NEXT_CONFLICT_KEYS.text())
            .first(),
        Action.of("PREVIOUS_CONFLICT", ObjectWords.PREVIOUS_CONFLICT.text(), () -> go(-1))
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

  /**
   * Goes on after a decision, if the person wants that. While something is compared nobody knows
   * which conflict is the next one.
   */
  public void advance() {
    queue.whenCompared(
        () -> {
          if (advances.get()) {
            goToAny();
          }
        });
  }

  /** Selects the next undecided conflict; after the last comes the first. */
  public void goToAny() {
    queue.whenCompared(
        () -> {
          if (selection.hasConflict()) {
            selection.nextConflictFromAnywhere();
          } else {
            go(1);
          }
        });
  }

  /** Selects the next conflict in a direction, forth if it is positive. */
  private void go(int direction) {
    // Only an answer about the texts as they are says which conflicts there are.
    queue.whenCompared(() -> goOn(direction));
  }

  private void goOn(int direction) {
    if (selection.hasConflict(direction)) {
      step(direction);
      return;
    }
    tallies.next(direction).ifPresentOrElse(row -> enter(row, direction), () -> stay(direction));
  }

  /** The end of the list; the way within the object says how it goes on. */
  private void stay(int direction) {
    step(direction);
    String notice = selection.noticeProperty().get();
    if (objects.model().isOpen() && !notice.isEmpty()) {
      say.accept(notice + " " + left(direction > 0 ? "below" : "above"));
    }
  }

  /** That this is the end, and what is left elsewhere. */
  private String left(String where) {
    String end =
        objects.model().survey().isComplete()
            ? ObjectWords.NO_OBJECT_UNDECIDED.text("where", where)
            : ObjectWords.NO_COMPARED_OBJECT_UNDECIDED.text("where", where);
    return tallies
        .next(1)
        .or(() -> tallies.next(-1))
        .map(row -> end + " " + leftNear(row))
        .orElse(end);
  }

  private String leftNear(ObjectRow row) {
    return ObjectWords.LEFT_ELSEWHERE.text(
        "undecided", objects.model().undecidedProperty().get(), "nearest", row.name());
  }

  private void step(int direction) {
    if (direction > 0) {
      selection.nextConflict();
    } else {
      selection.previousConflict();
    }
  }

  private void enter(ObjectRow row, int direction) {
    objects.open(row);
    if (objects.model().isShownSoon(row)) {
      queue.whenCompared(() -> entered(row, direction));
    }
  }

  private boolean isShown(ObjectRow row) {
    ObjectsViewModel model = objects.model();
    return model.currentProperty().get().equals(Optional.of(row));
  }

  /** What was decided there before may leave nothing to stop at. */
  private void entered(ObjectRow row, int direction) {
    if (!isShown(row)) {
      return;
    }
    selection.clear();
    if (!selection.hasConflict()) {
      goOn(direction);
      return;
    }
    step(direction);
    say.accept(ObjectWords.WENT_ON.text("row", row.name(), "detail", row.detail()));
  }
}
