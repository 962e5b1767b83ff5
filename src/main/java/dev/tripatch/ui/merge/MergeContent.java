package dev.tripatch.ui.merge;

import dev.tripatch.json.Role;
import dev.tripatch.show.MergeRow;
import dev.tripatch.show.MergeSheet;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.ui.merge.MergeWindow.MergeQuestion;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Keyboard;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.settings.SettingsDialog;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.EditCommands;
import dev.tripatch.ui.window.HelpDialogs;
import dev.tripatch.ui.window.LookCommands;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.action.KeysPage;
import dev.tripatch.ui.window.action.Menus;
import dev.tripatch.workspace.file.FileWriting;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The parts of the window of a merge, put together by hand. */
public final class MergeContent {

  /** Narrower than this, base gives its room to the two sides. */
  private static final double NARROW = 1000;

  private final MergeViewModel merge;
  private final Appearance appearance =
      new Appearance(Platform.getPreferences().colorSchemeProperty());
  private final LookCommands look = new LookCommands(appearance);
  private final MergePanes panes;
  private final MergeTable table;
  private final MergeClosing closing;
  private final SplitPane versions = new SplitPane();
  private final Actions actions;
  private final Keys keys;
  private final Scene scene;
  private Role left = Role.LOCAL;
  private final Deque<Runnable> waiting = new ArrayDeque<>();

  /**
   * The parts.
   *
   * @param version the program's version, as people see it
   * @param close closes the window
   */
  MergeContent(
      MergeViewModel merge,
      MergeQuestion question,
      String version,
      FileWriting writing,
      Runnable close) {
    this.merge = merge;
    panes = new MergePanes(merge, question, appearance.shownTextSizeProperty());
    table = new MergeTable(merge, appearance.shownTextSizeProperty());
    BorderPane root = Styles.styled(new BorderPane(), "merge-window");
    scene = new Scene(root, 1360, 860);
    Questions questions =
        new Questions(scene::getWindow, appearance, this::keys, () -> TextComparison::of);
    closing = new MergeClosing(merge, question, questions, writing);
    MergeCommands commands =
        new MergeCommands(
            merge,
            new MergeCommands.Ways(
                () ->
                    whenReady(
                        () -> {
                          boolean _ = closing.save();
                        }),
                () -> whenReady(() -> when(closing.saveToClose(), close)),
                () -> closeAsked(close),
                this::focus,
                this::focusTable,
                this::focusNextPart));
    List<Feature> features =
        List.of(
            commands,
            new EditCommands(panes::activeView, () -> panes.activeView().findBar(), merge::say),
            look,
            new HelpDialogs(
                questions,
                version,
                this::actions,
                this::keys,
                () -> new SettingsDialog(look.settings(), new KeysPage(keys()))));
    List<Entry> entries = features.stream().flatMap(each -> each.actions().stream()).toList();
    actions = new Actions(entries);
    keys = new Keys(actions.withKeys(), Keyboard.here());
    Menus menus = new Menus(actions, keys);
    keys.listenIn(scene);
    table.addEventHandler(KeyEvent.KEY_PRESSED, this::pressedInTable);
    for (Role role : MergePanes.ORDER) {
      panes.view(role).editor().commands().setContextMenu(menu(menus));
    }
    table.setContextMenu(menu(menus));
    root.setTop(new VBox(menus.bar(), bar()));
    root.setCenter(parts(new MergeDecisionBar(merge, commands.taking(), keys)));
    root.setBottom(new MergeStatus(merge, look.themes(menus)));
    merge.busyProperty().subscribe(this::goOn);
    appearance.style(scene);
    arrange(Role.LOCAL);
    // Later: what is put in while it is laid out gets no width.
    versions.widthProperty().subscribe(width -> Platform.runLater(() -> arrange(left)));
  }

  private static ContextMenu menu(Menus menus) {
    ContextMenu menu = new ContextMenu();
    menu.getItems().setAll(menus.at("MERGE_ROW"));
    menu.setOnShowing(event -> menu.getItems().setAll(menus.at("MERGE_ROW")));
    return menu;
  }

  private HBox bar() {
    return Styles.styled(
        new HBox(
            button("MERGE_PREVIOUS_UNDECIDED", "↑"),
            button("MERGE_NEXT_UNDECIDED", "↓"),
            button("MERGE_REST_OURS", ""),
            button("MERGE_REST_THEIRS", ""),
            Styles.space(),
            button("MERGE_SAVE_AND_CLOSE", "")),
        "window-bar");
  }

  private Button button(String id, String sign) {
    Action action = actions.named(id);
    Button button =
        Styles.named(new Button(sign.isEmpty() ? action.title() : sign), "bar-" + action.itemId());
    button.setAccessibleText(action.title());
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setFocusTraversable(false);
    button.setOnAction(event -> action.run().run());
    Hint.on(button, action.title() + "  " + keys.wordsOf(action));
    Runnable show = () -> button.setDisable(!action.isPossible());
    merge.draftProperty().subscribe(draft -> show.run());
    merge.resultProperty().subscribe(result -> show.run());
    return button;
  }

  private Node parts(MergeDecisionBar decision) {
    BorderPane fields = new BorderPane(table);
    fields.setTop(decision);
    SplitPane all = new SplitPane(versions, panes.view(Role.RESULT), fields);
    all.setOrientation(Orientation.VERTICAL);
    all.setDividerPositions(0.38, 0.7);
    return all;
  }

  /** Shows the versions that there is room for; of base and ours only one where it is narrow. */
  private void arrange(Role wanted) {
    left = wanted;
    boolean isNarrow = versions.getWidth() > 0 && versions.getWidth() < NARROW;
    List<Role> shown =
        isNarrow ? List.of(wanted, Role.LIVE) : List.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE);
    List<? extends Node> views = shown.stream().map(panes::view).toList();
    if (!versions.getItems().equals(views)) {
      versions.getItems().setAll(views);
      versions.setDividerPositions(isNarrow ? new double[] {0.5} : new double[] {1.0 / 3, 2.0 / 3});
    }
  }

  private void focus(Role role) {
    switch (role) {
      case LAST_APPLIED, LOCAL -> arrange(role);
      case LIVE, PATCH, RESULT -> {}
    }
    Platform.runLater(() -> panes.focus(role));
  }

  void focusTable() {
    table.requestFocus();
  }

  private void focusNextPart(int direction) {
    List<Runnable> parts =
        Stream.concat(
                MergePanes.ORDER.stream()
                    .filter(role -> panes.view(role).getParent() != null)
                    .map(role -> (Runnable) () -> panes.focus(role)),
                Stream.of(this::focusTable))
            .toList();
    List<Role> seen =
        MergePanes.ORDER.stream().filter(role -> panes.view(role).getParent() != null).toList();
    int here = table.isFocusWithin() ? seen.size() : seen.indexOf(panes.activeProperty().get());
    parts.get(Math.floorMod(here + direction, parts.size())).run();
  }

  private void pressedInTable(KeyEvent event) {
    keys.inTable(event)
        .ifPresent(
            action -> {
              event.consume();
              action.run().run();
            });
  }

  /** What is still computed is a part of what a command is about. */
  private void whenReady(Runnable command) {
    waiting.add(command);
    goOn(merge.busyProperty().get());
  }

  private void goOn(boolean isBusy) {
    while (!isBusy && !waiting.isEmpty()) {
      waiting.removeFirst().run();
    }
  }

  private static void when(boolean isMeant, Runnable close) {
    if (isMeant) {
      close.run();
    }
  }

  /** Closes the window when a person has been asked. */
  void closeAsked(Runnable close) {
    whenReady(() -> when(closing.mayClose(), close));
  }

  /** Whether the file holds a result in which nothing is undecided. */
  boolean isMerged() {
    return closing.isMerged();
  }

  /** What a person can choose. */
  List<Setting<?>> settings() {
    return look.settings();
  }

  /** Listens to the system no longer. */
  void forget() {
    appearance.forget(scene);
  }

  Scene scene() {
    return scene;
  }

  Keys keys() {
    return keys;
  }

  /** All that can be done. */
  Actions actions() {
    return actions;
  }

  MergePanes panes() {
    return panes;
  }

  /** What is selected, why it is in the table, and how it can be decided. */
  private static final class MergeDecisionBar extends HBox {

    private static final PseudoClass BROKEN = PseudoClass.getPseudoClass("broken");

    private final MergeViewModel merge;
    private final Label field = Styles.styled(new Label(), "path");
    private final Label why = Styles.named(new Label(), "merge-why");
    private final List<Button> buttons = new ArrayList<>();

    /**
     * A bar.
     *
     * @param taking the actions that decide a conflict; the last one takes both sides
     */
    MergeDecisionBar(MergeViewModel merge, List<Action> taking, Keys keys) {
      this.merge = merge;
      Styles.named(this, "merge-decision", "merge-decision");
      field.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
      field.setMinWidth(0);
      why.setMinWidth(0);
      why.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(why, Priority.ALWAYS);
      getChildren().addAll(field, why);
      for (Action action : taking) {
        Button button = Styles.whole(Styles.named(new Button(action.title()), action.itemId()));
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run().run());
        Hint.on(button, action.title() + "  " + keys.wordsOf(action));
        buttons.add(button);
        getChildren().add(button);
      }
      merge.choiceProperty().subscribe(choice -> show());
      merge.draftProperty().subscribe(draft -> show());
      merge.resultProperty().subscribe(result -> show());
    }

    private void show() {
      Optional<MergeRow> row = merge.selectedRow();
      field.setText(row.map(each -> each.field().toString()).orElse(""));
      why.setText(
          row.map(each -> (each.why() + " " + merge.state(each)).strip())
              .orElse(MergeWords.NO_SELECTION.text()));
      // What is wrong comes before all else: no decision has a text to be made in.
      Optional<MergeSheet.Fault> fault = merge.resultProperty().get().fault();
      fault.ifPresent(
          each ->
              why.setText(MergeWords.FAULT.text("line", each.line(), "message", each.message())));
      why.pseudoClassStateChanged(BROKEN, fault.isPresent());
      boolean isConflict = row.flatMap(MergeRow::clash).isPresent();
      buttons.forEach(button -> button.setDisable(!isConflict));
      buttons.getLast().setVisible(merge.mayTakeBoth());
      buttons.getLast().setManaged(merge.mayTakeBoth());
    }
  }

  /**
   * The bar at the bottom: how far decisions are, where the rest comes from, what was just done.
   */
  private static final class MergeStatus extends HBox {

    private final MergeViewModel merge;
    private final Hyperlink undecided =
        Styles.named(new Hyperlink(), "undecided", "undecided-link");

    MergeStatus(MergeViewModel merge, MenuButton themes) {
      this.merge = merge;
      getStyleClass().add("status-bar");
      undecided.setMinWidth(Region.USE_PREF_SIZE);
      undecided.setFocusTraversable(false);
      undecided.setOnAction(event -> merge.goToUndecided(1));
      Label message = Styles.named(new Label(), "status-message");
      message.setMinWidth(0);
      message.setMaxWidth(Double.MAX_VALUE);
      message.textProperty().bind(merge.noticeProperty());
      HBox.setHgrow(message, Priority.ALWAYS);
      getChildren().add(undecided);
      add(Mark.OURS, count -> MergeWords.FROM_OURS.text("count", count));
      add(Mark.THEIRS, count -> MergeWords.FROM_THEIRS.text("count", count));
      add(Mark.BOTH, count -> MergeWords.FROM_BOTH.text("count", count));
      themes.setMinWidth(Region.USE_PREF_SIZE);
      getChildren().addAll(message, themes);
      merge.draftProperty().subscribe(draft -> show());
      merge.resultProperty().subscribe(result -> show());
    }

    private void add(Mark mark, LongFunction<String> words) {
      long count = merge.count(row -> row.mark() == mark);
      if (count > 0) {
        Label label = new Label(words.apply(count));
        label.getStyleClass().addAll("count", MarkGlyph.styleClass(mark));
        label.setMinWidth(Region.USE_PREF_SIZE);
        HBox box = Styles.styled(new HBox(new MarkGlyph(mark), label), "status-count");
        getChildren().add(box);
      }
    }

    private void show() {
      int open = merge.undecided().size();
      long all = merge.count(row -> row.clash().isPresent());
      undecided.setText(
          open > 0
              ? MergeWords.UNDECIDED_OF.text("count", open, "all", all)
              : all > 0
                  ? MergeWords.CONFLICTS_DECIDED.text("all", all)
                  : MergeWords.NO_CONFLICTS.text());
      undecided.setVisited(open == 0);
      undecided.setDisable(false);
    }
  }
}
