package dev.tripatch.ui.app.content;

import dev.tripatch.document.Format;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.compose.PatchMenu;
import dev.tripatch.ui.feature.error.ErrorCommands;
import dev.tripatch.ui.feature.fields.WaysToFields;
import dev.tripatch.ui.feature.objects.ObjectCommands;
import dev.tripatch.ui.feature.schema.SchemaMenu;
import dev.tripatch.ui.panes.PaneView;
import dev.tripatch.ui.panes.table.TabName;
import dev.tripatch.ui.theme.ThemeChoice;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.UndoCommands;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.keys.Mnemonics;
import dev.tripatch.ui.window.keys.Shortcut;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;

/** The menu: every action of the window, with its keys. */
public final class Menus {

  private final FileCommands files;
  private final UndoCommands undo;
  private final ErrorCommands errors;
  private final ViewCommands views;
  private final WaysToFields fields;
  private final ExportMenu exports;
  private final PatchMenu patches;
  private final SchemaMenu schema;
  private final ChangeMenu changes;
  private final ObjectCommands objects;
  private final LearnMenu learn;
  private final CommandQueue queue;
  private final Keys keys;

  /** Menus that run these actions, and show and know their keys. */
  public Menus(
      FileCommands files,
      UndoCommands undo,
      ErrorCommands errors,
      ViewCommands views,
      WaysToFields fields,
      ExportMenu exports,
      PatchMenu patches,
      SchemaMenu schema,
      ChangeMenu changes,
      ObjectCommands objects,
      LearnMenu learn,
      CommandQueue queue,
      Keys keys) {
    this.files = files;
    this.undo = undo;
    this.errors = errors;
    this.views = views;
    this.fields = fields;
    this.exports = exports;
    this.patches = patches;
    this.schema = schema;
    this.changes = changes;
    this.objects = objects;
    this.learn = learn;
    this.queue = queue;
    this.keys = keys;
  }

  /** The bar, new each time; where the system has a menu of its own, it is there. */
  public MenuBar bar() {
    MenuBar bar =
        new MenuBar(file(), edit(), view(), changes.menu(), patches.patch(), schema.menu(), help());
    bar.getMenus()
        .getLast()
        .getItems()
        .addFirst(item("Find Action…", Shortcut.FIND_ACTION, () -> views.showActions(bar)));
    bar.setUseSystemMenuBar(true);
    Mnemonics.install(bar);
    return bar;
  }

  private Menu file() {
    return new Menu(
        "_File",
        null,
        newWindow(),
        item("Open…", Shortcut.OPEN, () -> files.open(views.activePane())),
        item("Open Last Applied…", () -> files.open(Role.LAST_APPLIED)),
        item("Open Local…", () -> files.open(Role.LOCAL)),
        item("Open Live…", () -> files.open(Role.LIVE)),
        item("Open Folder…", () -> objects.openFolder(views.activePane())),
        learn.openLessons(),
        recent(),
        item("Reload", Shortcut.RELOAD, inTurn(files::reload)),
        new SeparatorMenuItem(),
        save(),
        named("Save %s _As…", item("", inTurn(() -> files.saveAs(views.activePane())))),
        item("Save All Objects", inTurn(objects::saveAll)),
        item("Save Case…", Shortcut.SAVE_CASE, inTurn(files::saveCase)),
        learn.saveLesson(),
        new SeparatorMenuItem(),
        item("Copy Patch as YAML", Shortcut.COPY_PATCH, () -> views.copyPatch(Format.YAML)),
        item("Copy Patch as JSON", () -> views.copyPatch(Format.JSON)),
        exports.menu(),
        new SeparatorMenuItem(),
        item("Quit", Shortcut.QUIT, inTurn(views::quit)));
  }

  /** What was asked for before is done first: a file is saved with the decisions that wait. */
  private Runnable inTurn(Runnable action) {
    return () -> queue.inTurn(action);
  }

  private MenuItem save() {
    MenuItem item = item("", Shortcut.SAVE, inTurn(this::saveEdited));
    item.setMnemonicParsing(true);
    ObservableValue<Role> edited = files.editedPane(views.activeProperty());
    item.textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> "_Save " + (isPatchMeant() ? Role.PATCH : edited.getValue()).title(),
                edited,
                views.activeProperty(),
                patches.composedProperty()));
    return item;
  }

  private boolean isPatchMeant() {
    return views.activePane() == Role.PATCH && patches.composedProperty().get().isPresent();
  }

  private void saveEdited() {
    if (isPatchMeant()) {
      patches.save();
    } else {
      files.saveEdited(views.activePane());
    }
  }

  private MenuItem newWindow() {
    MenuItem another = item("New Window", views::openWindow);
    another.setDisable(!views.canOpenWindow());
    return another;
  }

  private Menu recent() {
    Menu menu = new Menu("Open Recent");
    menu.setId("open-recent");
    files.recent().subscribe(() -> fill(menu));
    fill(menu);
    return menu;
  }

  private void fill(Menu menu) {
    List<MenuItem> items =
        files.recent().stream()
            .map(path -> item(path, () -> files.open(views.activeDocumentPane(), Path.of(path))))
            .toList();
    menu.getItems().setAll(items);
    menu.setDisable(items.isEmpty());
  }

  private Menu edit() {
    Menu edit =
        new Menu(
            "_Edit",
            null,
            named("undo", undo.undoTitle(), item("", Shortcut.UNDO, undo::undo)),
            named("redo", undo.redoTitle(), item("", Shortcut.REDO, undo::redo)),
            new SeparatorMenuItem(),
            item("Cut", Shortcut.CUT, () -> activeView().editor().commands().cut()),
            item("Copy", Shortcut.COPY, () -> activeView().editor().commands().copy()),
            item("Paste", Shortcut.PASTE, () -> activeView().editor().commands().paste()),
            learn.pictures(),
            item("Paste kubectl Error…", Shortcut.PASTE_ERROR, errors::paste),
            new SeparatorMenuItem(),
            item(
                "Select All",
                Shortcut.SELECT_ALL,
                () -> activeView().editor().commands().selectAll()),
            item("Toggle Comment", Shortcut.TOGGLE_COMMENT, views::toggleComment),
            item("Duplicate Lines", Shortcut.DUPLICATE_LINES, views::duplicateLines),
            item(
                "Propose at the Caret",
                Shortcut.COMPLETE,
                () -> activeView().editor().commands().complete()),
            new SeparatorMenuItem(),
            item("Find…", Shortcut.FIND, () -> activeView().findBar().open()),
            item(
                "Find in All Panes…",
                Shortcut.FIND_EVERYWHERE,
                () -> activeView().findBar().openEverywhere()),
            item("Find Next", Shortcut.FIND_NEXT, () -> views.findBar().next(1)),
            item("Find Previous", Shortcut.FIND_PREVIOUS, () -> views.findBar().next(-1)),
            item("Replace…", Shortcut.REPLACE, () -> activeView().findBar().openToReplace()),
            new SeparatorMenuItem(),
            item("Settings…", Shortcut.SETTINGS, views::showSettings));
    edit.getItems().add(2, undo.historyIn(edit));
    return edit;
  }

  private PaneView activeView() {
    return views.activeView();
  }

  private Menu view() {
    CheckMenuItem removed = new CheckMenuItem("Show Removed Lines");
    removed.selectedProperty().bindBidirectional(views.showRemovedProperty());
    CheckMenuItem noise = new CheckMenuItem("Show What Servers and kubectl Write");
    noise.selectedProperty().bindBidirectional(views.showNoiseProperty());
    CheckMenuItem only = new CheckMenuItem("Show Only Changes");
    keys.give(only, Shortcut.ONLY_CHANGES);
    only.selectedProperty().bindBidirectional(views.onlyChangesProperty());
    CheckMenuItem filtered = new CheckMenuItem("Filter Panes with Table");
    filtered.setId("filter-panes");
    filtered.selectedProperty().bindBidirectional(views.panesFollowFilterProperty());
    CheckMenuItem together = new CheckMenuItem("Scroll Panes Together");
    keys.give(together, Shortcut.SCROLL_TOGETHER);
    together.selectedProperty().bindBidirectional(views.scrollTogetherProperty());
    CheckMenuItem links = new CheckMenuItem("Link Changed Fields of the Documents");
    links.selectedProperty().bindBidirectional(views.showLinksProperty());
    MenuItem revealValue = item("Reveal Value", Shortcut.REVEAL, views.secrets()::revealSelected);
    CheckMenuItem revealAll = new CheckMenuItem("Reveal All Secrets");
    keys.give(revealAll, Shortcut.REVEAL_ALL);
    revealAll.selectedProperty().bindBidirectional(views.secrets().model().allRevealedProperty());
    Menu view =
        new Menu(
            "_View",
            null,
            item("Go to Field…", Shortcut.GO_TO_FIELD, fields::goToField),
            item("Compare Next Two…", Shortcut.COMPARE_NEXT, () -> fields.compare(1)),
            item("Compare Previous Two…", Shortcut.COMPARE_PREVIOUS, () -> fields.compare(-1)),
            item("Next Object", Shortcut.NEXT_OBJECT, () -> objects.step(1)),
            item("Previous Object", Shortcut.PREVIOUS_OBJECT, () -> objects.step(-1)),
            new SeparatorMenuItem(),
            panes(),
            item("Maximise or Restore Pane", Shortcut.MAXIMIZE, views::toggleMaximized),
            item("Reset Layout", views::resetLayout),
            together,
            links,
            only,
            filtered,
            views.folding(keys),
            removed,
            noise,
            new SeparatorMenuItem(),
            revealValue,
            revealAll,
            item("Mask All Secrets", views.secrets().model()::maskAll),
            new SeparatorMenuItem(),
            patches.formats(),
            learn.presenter(),
            themes(),
            item("Larger Text", Shortcut.LARGER, () -> views.changeTextSize(1)),
            item("Smaller Text", Shortcut.SMALLER, () -> views.changeTextSize(-1)),
            item("Usual Text Size", Shortcut.USUAL_SIZE, views::usualTextSize));
    view.getItems().addAll(5, views.steps());
    return view;
  }

  private Menu panes() {
    Menu menu = new Menu("Go to Pane");
    for (Role pane : Role.values()) {
      Shortcut shortcut = Shortcut.valueOf(pane.name());
      menu.getItems().add(item(pane.title(), shortcut, () -> views.focus(pane)));
    }
    menu.getItems().add(new SeparatorMenuItem());
    for (TabName table : views.tables()) {
      Shortcut shortcut = Shortcut.valueOf(table.name());
      menu.getItems().add(item(table.title(), shortcut, () -> views.focus(table)));
    }
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            item("Next Part of the Window", Shortcut.NEXT_PANE, () -> views.focusNext(1)),
            item("Previous Part of the Window", Shortcut.PREVIOUS_PANE, () -> views.focusNext(-1)));
    return menu;
  }

  private Menu themes() {
    Menu menu = new Menu("Theme");
    ToggleGroup group = new ToggleGroup();
    for (ThemeChoice choice : ThemeChoice.values()) {
      RadioMenuItem item = new RadioMenuItem(choice.title());
      item.setToggleGroup(group);
      item.setOnAction(event -> views.themeProperty().set(choice));
      views.themeProperty().subscribe(chosen -> item.setSelected(chosen == choice));
      menu.getItems().add(item);
    }
    return menu;
  }

  private Menu help() {
    return new Menu(
        "_Help",
        null,
        learn.gallery(),
        learn.back(),
        learn.clearProgress(),
        new SeparatorMenuItem(),
        item("What Is This?", Shortcut.REFERENCE, learn::showWhatThisIs),
        learn.reference(),
        item("About the Selected Field", Shortcut.ABOUT_FIELD, views::explainField),
        item("Keyboard Shortcuts", views::showShortcuts),
        item("About Tripatch", views::showAbout));
  }

  /** Names the document that an item is about as the person goes from pane to pane. */
  private MenuItem named(String title, MenuItem item) {
    item.setMnemonicParsing(true);
    item.textProperty().bind(views.activeDocument().map(pane -> title.formatted(pane.title())));
    return item;
  }

  private static MenuItem named(String id, ObservableValue<String> title, MenuItem item) {
    item.setId(id);
    item.setMnemonicParsing(true);
    item.textProperty().bind(title.map(words -> "_" + Mnemonics.escaped(words)));
    return item;
  }

  private MenuItem item(String title, Shortcut shortcut, Runnable action) {
    MenuItem item = item(title, action);
    keys.give(item, shortcut);
    return item;
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }
}
