package dev.tripatch.ui.feature.objects;

import dev.tripatch.decide.Fate;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.theme.Hint;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.value.ObservableIntegerValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
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

  /** The decisions, with the letter of each, as in the tables of one object. */
  private static final Map<Fate, KeyCode> FATES =
      new EnumMap<>(
          Map.of(
              Fate.TAKE_LIVE, KeyCode.L,
              Fate.TAKE_LAST_APPLIED, KeyCode.B,
              Fate.KEEP_LOCAL, KeyCode.K));

  private final ChangesTable table;
  private final ObjectDecisions decisions;
  private final Label sent = new Label();
  private final Map<Fate, Button> buttons = new EnumMap<>(Fate.class);

  private ChangesTab(
      ObjectChanges changes,
      ObjectCommands objects,
      ObjectDecisions decisions,
      ObservableIntegerValue textSize) {
    this.decisions = decisions;
    table =
        new ChangesTable(
            changes, part -> objects.goTo(part.row(), part.group().change().path()), textSize);
    setCenter(table);
    setBottom(foot());
    table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    table.getSelectionModel().selectedItemProperty().subscribe((before, now) -> offer());
    changes
        .linesProperty()
        .subscribe(
            now -> {
              sent.setText(changes.sent());
              offer();
            });
  }

  static LowerTab of(
      ObjectChanges changes,
      ObjectCommands objects,
      ObjectDecisions decisions,
      ObservableIntegerValue textSize) {
    return LowerTab.of(
        ID,
        ObjectWords.ALL_CHANGES.text(),
        KEYS,
        changes.groupsProperty().map(List::size),
        () -> new ChangesTab(changes, objects, decisions, textSize));
  }

  private HBox foot() {
    sent.setId("will-be-sent");
    sent.setMinWidth(0);
    Region between = new Region();
    HBox.setHgrow(between, Priority.ALWAYS);
    HBox foot = new HBox(6, sent, between);
    foot.setAlignment(Pos.CENTER_LEFT);
    foot.getStyleClass().add("changes-foot");
    FATES.keySet().forEach(fate -> foot.getChildren().add(button(fate)));
    return foot;
  }

  private Button button(Fate fate) {
    Button button = new Button(fate.title());
    button.setId("changes-" + fate.name());
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> decide(fate));
    Hint.on(button, help(fate));
    buttons.put(fate, button);
    return button;
  }

  private static String help(Fate fate) {
    return switch (fate) {
      case TAKE_LIVE -> ObjectWords.TAKE_LIVE_HELP.text();
      case TAKE_LAST_APPLIED -> ObjectWords.TAKE_LAST_APPLIED_HELP.text();
      case KEEP_LOCAL -> ObjectWords.KEEP_LOCAL_HELP.text();
      case KEEP_BOTH, GIVE_UP, RESTORE -> "";
    };
  }

  private void decide(Fate fate) {
    decisions.decide(fate, ObjectChanges.fields(table.chosen()));
  }

  private void pressed(KeyEvent event) {
    boolean isPlain = !event.isShortcutDown() && !event.isShiftDown() && !event.isAltDown();
    FATES.forEach(
        (fate, code) -> {
          if (isPlain && event.getCode() == code && !table.chosen().isEmpty()) {
            event.consume();
            decide(fate);
          }
        });
  }

  private void offer() {
    boolean isNone = table.chosen().isEmpty();
    boolean isAnyOpen = table.chosen().stream().anyMatch(line -> line.group().isUndecided());
    buttons.forEach(
        (fate, button) -> button.setDisable(isNone || fate == Fate.KEEP_LOCAL && !isAnyOpen));
  }

  @Override
  public void requestFocus() {
    table.requestFocus();
  }
}
