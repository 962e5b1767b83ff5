package dev.tripatch.ui.app.content;

import dev.tripatch.decide.Fate;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.feature.compose.ComposeActions;
import dev.tripatch.ui.feature.conflicts.FixActions;
import dev.tripatch.ui.feature.conflicts.FixesViewModel;
import dev.tripatch.ui.feature.conflicts.HazardTab;
import dev.tripatch.ui.feature.conflicts.HazardWay;
import dev.tripatch.ui.feature.fields.DecideCommands;
import dev.tripatch.ui.feature.fields.FieldMenu;
import dev.tripatch.ui.feature.fields.LeaveOutCommands;
import dev.tripatch.ui.feature.fields.UndecidedLink;
import dev.tripatch.ui.feature.fields.WhyPanel;
import dev.tripatch.ui.feature.steps.StepCommands;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.layout.MainView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableView;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/** Decisions where the fields are: in panes, tables, Why and the status bar. */
final class DecideGestures {

  /** In a table letters type nothing, so one is enough. */
  private static final Map<KeyCode, Fate> LETTERS =
      Map.of(
          KeyCode.L, Fate.TAKE_LIVE,
          KeyCode.B, Fate.TAKE_LAST_APPLIED,
          KeyCode.K, Fate.KEEP_LOCAL,
          KeyCode.R, Fate.RESTORE,
          KeyCode.DELETE, Fate.GIVE_UP,
          KeyCode.BACK_SPACE, Fate.GIVE_UP);

  private final WindowModels models;
  private final MainView view;
  private final WhyPanel why;
  private final DecideCommands commands;
  private final FieldMenu fields;
  private final HazardWay hazards;
  private final Keys keys;
  private final ViewCommands views;
  private final ComposeActions actions;
  private final StepCommands steps;
  private final FixActions fixes;
  private final ContextMenu list = new ContextMenu();

  DecideGestures(
      WindowModels models,
      MainView view,
      WhyPanel why,
      DecideCommands commands,
      LeaveOutCommands leaving,
      ComposeActions actions,
      ViewCommands views,
      StepCommands steps,
      CommandQueue queue,
      Keys keys) {
    this.steps = steps;
    this.actions = actions;
    this.models = models;
    this.view = view;
    this.why = why;
    this.commands = commands;
    this.views = views;
    fields = new FieldMenu(commands, leaving, queue, this::chosen, view::focusAnnotation, keys);
    this.keys = keys;
    fixes =
        new FixActions(
            new FixesViewModel(
                models.documents(), models.comparison(), models.findings(), view.status()::say));
    hazards = new HazardWay(models.findings(), models.selection(), queue, view.status()::say);
    list.setId("decide-list");
    commands.setOnDecided(() -> queue.whenCompared(this::advance));
    leaving.setOnDecided(() -> queue.whenCompared(this::advance));
  }

  /** While something is compared nobody knows which conflict is the next one. */
  private void advance() {
    if (models.decisions().advancesProperty().get()) {
      views.goToNextConflict();
    }
  }

  ChangeMenu menu() {
    return new ChangeMenu(commands, fields, views, hazards, this::showList, keys);
  }

  /** Connects panes, tables and keys. */
  void install(ExtraKeys extra, Scene scene) {
    extra.withDecisions(fields, commands, hazards, this::showList).install(scene);
    for (Role pane : Role.values()) {
      connect(pane, view.panes().view(pane).editor());
    }
    new DecideLenses(models, view.panes(), commands, fields, this::showList);
    models
        .decisions()
        .tallyProperty()
        .subscribe(
            tally ->
                view.panes()
                    .all()
                    .forEach(pane -> pane.editor().showDecided(tally.decided().keySet())));
    connectTables();
    view.status().showFirst(new UndecidedLink(models.decisions(), views::goToNextConflict));
    why.setOnWayOut(way -> commands.decide(way.fate(), () -> List.of(way.path())));
  }

  /** Several rows of a table that has the keyboard, else the one selected field. */
  private List<FieldPath> chosen() {
    List<FieldPath> inTable = view.tables().chosenFields();
    List<FieldPath> selected = models.selection().getPath().stream().toList();
    return inTable.size() > 1 && inTable.containsAll(selected) ? inTable : selected;
  }

  private void connect(Role pane, PaneEditor editor) {
    ContextMenu menu = new ContextMenu();
    menu.getItems().add(copy(editor));
    menu.setOnShowing(
        event -> {
          menu.getItems().setAll(itemsIn(pane));
          menu.getItems().addAll(new SeparatorMenuItem(), copy(editor));
          menu.getItems().add(views.pictures().menu(pane));
        });
    editor.commands().setContextMenu(menu);
  }

  /** What can be mended at the caret, what can be decided, and what can be composed from there. */
  private List<MenuItem> itemsIn(Role pane) {
    return Stream.of(fixes.at(pane, caret(pane)), fieldItems(), actions.items(pane))
        .flatMap(List::stream)
        .toList();
  }

  private List<MenuItem> fieldItems() {
    List<MenuItem> items = new ArrayList<>(fields.items());
    items.add(items.size() - 1, steps.howDidThisGetHere(chosen()));
    return items;
  }

  private int caret(Role pane) {
    return view.panes().view(pane).editor().caret().offset();
  }

  /** The same in a table; in that of the hazards, what can be mended comes first. */
  private List<MenuItem> itemsInTable() {
    return Stream.concat(
            HazardTab.chosenIn(view.tables().content()).stream()
                .flatMap(it -> fixes.of(it).stream()),
            fieldItems().stream())
        .toList();
  }

  private static MenuItem copy(PaneEditor editor) {
    MenuItem copy = new MenuItem("Copy");
    copy.setMnemonicParsing(false);
    copy.setOnAction(event -> editor.commands().copy());
    return copy;
  }

  private void connectTables() {
    view.tables()
        .addEventHandler(
            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
            event -> {
              list.getItems().setAll(itemsInTable());
              list.getItems().addAll(new SeparatorMenuItem(), views.pictures().menu());
              list.show(view.tables(), event.getScreenX(), event.getScreenY());
            });
    view.tables().addEventFilter(MouseEvent.MOUSE_PRESSED, event -> list.hide());
    view.tables().addEventFilter(KeyEvent.KEY_PRESSED, this::pressedInTable);
  }

  private void pressedInTable(KeyEvent event) {
    Fate fate = LETTERS.get(event.getCode());
    boolean isPlain =
        !event.isShiftDown() && !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    if (!isPlain || !(event.getTarget() instanceof TableView)) {
      return;
    }
    if (fate != null) {
      event.consume();
      fields.decide(fate);
    } else if (event.getCode() == KeyCode.X) {
      event.consume();
      fields.leaveOut();
    }
  }

  /** At the selected row of a table that has the keyboard, else at the caret. */
  private void showList() {
    Node owner = view.getScene().getFocusOwner();
    if (owner instanceof TableView<?> || isHazardList(owner)) {
      list.getItems().setAll(itemsInTable());
      Bounds row = boundsOfSelection(owner);
      list.show(owner, row.getMinX() + 24, row.getMaxY());
    } else {
      PaneEditor editor = view.panes().activeView().editor();
      list.getItems().setAll(itemsIn(view.panes().activeView().pane()));
      Bounds caret =
          editor
              .caret()
              .boundsProperty()
              .getValue()
              .orElseGet(() -> editor.localToScreen(editor.getLayoutBounds()));
      list.show(editor, caret.getMinX(), caret.getMaxY());
    }
  }

  private static boolean isHazardList(@Nullable Node owner) {
    return owner instanceof ListView<?> list && "hazard-list".equals(list.getId());
  }

  private static Bounds boundsOfSelection(Node table) {
    return table.lookupAll(".indexed-cell").stream()
        .filter(
            row ->
                row.getPseudoClassStates().stream()
                    .anyMatch(it -> it.getPseudoClassName().equals("selected")))
        .findFirst()
        .map(row -> row.localToScreen(row.getLayoutBounds()))
        .orElseGet(() -> table.localToScreen(table.getLayoutBounds()));
  }
}
