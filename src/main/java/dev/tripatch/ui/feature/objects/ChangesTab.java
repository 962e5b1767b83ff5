package dev.tripatch.ui.feature.objects;

import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.LowerTabs;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.action.Menus;
import dev.tripatch.ui.window.file.WindowContext;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;

/**
 * All changes of all objects; below them what will be sent, and what can be decided about those
 * that are selected.
 */
final class ChangesTab extends BorderPane {

  static final String ID = "all-changes";
  static final String KEYS = "Shortcut+Shift+E";

  private final ChangesTable table;
  private final Label sent = Styles.named(new Label(), "will-be-sent");
  private final Hint sentHint = new Hint(sent);

  /** A table, what will be sent, and buttons for what people do most. */
  ChangesTab(
      WindowContext window,
      ObjectChanges changes,
      ObjectCommands objects,
      List<Action> usual,
      Menus menus) {
    table =
        new ChangesTable(
            changes,
            window.selection(),
            part -> objects.goTo(part.row(), part.group().change().path()),
            window.textSize());
    setCenter(table);
    setBottom(foot(usual, menus));
    sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .subscribe(
            owner -> {
              if (LowerTabs.isWithin(owner, this)) {
                table.takeSubject();
              } else {
                window.selection().leaveList();
              }
            });
    sent.textProperty().bind(objects.model().totals().property().map(now -> now.sent().words()));
    sent.textProperty().subscribe(sentHint::say);
  }

  static LowerTab of(ObjectChanges changes, Supplier<ChangesTab> tab) {
    return LowerTab.of(
        ID,
        ObjectWords.ALL_CHANGES.text(),
        KEYS,
        changes.groupsProperty().map(List::size),
        tab::get);
  }

  private HBox foot(List<Action> usual, Menus menus) {
    sent.setMinWidth(0);
    HBox foot = new HBox(6, sent, Styles.space());
    foot.setAlignment(Pos.CENTER_LEFT);
    foot.getStyleClass().add("changes-foot");
    usual.forEach(action -> foot.getChildren().add(button(action, menus.keys())));
    MenuButton more = menus.button("FIELD", "changes-more");
    more.setText(ObjectWords.MORE_DECISIONS.text());
    more.setPopupSide(Side.TOP);
    foot.getChildren().add(more);
    return foot;
  }

  /** Its help names the keys that it has now: a person may change them. */
  private Button button(Action action, Keys keys) {
    Button button =
        Styles.whole(Styles.named(new Button(action.title()), "changes-" + action.id()));
    button.setOnAction(event -> action.run().run());
    button.disableProperty().bind(Bindings.isEmpty(table.getSelectionModel().getSelectedItems()));
    Hint hint = new Hint(button);
    String says = action.keys().map(ActionKeys::says).orElse(action.title());
    keys.tableProperty().subscribe(now -> hint.say(says + " (" + keys.wordsOf(action) + ")"));
    return button;
  }

  @Override
  public void requestFocus() {
    table.requestFocus();
  }
}
