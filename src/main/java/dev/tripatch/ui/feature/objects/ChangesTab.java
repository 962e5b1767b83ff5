package dev.tripatch.ui.feature.objects;

import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.theme.Hint;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.action.Menus;
import java.util.Arrays;
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
  private static final String MORE = "CHANGES";

  private final ChangesTable table;
  private final ObjectDecisions decisions;
  private final Label sent = new Label();
  private final Hint sentHint = new Hint(sent);
  private final Map<GroupDecision, Button> buttons = new EnumMap<>(GroupDecision.class);
  private final Map<GroupDecision, Hint> hints = new EnumMap<>(GroupDecision.class);
  private final Keys keys;
  private final Menus menus;

  ChangesTab(
      ObjectChanges changes,
      ObjectCommands objects,
      ObjectDecisions decisions,
      ObservableIntegerValue textSize,
      Keys keys,
      Menus menus) {
    this.decisions = decisions;
    this.keys = keys;
    this.menus = menus;
    table =
        new ChangesTable(
            changes, part -> objects.goTo(part.row(), part.group().change().path()), textSize);
    setCenter(table);
    setBottom(foot());
    keys.tableProperty().subscribe(now -> help());
    table.getSelectionModel().selectedItemProperty().subscribe((before, now) -> offer());
    changes
        .linesProperty()
        .subscribe(
            now -> {
              sent.setText(changes.sent());
              sentHint.say(changes.sent());
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
    Arrays.stream(GroupDecision.values())
        .filter(GroupDecision::isUsual)
        .forEach(each -> foot.getChildren().add(button(each)));
    foot.getChildren().add(more());
    return foot;
  }

  private MenuButton more() {
    MenuButton more = new MenuButton(ObjectWords.MORE_DECISIONS.text());
    more.setId("changes-more");
    more.setPopupSide(Side.TOP);
    more.setMinWidth(Region.USE_PREF_SIZE);
    more.getItems().setAll(menus.at(MORE, unusual()));
    more.setOnShowing(event -> more.getItems().setAll(menus.at(MORE, unusual())));
    return more;
  }

  private List<Action> unusual() {
    return Arrays.stream(GroupDecision.values())
        .filter(each -> !each.isUsual())
        .map(
            each ->
                Action.of(
                        MORE + "_" + each,
                        GroupDecision.with(keysOf(each), each.title()),
                        () -> decide(each))
                    .when(() -> isOffered(each))
                    .in(MORE, 0, 0))
        .toList();
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
  private void help() {
    hints.forEach(
        (decision, hint) -> hint.say(GroupDecision.with(keysOf(decision), decision.help())));
  }

  private String keysOf(GroupDecision decision) {
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
