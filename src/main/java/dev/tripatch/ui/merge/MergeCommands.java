package dev.tripatch.ui.merge;

import dev.tripatch.json.Role;
import dev.tripatch.merge.Branch;
import dev.tripatch.ui.window.UndoCommands;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.scene.input.KeyCode;

/** What can be done with a merge. */
final class MergeCommands implements Feature {

  private final MergeViewModel merge;
  private final Ways ways;
  private final Map<Branch, Action> taking = new EnumMap<>(Branch.class);

  /**
   * What the window does.
   *
   * @param save writes the file
   * @param saveAndClose writes it and closes the window
   * @param close closes the window, and asks first
   * @param focus gives a pane the keyboard
   * @param focusTable gives it to the table
   * @param nextPart gives it to the next part, or the one before
   */
  record Ways(
      Runnable save,
      Runnable saveAndClose,
      Runnable close,
      Consumer<Role> focus,
      Runnable focusTable,
      IntConsumer nextPart) {}

  MergeCommands(MergeViewModel merge, Ways ways) {
    this.merge = merge;
    this.ways = ways;
    taking.put(Branch.BASE, take(Branch.BASE, "Shortcut+Shift+B", KeyCode.B, 10));
    taking.put(Branch.OURS, take(Branch.OURS, "Shortcut+Shift+O", KeyCode.O, 20));
    taking.put(Branch.THEIRS, take(Branch.THEIRS, "Shortcut+Shift+T", KeyCode.T, 30));
  }

  private Action take(Branch branch, String keys, KeyCode letter, int place) {
    String title = BranchWords.take(branch);
    return Action.of("MERGE_TAKE_" + branch, title, () -> merge.decide(branch))
        .when(() -> merge.selectedRow().filter(row -> row.clash().isPresent()).isPresent())
        .in("MERGE", 0, place)
        .in("MERGE_ROW", 0, place)
        .keys(ActionKeys.of(keys, title).first().inTables(letter));
  }

  /** The actions that decide a conflict. */
  List<Action> taking() {
    List<Action> all = new ArrayList<>(taking.values());
    all.add(
        Action.of("MERGE_TAKE_BOTH", MergeWords.TAKE_BOTH.text(), merge::takeBoth)
            .when(merge::mayTakeBoth)
            .in("MERGE", 0, 40)
            .in("MERGE_ROW", 0, 40));
    return all;
  }

  @Override
  public List<Entry> actions() {
    List<Entry> actions = new ArrayList<>(menus());
    actions.addAll(ofFile());
    actions.addAll(taking());
    actions.addAll(ofMerge());
    actions.addAll(ofView());
    actions.add(
        UndoCommands.undo(
            () ->
                merge
                    .toUndo()
                    .map(step -> MergeWords.UNDO_STEP.text("step", step))
                    .orElseGet(() -> MergeWords.UNDO.text()),
            merge::undo));
    actions.add(
        UndoCommands.redo(
            () ->
                merge
                    .toRedo()
                    .map(step -> MergeWords.REDO_STEP.text("step", step))
                    .orElseGet(() -> MergeWords.REDO.text()),
            merge::redo));
    return actions;
  }

  private static List<Entry> menus() {
    return List.of(
        Submenu.of("FILE", MergeWords.FILE.text(), Submenu.BAR, 0, 10),
        Submenu.of("EDIT", MergeWords.EDIT.text(), Submenu.BAR, 0, 20),
        Submenu.of("VIEW", MergeWords.VIEW.text(), Submenu.BAR, 0, 30),
        Submenu.of("MERGE", MergeWords.MERGE.text(), Submenu.BAR, 0, 40),
        Submenu.of("HELP", MergeWords.HELP.text(), Submenu.BAR, 0, 50));
  }

  private List<Entry> ofFile() {
    return List.of(
        Action.of("MERGE_SAVE", MergeWords.SAVE.text(), ways.save())
            .in("FILE", 0, 10)
            .keys("Shortcut+S", MergeWords.SAVE.text()),
        Action.of("MERGE_SAVE_AND_CLOSE", MergeWords.SAVE_AND_CLOSE.text(), ways.saveAndClose())
            .in("FILE", 0, 20)
            .keys(ActionKeys.of("Shortcut+Enter", MergeWords.SAVE_AND_CLOSE.text()).first()),
        Action.of("MERGE_CLOSE", MergeWords.CLOSE.text(), ways.close())
            .in("FILE", 1, 10)
            .keys(ActionKeys.of("Shortcut+Q", MergeWords.CLOSE.text()).also("Shortcut+W")));
  }

  private List<Entry> ofMerge() {
    return List.of(
        Action.of(
                "MERGE_REST_OURS",
                MergeWords.TAKE_REST_OURS.text(),
                () -> merge.decideRest(Branch.OURS))
            .when(() -> !merge.undecided().isEmpty())
            .in("MERGE", 1, 10),
        Action.of(
                "MERGE_REST_THEIRS",
                MergeWords.TAKE_REST_THEIRS.text(),
                () -> merge.decideRest(Branch.THEIRS))
            .when(() -> !merge.undecided().isEmpty())
            .in("MERGE", 1, 20),
        way(
                "MERGE_NEXT_UNDECIDED",
                MergeWords.NEXT_UNDECIDED.text(),
                () -> merge.goToUndecided(1),
                10)
            .keys(keys("Shortcut+Page_Down", MergeWords.NEXT_UNDECIDED.text())),
        way(
                "MERGE_PREVIOUS_UNDECIDED",
                MergeWords.PREVIOUS_UNDECIDED.text(),
                () -> merge.goToUndecided(-1),
                20)
            .keys(keys("Shortcut+Page_Up", MergeWords.PREVIOUS_UNDECIDED.text())),
        way("MERGE_NEXT_CHANGE", MergeWords.NEXT_CHANGE.text(), () -> merge.goToChange(1), 30)
            .keys(keys("F7", MergeWords.NEXT_CHANGE.text())),
        way(
                "MERGE_PREVIOUS_CHANGE",
                MergeWords.PREVIOUS_CHANGE.text(),
                () -> merge.goToChange(-1),
                40)
            .keys(keys("Shift+F7", MergeWords.PREVIOUS_CHANGE.text())));
  }

  private static Action way(String id, String title, Runnable go, int order) {
    return Action.of(id, title, go).in("MERGE", 2, order);
  }

  private static ActionKeys keys(String keys, String says) {
    return ActionKeys.of(keys, says).first();
  }

  private List<Entry> ofView() {
    List<Entry> actions = new ArrayList<>();
    int digit = 1;
    for (Role role : MergePanes.ORDER) {
      String title = MergeWords.GO_TO.text("part", title(role));
      actions.add(
          Action.of("MERGE_PANE_" + digit, title, () -> ways.focus().accept(role))
              .in("VIEW", 0, digit)
              .keys("Shortcut+" + digit, title));
      digit++;
    }
    String fields = MergeWords.GO_TO.text("part", MergeWords.FIELDS.text());
    actions.add(
        Action.of("MERGE_FIELDS", fields, ways.focusTable())
            .in("VIEW", 0, digit)
            .keys("Shortcut+" + digit, fields));
    actions.add(
        Action.of("MERGE_NEXT_PART", MergeWords.NEXT_PART.text(), () -> ways.nextPart().accept(1))
            .in("VIEW", 1, 10)
            .keys(ActionKeys.of("F6", MergeWords.NEXT_PART.text()).first()));
    actions.add(
        Action.of(
                "MERGE_PREVIOUS_PART",
                MergeWords.PREVIOUS_PART.text(),
                () -> ways.nextPart().accept(-1))
            .in("VIEW", 1, 20)
            .keys(ActionKeys.of("Shift+F6", MergeWords.PREVIOUS_PART.text()).first()));
    return actions;
  }

  private static String title(Role role) {
    return switch (role) {
      case LAST_APPLIED -> MergeWords.BASE.text();
      case LOCAL -> MergeWords.OURS.text();
      case LIVE -> MergeWords.THEIRS.text();
      case PATCH, RESULT -> MergeWords.RESULT.text();
    };
  }
}
