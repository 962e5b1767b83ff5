package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.Role;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.RowMark;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Menus;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.Totals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.DataFormat;

/** The list of many objects at the side, and the context menus of list, tabs and status bar. */
public final class ObjectsSide {

  private final Menus menus;
  private final MainView view;
  private final ObjectCommands objects;
  private final Runnable next;
  private final ObjectDecisions decisions;
  private final LowerTab changes;
  private final ObjectLooks looks;
  private final ContextMenu menu = new ContextMenu();

  /**
   * Shows the list as soon as there is something in it.
   *
   * @param next goes to the next undecided conflict
   * @param decisions decides in many objects together
   * @param changes the tab with all changes of all objects
   */
  public ObjectsSide(
      ObjectCommands objects,
      Runnable next,
      ObjectDecisions decisions,
      LowerTab changes,
      MainView view,
      Menus menus,
      ObjectLooks looks) {
    this.objects = objects;
    this.next = next;
    this.decisions = decisions;
    this.changes = changes;
    this.view = view;
    this.menus = menus;
    this.looks = looks;
    view.status()
        .setOnContextMenuRequested(event -> show(event, view.status(), menus.at("STATUS")));
    Node tabs = view.tables().getTop();
    tabs.setOnContextMenuRequested(event -> show(event, tabs, menus.at("TABS")));
    objects.model().sourcesProperty().subscribe(this::showObjects);
  }

  private void showObjects() {
    if (objects.model().isOpen() && view.getLeft() == null) {
      view.status().showFirst(undecided());
      view.tables().add(changes);
      view.showBeside(
          new ObjectsBar(
              objects,
              decisions,
              () -> view.panes().focus(Role.LOCAL),
              (row, event) -> show(event, view.getLeft(), menus.at("OBJECTS", ofList(row))),
              looks));
    }
  }

  /** How many conflicts are undecided in all objects; a click goes to the next one. */
  private Hyperlink undecided() {
    Hyperlink link = Styles.named(new Hyperlink(), "all-undecided", "undecided-link");
    link.setMinWidth(0);
    Styles.showWhile(link, link.textProperty().isNotEmpty());
    link.textProperty().bind(objects.model().totals().property().map(Totals::undecidedWords));
    Hint whole = new Hint(link);
    link.textProperty().subscribe(whole::say);
    link.setOnAction(event -> next.run());
    return link;
  }

  private void show(ContextMenuEvent event, Node place, List<MenuItem> items) {
    event.consume();
    menu.getItems().setAll(items);
    menu.show(place, event.getScreenX(), event.getScreenY());
  }

  private List<Entry> ofList(Optional<ObjectRow> row) {
    List<Entry> entries = new ArrayList<>();
    row.ifPresent(
        each -> {
          entries.add(
              Action.of("OPEN_OBJECT", ObjectWords.OPEN_OBJECT.text(), () -> objects.open(each))
                  .in("OBJECTS", 0, 10));
          entries.add(
              copying("COPY_NAME", ObjectWords.COPY_NAME.text(), each.name()).in("OBJECTS", 0, 20));
          each.file()
              .map(path -> copying("COPY_PATH", ObjectWords.COPY_PATH.text(), path.toString()))
              .ifPresent(copy -> entries.add(copy.in("OBJECTS", 0, 30)));
        });
    entries.addAll(
        choice(
            ObjectWords.SHOW.text(), 10, ObjectFilter.values(), objects.model().filterProperty()));
    entries.addAll(
        choice(ObjectWords.SORT.text(), 20, ObjectOrder.values(), objects.model().orderProperty()));
    return entries;
  }

  private static <T> List<Entry> choice(String title, int order, T[] values, Property<T> chosen) {
    List<Entry> choices = new ArrayList<>();
    choices.add(Submenu.of(title, title, "OBJECTS", 1, order));
    for (T value : values) {
      choices.add(
          Action.of(title + "_" + value, value.toString(), () -> chosen.setValue(value))
              .chosen(() -> value.equals(chosen.getValue()))
              .in(title, 0, 0));
    }
    return choices;
  }

  private static Action copying(String id, String title, String name) {
    return Action.of(id, title, () -> copy(name));
  }

  /** On one line: a line break, pasted into a terminal, would run what is before it. */
  private static void copy(String name) {
    Clipboard.getSystemClipboard()
        .setContent(Map.of(DataFormat.PLAIN_TEXT, VisibleText.line(name)));
  }

  /**
   * What features say of each object of the list, and how they mark it.
   *
   * @param columns what they say
   * @param marks how they mark it
   */
  public record ObjectLooks(
      List<FeatureColumn<ObjectPair>> columns,
      List<Function<ObjectPair, Optional<RowMark>>> marks) {}
}
