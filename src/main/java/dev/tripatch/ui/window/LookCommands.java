package dev.tripatch.ui.window;

import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.settings.ThemeChoice;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Menus;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuButton;

/** The look of a window: its theme, and the size of its text. */
public record LookCommands(Appearance appearance) implements Feature {

  @Override
  public List<Entry> actions() {
    List<Entry> look = new ArrayList<>();
    look.add(Submenu.of("THEME", WindowWords.THEME.text(), "VIEW", 3, 30));
    for (ThemeChoice choice : ThemeChoice.values()) {
      look.add(
          Action.of(
                  "THEME_" + choice, choice.title(), () -> appearance.choiceProperty().set(choice))
              .chosen(() -> appearance.choiceProperty().get() == choice)
              .in("THEME", 0, 0)
              .ofWindow());
    }
    look.add(Submenu.of("TEXT_SIZE", WindowWords.TEXT_SIZE.text(), "VIEW", 3, 40));
    look.add(
        Action.of("LARGER", WindowWords.LARGER.text(), () -> appearance.changeTextSize(1))
            .in("TEXT_SIZE", 0, 10)
            .in("STATUS", 0, 70)
            .ofWindow()
            .keys(
                ActionKeys.of("Shortcut+PLUS", WindowWords.LARGER_KEYS.text())
                    .first()
                    .also(
                        "Shortcut+Add",
                        "Shortcut+Equals",
                        "Shortcut+Shift+Equals",
                        "Shortcut+Shift+PLUS")));
    look.add(
        Action.of("SMALLER", WindowWords.SMALLER.text(), () -> appearance.changeTextSize(-1))
            .in("TEXT_SIZE", 0, 20)
            .in("STATUS", 0, 80)
            .ofWindow()
            .keys(
                ActionKeys.of("Shortcut+Minus", WindowWords.SMALLER_KEYS.text())
                    .first()
                    .also("Shortcut+Subtract")));
    look.add(
        Action.of("USUAL_SIZE", WindowWords.USUAL_SIZE.text(), appearance::useUsualTextSize)
            .in("TEXT_SIZE", 0, 30)
            .in("STATUS", 0, 90)
            .ofWindow()
            .keys(
                ActionKeys.of("Shortcut+0", WindowWords.USUAL_SIZE_KEYS.text())
                    .first()
                    .also("Shortcut+Numpad 0")));
    return look;
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.choice(
            "theme",
            WindowWords.LOOK_SETTINGS.text(),
            WindowWords.THEME_SETTING.text(),
            appearance.choiceProperty(),
            List.of(ThemeChoice.values()),
            ThemeChoice::title,
            ThemeChoice::valueOf),
        Setting.number(
            "textSize",
            WindowWords.LOOK_SETTINGS.text(),
            WindowWords.TEXT_SIZE_SETTING.text(),
            appearance.textSizeProperty(),
            Appearance.SMALLEST_TEXT,
            Appearance.LARGEST_TEXT));
  }

  /** The choice of a theme, for the status bar. */
  public MenuButton themes(Menus menus) {
    MenuButton button = menus.button("THEME", "theme");
    button.setAccessibleText(WindowWords.THEME.text());
    button.textProperty().bind(appearance.choiceProperty().map(ThemeChoice::title));
    return button;
  }
}
