package dev.tripatch.ui.feature.objects;

import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.theme.Hint;
import dev.tripatch.ui.window.action.Keys;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.beans.value.ObservableIntegerValue;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * All changes of all objects; below them what will be sent, and what can be decided about those
 * that are selected.
 */
final class ChangesTab extends BorderPane {

  static final String ID = "all-changes";
  static final String KEYS = "Shortcut+Shift+E";

  private final ChangesTable table;
  private final ObjectDecisions decisions;
  private final Label sent = new Label();
  private final Map<GroupDecision, Button> buttons = new EnumMap<>(GroupDecision.class);
  private final Map<GroupDecision, Hint> hints = new EnumMap<>(GroupDecision.class);
  private final Map<GroupDecision, MenuItem> items = new EnumMap<>(GroupDecision.class);

  ChangesTab(
      ObjectChanges changes,
      ObjectCommands objects,
      ObjectDecisions decisions,
      ObservableIntegerValue textSize,
      Keys keys) {
    this.decisions = decisions;
    table =
        new ChangesTable(
            changes, part -> objects.goTo(part.row(), part.group().change().path()), textSize);
    setCenter(table);
    setBottom(foot());
    keys.tableProperty().subscribe(now -> help(keys));
    table.getSelectionModel().selectedItemProperty().subscribe((before, now) -> offer());
    changes
        .linesProperty()
        .subscribe(
            now -> {
              sent.setText(changes.sent());
              offer();
            });
  }

  static LowerTab of(ObjectChanges changes, Supplier<ChangesTab> tab) {
    return LowerTab.of(
        ID,
        ObjectWords.ALL_CHANGES.text(),
        KEYS,
        changes.groupsProperty().map(List::size),
        tab::get);
  }

  private HBox foot() {
    sent.setId("will-be-sent");
    sent.setMinWidth(0);
    Region between = new Region();
    HBox.setHgrow(between, Priority.ALWAYS);
    HBox foot = new HBox(6, sent, between);
    foot.setAlignment(Pos.CENTER_LEFT);
    foot.getStyleClass().add("changes-foot");
    MenuButton more = new MenuButton(ObjectWords.MORE_DECISIONS.text());
    more.setId("changes-more");
    more.setPopupSide(Side.TOP);
    more.setMinWidth(Region.USE_PREF_SIZE);
    for (GroupDecision each : GroupDecision.values()) {
      if (each.isUsual()) {
        foot.getChildren().add(button(each));
      } else {
        more.getItems().add(item(each));
      }
    }
    foot.getChildren().add(more);
    return foot;
  }

  private MenuItem item(GroupDecision decision) {
    MenuItem item = new MenuItem();
    item.setMnemonicParsing(false);
    item.setOnAction(event -> decide(decision));
    items.put(decision, item);
    return item;
  }

  private Button button(GroupDecision decision) {
    Button button = new Button(decision.title());
    button.setId("changes-" + decision.action());
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> decide(decision));
    hints.put(decision, new Hint(button));
    buttons.put(decision, button);
    return button;
  }

  /** With the keys as they are now: a person may change them. */
  private void help(Keys keys) {
    hints.forEach(
        (decision, hint) -> hint.say(GroupDecision.with(keysOf(decision, keys), decision.help())));
    items.forEach(
        (decision, item) ->
            item.setText(GroupDecision.with(keysOf(decision, keys), decision.title())));
  }

  private static String keysOf(GroupDecision decision, Keys keys) {
    return keys.of(decision.action()).getDisplayText();
  }

  /** Decides about the selected changes. */
  void decide(GroupDecision decision) {
    if (!table.chosen().isEmpty()) {
      decisions.decide(decision, ObjectChanges.fields(table.chosen()));
    }
  }

  private void offer() {
    buttons.forEach((decision, button) -> button.setDisable(!isOffered(decision)));
    items.forEach((decision, item) -> item.setDisable(!isOffered(decision)));
  }

  /** Only what is undecided can be kept against live. */
  private boolean isOffered(GroupDecision decision) {
    boolean isAnyOpen = table.chosen().stream().anyMatch(line -> line.group().isUndecided());
    return !table.chosen().isEmpty() && (decision != GroupDecision.KEEP_LOCAL || isAnyOpen);
  }

  @Override
  public void requestFocus() {
    table.requestFocus();
  }
}
