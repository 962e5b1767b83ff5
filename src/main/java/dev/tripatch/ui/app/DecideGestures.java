package dev.tripatch.ui.app;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.feature.compose.ComposeActions;
import dev.tripatch.ui.feature.fields.FieldMenu;
import dev.tripatch.ui.feature.fields.FixActions;
import dev.tripatch.ui.feature.fields.FixesViewModel;
import dev.tripatch.ui.feature.fields.UndecidedLink;
import dev.tripatch.ui.feature.objects.WayThroughObjects;
import dev.tripatch.ui.feature.problems.ProblemTab;
import dev.tripatch.ui.feature.share.PictureCommands;
import dev.tripatch.ui.window.EditCommands;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Menus;
import dev.tripatch.ui.window.layout.MainView;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/** Decisions where the fields are: in panes, tables, Why and the status bar. */
final class DecideGestures {

  private final WindowModels models;
  private final MainView view;
  private final FieldMenu fields;
  private final WayThroughObjects way;
  private final ComposeActions composing;
  private final PictureCommands pictures;
  private final FixActions fixes;
  private final Menus menus;
  private final ContextMenu list = new ContextMenu();

  DecideGestures(
      WindowModels models,
      MainView view,
      FieldMenu fields,
      WayThroughObjects way,
      ComposeActions composing,
      PictureCommands pictures,
      Menus menus) {
    this.models = models;
    this.view = view;
    this.fields = fields;
    this.way = way;
    this.composing = composing;
    this.pictures = pictures;
    fixes = new FixActions(new FixesViewModel(models.context, models.findings, view.status()::say));
    this.menus = menus;
    list.setId("decide-list");
    install();
  }

  /** Offers what can be done where the field is. */
  static Action showing(Runnable show) {
    return Action.of("DECIDE", AppWords.DECIDE.text(), show)
        .in("CHANGE", 3, 10)
        .keys(
            ActionKeys.of("Alt+Enter", "Ctrl+Enter", AppWords.DECIDE_KEYS.text())
                .first()
                .also("Shortcut+Period"));
  }

  private void install() {
    for (Role pane : Role.values()) {
      connect(pane, view.panes().view(pane).editor());
    }
    new DecideSigns(models, view.panes(), fields, menus.keys());
    connectTables();
    view.status().showFirst(new UndecidedLink(models.decisions, way::goToAny));
  }

  private void connect(Role pane, PaneEditor editor) {
    ContextMenu menu = new ContextMenu();
    Action copy = EditCommands.copy(editor.commands()::copy).in("FIELD", 4, 10);
    List<Entry> always =
        Stream.concat(
                Stream.of(copy),
                pictures.of(() -> view.panes().view(pane), "FIELD", 4, 20).stream())
            .toList();
    menu.getItems().setAll(menus.at("FIELD", always));
    menu.setOnShowing(
        event ->
            menu.getItems()
                .setAll(menus.at("FIELD", Stream.concat(in(pane), always.stream()).toList())));
    editor.commands().setContextMenu(menu);
  }

  /** What can be mended at the caret, and what can be composed from there. */
  private Stream<Action> in(Role pane) {
    int caret = view.panes().view(pane).editor().caret().offset();
    return Stream.concat(fixes.at(pane, caret).stream(), composing.in(pane).stream());
  }

  /** In the list of problems, what can be mended. */
  private Stream<Action> inTable() {
    return ProblemTab.chosenIn(view.tables().content()).stream()
        .flatMap(it -> fixes.of(it).stream());
  }

  /** A letter decides in a table; with Shift it goes on to the next undecided conflict, too. */
  private void connectTables() {
    List<Entry> always = pictures.of(view.panes()::activeView, "FIELD", 4, 20);
    view.tables()
        .addEventHandler(
            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
            event -> {
              list.getItems()
                  .setAll(menus.at("FIELD", Stream.concat(inTable(), always.stream()).toList()));
              list.show(view.tables(), event.getScreenX(), event.getScreenY());
            });
    view.tables().addEventFilter(MouseEvent.MOUSE_PRESSED, event -> list.hide());
    view.tables()
        .addEventFilter(
            KeyEvent.KEY_PRESSED,
            event ->
                menus
                    .keys()
                    .inTable(event)
                    .filter(action -> event.getTarget() instanceof TableView)
                    .ifPresent(
                        action -> {
                          event.consume();
                          if (event.isShiftDown()) {
                            way.goOnAfter(action.run());
                          } else {
                            action.run().run();
                          }
                        }));
  }

  /** At the selected row of a table that has the keyboard, else at the caret. */
  void showList() {
    Node owner = view.getScene().getFocusOwner();
    if (owner instanceof TableView<?> || isProblemList(owner)) {
      list.getItems().setAll(menus.at("FIELD", inTable().toList()));
      Bounds row = boundsOfSelection(owner);
      if (isListOfUse()) {
        list.show(owner, row.getMinX() + 24, row.getMaxY());
      }
    } else {
      PaneEditor editor = view.panes().activeView().editor();
      list.getItems().setAll(menus.at("FIELD", in(view.panes().activeView().pane()).toList()));
      Bounds caret =
          editor
              .caret()
              .boundsProperty()
              .getValue()
              .orElseGet(() -> editor.localToScreen(editor.getLayoutBounds()));
      if (isListOfUse()) {
        list.show(editor, caret.getMinX(), caret.getMaxY());
      }
    }
  }

  /** Where nothing can be done, that is said, and why. */
  private boolean isListOfUse() {
    Optional<Hazard> hazard = ProblemTab.chosenIn(view.tables().content());
    if (list.getItems().isEmpty()) {
      view.status()
          .say(
              hazard
                  .filter(it -> isProblemList(view.getScene().getFocusOwner()))
                  .map(FixActions::whyNone)
                  .orElseGet(AppWords.NOTHING_TO_DO::text));
    }
    return !list.getItems().isEmpty();
  }

  private static boolean isProblemList(@Nullable Node owner) {
    return owner instanceof ListView<?> list && "problem-list".equals(list.getId());
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
