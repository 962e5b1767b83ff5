package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.Folding;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.theme.ThemeChoice;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Menus;
import dev.tripatch.ui.window.layout.MainView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.IntegerProperty;
import javafx.scene.control.MenuButton;

/** What can be done with the window: its parts, what they show, and how they look. */
public final class ViewCommands implements Feature {

  /** What a person may choose for the lines around a change. */
  private static final List<Integer> LINES_AROUND = List.of(0, 1, 3, 10);

  private final MainView view;
  private final ComparisonViewModel comparison;
  private final Appearance appearance;
  private final Runnable quit;
  private final NewWindow windows = NewWindow.byLauncher();

  /** Commands for this view; {@code quit} closes the window. */
  public ViewCommands(
      MainView view, ComparisonViewModel comparison, Appearance appearance, Runnable quit) {
    this.view = view;
    this.comparison = comparison;
    this.appearance = appearance;
    this.quit = quit;
  }

  @Override
  public List<Entry> actions() {
    List<Entry> actions = new ArrayList<>(menus());
    actions.addAll(ofWindow());
    actions.addAll(ways());
    actions.addAll(shown());
    actions.addAll(folding());
    actions.addAll(look());
    return actions;
  }

  /** The menus that several features put their actions into. */
  private static List<Entry> menus() {
    return List.of(
        Submenu.of("FILE", "File", Submenu.BAR, 0, 10),
        Submenu.of("EDIT", "Edit", Submenu.BAR, 0, 20),
        Submenu.of("VIEW", "View", Submenu.BAR, 0, 30),
        Submenu.of("CHANGE", "Change", Submenu.BAR, 0, 40),
        Submenu.of("PATCH", "Patch", Submenu.BAR, 0, 50),
        Submenu.of("SCHEMA", "Schema", Submenu.BAR, 0, 60),
        Submenu.of("HELP", "Help", Submenu.BAR, 0, 70));
  }

  private List<Entry> ofWindow() {
    return List.of(
        Action.of("NEW_WINDOW", "New Window", this::openWindow)
            .when(windows::isPossible)
            .in("FILE", 0, 10),
        Action.of("QUIT", "Quit", quit).in("FILE", 3, 10).keys("Shortcut+Q", "Quit"),
        Action.of("ABOUT_FIELD", "About the Selected Field", this::explainField)
            .in("HELP", 1, 30)
            .keys("Shift+F1", "Why: about the selected field"));
  }

  private List<Entry> ways() {
    List<Entry> ways = new ArrayList<>();
    ways.add(Submenu.of("PANES", "Go to Pane", "VIEW", 1, 10));
    int digit = 1;
    for (Role pane : Role.values()) {
      ways.add(
          Action.of(pane.name(), pane.title(), () -> focus(pane))
              .in("PANES", 0, 0)
              .keys(ActionKeys.of("Shortcut+" + digit, "Go to " + pane.title())));
      digit++;
    }
    for (LowerTab table : view.tables().all()) {
      ways.add(
          Action.of(table.actionId(), table.title(), () -> focus(table))
              .in("PANES", 1, 0)
              .keys(ActionKeys.of(table.keys(), "Go to " + table.title())));
    }
    ways.add(
        Action.of("NEXT_PANE", "Next Part of the Window", () -> view.focusNextPart(1))
            .in("PANES", 2, 10)
            .keys("F6", "Next part of the window: pane, table, Why, bar")
            .first());
    ways.add(
        Action.of("PREVIOUS_PANE", "Previous Part of the Window", () -> view.focusNextPart(-1))
            .in("PANES", 2, 20)
            .keys("Shift+F6", "Previous part of the window")
            .first());
    return ways;
  }

  private List<Entry> shown() {
    return List.of(
        Action.of(
                "MAXIMIZE",
                "Maximise or Restore Pane",
                () -> view.arrangement().toggleMaximized(panes().activeProperty().get()))
            .in("VIEW", 1, 20)
            .keys("Shortcut+Shift+M", "Maximise or restore the active pane"),
        Action.of("RESET_LAYOUT", "Reset Layout", () -> view.arrangement().reset())
            .in("VIEW", 1, 30)
            .in("TABS", 0, 70),
        Action.toggling(
                "SCROLL_TOGETHER", "Scroll Panes Together", panes().scrolling().togetherProperty())
            .in("VIEW", 1, 40)
            .keys("Shortcut+Shift+Y", "Scroll all panes together by field, or each alone"),
        Action.toggling(
                "LINKS", "Link Changed Fields of the Documents", panes().showLinksProperty())
            .in("VIEW", 1, 50),
        Action.toggling(
                "ONLY_CHANGES", "Show Only Changes", panes().folding().onlyChangesProperty())
            .in("VIEW", 1, 60)
            .keys("Shortcut+Shift+O", "Show only what changes, in all panes, or everything"),
        Action.toggling(
                "FILTER_PANES", "Filter Panes with Table", view.filter().panesFollowProperty())
            .in("VIEW", 1, 70),
        Action.toggling("REMOVED", "Show Removed Lines", comparison.showRemovedProperty())
            .in("VIEW", 1, 90),
        Action.toggling(
                "NOISE", "Show What Servers and kubectl Write", comparison.showNoiseProperty())
            .in("VIEW", 1, 100)
            .in("TABS", 0, 60));
  }

  private List<Entry> folding() {
    List<Entry> folding =
        new ArrayList<>(
            List.of(
                Submenu.of("FOLDING", "Folding", "VIEW", 1, 80),
                Action.of("FOLD", "Fold or Unfold at the Caret", () -> active().toggleAtCaret())
                    .in("FOLDING", 0, 10)
                    .keys("Shortcut+T", "Fold the lines under the caret's line, or unfold them"),
                Action.of("FOLD_PANE", "Fold All in Active Pane", () -> active().foldAll())
                    .in("FOLDING", 0, 20),
                Action.of("UNFOLD_PANE", "Unfold All in Active Pane", () -> active().unfoldAll())
                    .in("FOLDING", 0, 30),
                Action.of(
                        "FOLD_ALL", "Fold or Unfold All Panes", () -> panes().folding().toggleAll())
                    .in("FOLDING", 0, 40)
                    .keys("Shortcut+Shift+T", "Fold everything in all panes, or unfold it")));
    IntegerProperty around = panes().folding().linesAroundProperty();
    for (int lines : LINES_AROUND) {
      String words = lines + (lines == 1 ? " Line" : " Lines");
      folding.add(
          Action.of(
                  "AROUND_" + lines,
                  "Only Changes with " + words + " Around",
                  () -> around.set(lines))
              .chosen(() -> around.get() == lines)
              .in("FOLDING", 1, lines));
    }
    return folding;
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.choice(
            "theme",
            "Look",
            "_Theme",
            appearance.choiceProperty(),
            List.of(ThemeChoice.values()),
            ThemeChoice::title,
            ThemeChoice::valueOf),
        Setting.number(
            "textSize",
            "Look",
            "Text _size in pixels",
            appearance.textSizeProperty(),
            Appearance.SMALLEST_TEXT,
            Appearance.LARGEST_TEXT),
        Setting.check(
            "showRemoved",
            "Panes",
            "Show _removed lines in the result",
            comparison.showRemovedProperty()),
        Setting.check(
            "showNoise",
            "Panes",
            "Show what servers and _kubectl write",
            comparison.showNoiseProperty()),
        Setting.check(
            "scrollTogether",
            "Panes",
            "Scroll _panes together by field",
            panes().scrolling().togetherProperty()),
        Setting.check(
            "showLinks",
            "Panes",
            "_Link changed fields of the documents",
            panes().showLinksProperty()),
        Setting.choice(
            "linesAround",
            "Panes",
            "Lines _around changes, where only changes are shown",
            panes().folding().linesAroundProperty().asObject(),
            LINES_AROUND,
            String::valueOf,
            Integer::parseUnsignedInt));
  }

  private List<Entry> look() {
    List<Entry> look = new ArrayList<>();
    look.add(Submenu.of("THEME", "Theme", "VIEW", 3, 30));
    for (ThemeChoice choice : ThemeChoice.values()) {
      look.add(
          Action.of(
                  "THEME_" + choice, choice.title(), () -> appearance.choiceProperty().set(choice))
              .chosen(() -> appearance.choiceProperty().get() == choice)
              .in("THEME", 0, 0));
    }
    look.add(
        Action.of("LARGER", "Larger Text", () -> appearance.changeTextSize(1))
            .in("VIEW", 3, 40)
            .in("STATUS", 0, 70)
            .keys(
                ActionKeys.of("Shortcut+PLUS", "Larger text")
                    .first()
                    .also(
                        "Shortcut+Add",
                        "Shortcut+Equals",
                        "Shortcut+Shift+Equals",
                        "Shortcut+Shift+PLUS")));
    look.add(
        Action.of("SMALLER", "Smaller Text", () -> appearance.changeTextSize(-1))
            .in("VIEW", 3, 50)
            .in("STATUS", 0, 80)
            .keys(
                ActionKeys.of("Shortcut+Minus", "Smaller text").first().also("Shortcut+Subtract")));
    look.add(
        Action.of("USUAL_SIZE", "Usual Text Size", appearance::useUsualTextSize)
            .in("VIEW", 3, 60)
            .in("STATUS", 0, 90)
            .keys(
                ActionKeys.of("Shortcut+0", "Usual text size").first().also("Shortcut+Numpad 0")));
    return look;
  }

  /** The choice of a theme, for the status bar. */
  public MenuButton themes(Menus menus) {
    MenuButton button = menus.button("THEME", "theme");
    button.setAccessibleText("Theme");
    button.textProperty().bind(appearance.choiceProperty().map(ThemeChoice::title));
    return button;
  }

  private Panes panes() {
    return view.panes();
  }

  private Folding active() {
    return panes().activeView().editor().folding();
  }

  /** Shows a pane and gives it the keyboard. */
  public void focus(Role pane) {
    view.arrangement().uncover(pane);
    panes().focus(pane);
  }

  private void focus(LowerTab table) {
    view.arrangement().restore();
    view.tables().choose(table.id());
    view.tables().focusContent();
  }

  /** Shows the Why panel and gives it the keyboard. */
  private void explainField() {
    view.arrangement().restore();
    view.focusWhy();
  }

  private void openWindow() {
    try {
      windows.open();
      view.status().say("Another window opens.");
    } catch (IOException problem) {
      view.status().say("No other window could be opened: " + problem.getMessage());
    }
  }
}
