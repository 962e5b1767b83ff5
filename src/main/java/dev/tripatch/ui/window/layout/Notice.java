package dev.tripatch.ui.window.layout;

import dev.tripatch.json.Role;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A few lines below the bars that say something and offer what to do; nothing waits for them. */
public final class Notice extends HBox {

  /** With more lines, all but the first are a list. */
  private static final int MOST_LINES = 6;

  private final MainView view;
  private final Label label = Styles.wrapped("", "notice-words");
  private final VBox said = Styles.styled(new VBox(4), "notice-said");

  /** What it says goes to the next line where it is too long; many lines scroll. */
  public Notice(MainView view, String id, String words) {
    this.view = view;
    Styles.named(this, id, "notice");
    setAccessibleRole(AccessibleRole.PARENT);
    label.setId(id + "-words");
    label.setMinWidth(0);
    label.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(said, Priority.ALWAYS);
    getChildren().add(said);
    say(words);
  }

  /** Other words: after the first line a list, if they have many. */
  public void say(String words) {
    String visible = VisibleText.of(words);
    List<String> lines = visible.lines().toList();
    boolean isLong = lines.size() > MOST_LINES;
    label.setText(isLong ? lines.getFirst() : visible);
    said.getChildren().setAll(label);
    if (isLong) {
      said.getChildren().add(list(lines.subList(1, lines.size())));
    }
  }

  private ListView<String> list(List<String> lines) {
    ListView<String> list =
        Styles.named(
            new ListView<>(FXCollections.observableList(lines)), getId() + "-list", "notice-list");
    list.setAccessibleText(label.getText());
    return list;
  }

  /** Adds a button. */
  public Notice offering(String id, String text, Runnable action) {
    Button button = Styles.whole(Styles.named(new Button(text), id));
    button.setMnemonicParsing(false);
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
