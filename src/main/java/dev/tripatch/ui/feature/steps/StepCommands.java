package dev.tripatch.ui.feature.steps;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.keys.Shortcut;
import dev.tripatch.ui.window.layout.MainView;
import java.util.List;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;

/** The bar that goes through the steps, and its menu entries. */
public final class StepCommands {

  private final StepperViewModel stepper;
  private final MainView view;
  private final Keys keys;

  /** Shows the bar over the panes while the steps are gone through. */
  public StepCommands(StepperViewModel stepper, MainView view, Keys keys) {
    this.stepper = stepper;
    this.view = view;
    this.keys = keys;
    StepBar bar = new StepBar(stepper);
    stepper.onProperty().subscribe((before, isOn) -> show(bar, isOn));
  }

  private void show(StepBar bar, boolean isOn) {
    if (isOn) {
      view.addNotice(bar);
      bar.focusSlider();
    } else {
      boolean hadKeyboard = bar.isFocusWithin();
      view.removeNotice(bar);
      if (hadKeyboard) {
        view.panes().focus(view.panes().activeProperty().get());
      }
    }
  }

  /** The menu of the steps. */
  public Menu menu() {
    CheckMenuItem steps = new CheckMenuItem("Go Through the Steps");
    steps.setId("steps");
    keys.give(steps, Shortcut.STEPS);
    steps.selectedProperty().bindBidirectional(stepper.onProperty());
    return new Menu(
        "Steps",
        null,
        steps,
        item("Next Step", Shortcut.NEXT_STEP, this::next),
        item("Previous Step", Shortcut.PREVIOUS_STEP, this::previous));
  }

  /** The next step; the first one if nobody goes through them yet. */
  public void next() {
    if (stepper.onProperty().get()) {
      stepper.next();
    } else {
      stepper.onProperty().set(true);
    }
  }

  /** The previous step, if somebody goes through them. */
  public void previous() {
    stepper.previous();
  }

  /** The entry of a field's menu that goes through its steps only. */
  public MenuItem howDidThisGetHere(List<FieldPath> fields) {
    MenuItem item = new MenuItem("How Did This Get Here?");
    item.setId("steps-of-field");
    item.setMnemonicParsing(false);
    item.setDisable(fields.size() != 1);
    item.setOnAction(event -> stepper.openFor(fields.getFirst()));
    return item;
  }

  private MenuItem item(String title, Shortcut shortcut, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    keys.give(item, shortcut);
    return item;
  }
}
