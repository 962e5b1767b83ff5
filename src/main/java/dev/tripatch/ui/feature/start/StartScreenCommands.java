package dev.tripatch.ui.feature.start;

import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.file.DropTarget;
import dev.tripatch.ui.window.layout.MainView;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.layout.Region;

/** The start screen covers the panes until something is open. */
public final class StartScreenCommands implements Feature {

  private final MainView view;
  private final ObservableBooleanValue isNothingOpen;
  private final Consumer<StartDocuments> open;
  private final Function<Region, DropTarget> drops;
  private final ObservableIntegerValue textSize;
  private final Supplier<Actions> actions;
  private final Supplier<Keys> keys;
  private Optional<StartScreen> screen = Optional.empty();
  private boolean isWanted;

  /**
   * A start screen that is not shown yet.
   *
   * @param isNothingOpen whether all panes are empty
   * @param open shows other documents in place of those that are open, if the person lets it
   * @param drops what takes files and texts that are dropped or pasted on a part of the window
   * @param actions asked when it is shown, as are {@code keys}
   */
  public StartScreenCommands(
      MainView view,
      ObservableBooleanValue isNothingOpen,
      Consumer<StartDocuments> open,
      Function<Region, DropTarget> drops,
      ObservableIntegerValue textSize,
      Supplier<Actions> actions,
      Supplier<Keys> keys) {
    this.view = view;
    this.isNothingOpen = isNothingOpen;
    this.open = open;
    this.drops = drops;
    this.textSize = textSize;
    this.actions = actions;
    this.keys = keys;
    isNothingOpen.subscribe((before, isNothing) -> leaveUnless(isNothing));
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of(
                StartScreen.EXAMPLE,
                StartScreenWords.OPEN_EXAMPLE.text(),
                () -> open.accept(StartDocuments.example()))
            .in("HELP", 0, 6)
            .opening());
  }

  /** Covers the empty panes; does nothing if there is something in them. */
  public void show() {
    if (!isNothingOpen.get() || view.isCovered()) {
      return;
    }
    isWanted = true;
    StartScreen shown =
        new StartScreen(
            actions.get(), keys.get(), textSize, view.status().messageProperty(), this::dismiss);
    DropTarget target = drops.apply(shown);
    target.install();
    shown.onPaste(target::open);
    screen = Optional.of(shown);
    view.openRoomBelowNotices(shown, shown.parts());
    shown.focusFirst();
  }

  /** Shows it again after what covered or replaced it, unless the person has left it. */
  public void comeBack() {
    if (isWanted) {
      show();
    }
  }

  /** Whether it covers the panes. */
  public boolean isShown() {
    return screen.filter(view::isCoveredBy).isPresent();
  }

  private void dismiss() {
    isWanted = false;
    leaveUnless(false);
  }

  private void leaveUnless(boolean isNothing) {
    if (!isNothing && isShown()) {
      view.closeRoom();
      view.panes().focus(view.panes().activeProperty().get());
    }
  }
}
