package dev.tripatch.ui.panes;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;

/** Answers of which one can be chosen, with the mouse and with the arrow keys. */
public final class RadioList<T> extends VBox {

  private final ToggleGroup group = new ToggleGroup();

  /**
   * A button for each answer.
   *
   * @param name its text
   * @param choose is told the answer that is chosen
   */
  public RadioList(List<T> answers, Function<T, String> name, Consumer<T> choose) {
    for (T each : answers) {
      RadioButton button = new RadioButton(name.apply(each));
      button.setUserData(each);
      button.setToggleGroup(group);
      button.setWrapText(true);
      getChildren().add(button);
    }
    // The arrow keys select a button without firing it.
    group
        .selectedToggleProperty()
        .subscribe(
            button -> {
              if (button != null) {
                choose.accept(answers.get(group.getToggles().indexOf(button)));
              }
            });
  }

  /** Shows an answer as chosen; does nothing if it is not among them. */
  public void choose(T answer) {
    group.getToggles().stream()
        .filter(button -> answer.equals(button.getUserData()))
        .forEach(group::selectToggle);
  }
}
