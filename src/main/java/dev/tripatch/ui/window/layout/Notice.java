package dev.tripatch.ui.window.layout;

import dev.tripatch.json.Role;
import dev.tripatch.prose.VisibleText;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** A few lines below the bars that say something and offer what to do; nothing waits for them. */
public final class Notice extends HBox {

  private final MainView view;

  /** What it says goes to the next line where it is too long. */
  public Notice(MainView view, String id, String words) {
    this.view = view;
    setId(id);
    getStyleClass().add("notice");
    setAccessibleRole(AccessibleRole.PARENT);
    Label label = new Label(VisibleText.of(words));
    label.setId(id + "-words");
    label.setWrapText(true);
    label.setMinWidth(0);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(label, Priority.ALWAYS);
    getChildren().add(label);
  }

  /** Adds a button. */
  public Notice offering(String id, String text, Runnable action) {
    Button button = new Button(text);
    button.setId(id);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> action.run());
    getChildren().add(button);
    return this;
  }

  /** Adds a button that takes the notice away. */
  public Notice offeringClose(String id) {
    return offering(id, LayoutWords.CLOSE.text(), this::close);
  }

  /** Puts it below the bars. */
  public void show() {
    view.addNotice(this);
  }

  /** Takes it away; the keyboard goes back to where people type. */
  public void close() {
    boolean hadKeyboard = isFocusWithin();
    view.removeNotice(this);
    if (hadKeyboard) {
      view.panes().focus(Role.LOCAL);
    }
  }
}
