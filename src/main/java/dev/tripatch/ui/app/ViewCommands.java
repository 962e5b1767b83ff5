package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.Folding;
import dev.tripatch.ui.panes.Panes;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.layout.MainView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.IntegerProperty;
import javafx.geometry.Rectangle2D;
import javafx.stage.Window;

/**
 * What can be done with the window: its parts, what they show, and how they look.
 *
 * @param windows opens other windows
 * @param quit closes the window
 */
public record ViewCommands(
    MainView view, ComparisonViewModel comparison, NewWindow windows, Runnable quit)
    implements Feature {

  /** What a person may choose for the lines around a change. */
  private static final List<Integer> LINES_AROUND = List.of(0, 1, 3, 10);

  @Override
  public List<Entry> actions() {
    List<Entry> actions = new ArrayList<>(menus());
    actions.addAll(ofWindow());
    actions.addAll(ways());
    actions.addAll(shown());
    actions.addAll(folding());
    return actions;
  }

  /** The menus that several features put their actions into. */
  private static List<Entry> menus() {
    return List.of(
        Submenu.of("FILE", AppWords.FILE.text(), Submenu.BAR, 0, 10),
        Submenu.of("EDIT", AppWords.EDIT.text(), Submenu.BAR, 0, 20),
        Submenu.of("VIEW", AppWords.VIEW.text(), Submenu.BAR, 0, 30),
        Submenu.of("CHANGE", AppWords.CHANGE.text(), Submenu.BAR, 0, 40),
        Submenu.of("PATCH", AppWords.PATCH.text(), Submenu.BAR, 0, 50),
        Submenu.of("SCHEMA", AppWords.SCHEMA.text(), Submenu.BAR, 0, 60),
        Submenu.of("HELP", AppWords.HELP.text(), Submenu.BAR, 0, 70));
  }

  private List<Entry> ofWindow() {
    return List.of(
        Action.of("NEW_WINDOW", AppWords.NEW_WINDOW.text(), this::openWindow)
            .when(windows::isPossible)
            .ofWindow()
            .in("FILE", 0, 10),
        Action.of("QUIT", AppWords.QUIT.text(), quit)
            .ofWindow()
            .in("FILE", 3, 10)
            .keys("Shortcut+Q", AppWords.QUIT.text()),
        Action.of("ABOUT_FIELD", AppWords.ABOUT_FIELD.text(), this::explainField)
            .in("HELP", 1, 30)
            .keys("Shift+F1", AppWords.ABOUT_FIELD_KEYS.text()));
  }

  private List<Entry> ways() {
    List<Entry> ways = new ArrayList<>();
    ways.add(Submenu.of("PANES", AppWords.GO_TO_PANE.text(), "VIEW", 1, 10));
    int digit = 1;
    for (Role pane : Role.values()) {
      ways.add(
          Action.of(pane.name(), pane.title(), () -> focus(pane))
              .in("PANES", 0, 0)
              .keys(ActionKeys.of("Shortcut+" + digit, AppWords.GO_TO.text("part", pane.title()))));
      digit++;
    }
    for (LowerTab table : view.tables().all()) {
      ways.add(
          Action.of(table.actionId(), table.title(), () -> focus(table))
              .in("PANES", 1, 0)
              .keys(ActionKeys.of(table.keys(), AppWords.GO_TO.text("part", table.title()))));
    }
    ways.add(
        Action.of("NEXT_PANE", AppWords.NEXT_PART.text(), () -> view.focusNextPart(1))
            .in("PANES", 2, 10)
            .keys("F6", AppWords.NEXT_PART_KEYS.text())
            .ofWindow()
            .first());
    ways.add(
        Action.of("PREVIOUS_PANE", AppWords.PREVIOUS_PART.text(), () -> view.focusNextPart(-1))
            .in("PANES", 2, 20)
            .keys("Shift+F6", AppWords.PREVIOUS_PART_KEYS.text())
            .ofWindow()
            .first());
    return ways;
  }

  private List<Entry> shown() {
    return List.of(
        Action.of(
                "MAXIMIZE",
                AppWords.MAXIMIZE.text(),
                () -> view.arrangement().toggleMaximized(panes().activeProperty().get()))
            .in("VIEW", 1, 20)
            .keys("Shortcut+Shift+M", AppWords.MAXIMIZE_KEYS.text()),
        Action.of("RESET_LAYOUT", AppWords.RESET_LAYOUT.text(), () -> view.arrangement().reset())
            .in("VIEW", 1, 30)
            .in("TABS", 0, 70),
        Action.toggling(
                "SCROLL_TOGETHER",
                AppWords.SCROLL_TOGETHER.text(),
                panes().scrolling().togetherProperty())
            .in("VIEW", 1, 40)
            .keys("Shortcut+Shift+Y", AppWords.SCROLL_TOGETHER_KEYS.text()),
        Action.toggling("LINKS", AppWords.LINKS.text(), panes().showLinksProperty())
            .in("VIEW", 1, 50),
        Action.toggling("PARENTS", AppWords.PARENTS.text(), panes().keepParentsProperty())
            .in("VIEW", 1, 55),
        Action.toggling("WRAP", AppWords.WRAP.text(), panes().rows().wrappedProperty())
            .in("VIEW", 1, 57),
        Action.toggling(
                "ONLY_CHANGES",
                AppWords.ONLY_CHANGES.text(),
                panes().folding().onlyChangesProperty())
            .in("VIEW", 1, 60)
            .keys("Shortcut+Shift+O", AppWords.ONLY_CHANGES_KEYS.text()),
        Action.toggling(
                "FILTER_PANES", AppWords.FILTER_PANES.text(), view.filter().panesFollowProperty())
            .in("VIEW", 1, 70),
        Submenu.of("SHOWN", AppWords.SHOWN_TOO.text(), "VIEW", 1, 90),
        Action.toggling("REMOVED", AppWords.SHOW_REMOVED.text(), comparison.showRemovedProperty())
            .in("SHOWN", 0, 10),
        Action.toggling("NOISE", AppWords.SHOW_NOISE.text(), comparison.showNoiseProperty())
            .in("SHOWN", 0, 20)
            .in("TABS", 0, 60));
  }

  private List<Entry> folding() {
    List<Entry> folding =
        new ArrayList<>(
            List.of(
                Submenu.of("FOLDING", AppWords.FOLDING.text(), "VIEW", 1, 80),
                Action.of("FOLD", AppWords.FOLD.text(), () -> active().toggleAtCaret())
                    .in("FOLDING", 0, 10)
                    .keys("Shortcut+T", AppWords.FOLD_KEYS.text()),
                Action.of("FOLD_PANE", AppWords.FOLD_PANE.text(), () -> active().foldAll())
                    .in("FOLDING", 0, 20),
                Action.of("UNFOLD_PANE", AppWords.UNFOLD_PANE.text(), () -> active().unfoldAll())
                    .in("FOLDING", 0, 30),
                Action.of("FOLD_ALL", AppWords.FOLD_ALL.text(), () -> panes().folding().toggleAll())
                    .in("FOLDING", 0, 40)
                    .keys("Shortcut+Shift+T", AppWords.FOLD_ALL_KEYS.text())));
    IntegerProperty around = panes().folding().linesAroundProperty();
    for (int lines : LINES_AROUND) {

      folding.add(
          Action.of(
                  "AROUND_" + lines, AppWords.AROUND.text("count", lines), () -> around.set(lines))
              .chosen(() -> around.get() == lines)
              .in("FOLDING", 1, lines));
    }
    return folding;
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.check(
            "showRemoved",
            AppWords.PANE_SETTINGS.text(),
            AppWords.REMOVED_SETTING.text(),
            comparison.showRemovedProperty()),
        Setting.check(
            "showNoise",
            AppWords.PANE_SETTINGS.text(),
            AppWords.NOISE_SETTING.text(),
            comparison.showNoiseProperty()),
        Setting.check(
            "scrollTogether",
            AppWords.PANE_SETTINGS.text(),
            AppWords.SCROLL_SETTING.text(),
            panes().scrolling().togetherProperty()),
        Setting.check(
            "showLinks",
            AppWords.PANE_SETTINGS.text(),
            AppWords.LINKS_SETTING.text(),
            panes().showLinksProperty()),
        Setting.check(
            "keepParents",
            AppWords.PANE_SETTINGS.text(),
            AppWords.PARENTS_SETTING.text(),
            panes().keepParentsProperty()),
        Setting.check(
            "wrapLines",
            AppWords.PANE_SETTINGS.text(),
            AppWords.WRAP_SETTING.text(),
            panes().rows().wrappedProperty()),
        Setting.choice(
            "linesAround",
            AppWords.PANE_SETTINGS.text(),
            AppWords.AROUND_SETTING.text(),
            panes().folding().linesAroundProperty().asObject(),
            LINES_AROUND,
            String::valueOf,
            Integer::parseUnsignedInt));
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
    focusTable(table.id());
  }

  /** Shows a table below the panes and gives it the keyboard. */
  void focusTable(String id) {
    view.arrangement().restore();
    view.tables().choose(id);
    view.tables().focusContent();
  }

  /** Shows the Why panel and gives it the keyboard. */
  private void explainField() {
    view.arrangement().restore();
    view.focusWhy();
  }

  private void openWindow() {
    try {
      Window here = view.getScene().getWindow();
      windows.open(new Rectangle2D(here.getX(), here.getY(), here.getWidth(), here.getHeight()));
      view.status().say(AppWords.WINDOW_OPENS.text());
    } catch (IOException problem) {
      view.status()
          .say(AppWords.WINDOW_NOT_OPENED.text("reason", String.valueOf(problem.getMessage())));
    }
  }
}
