package dev.tripatch.ui.window;

import dev.tripatch.ui.panes.model.AppliedBy;
import dev.tripatch.ui.panes.model.Applier;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Submenu;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Menus;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.MenuButton;

/**
 * The choice of who applies local, in the bar and in the menu. A composed patch has none.
 *
 * @param say tells who applies from now on
 */
public record AppliedByChoice(AppliedBy appliedBy, ComposerViewModel composer, Consumer<String> say)
    implements Feature {

  /** A button for the bar, new each time; it is off while a patch is composed. */
  public MenuButton button(Menus menus) {
    MenuButton button = menus.button("APPLIED_BY", "applied-by");
    Hint.on(button, WindowWords.APPLIED_BY_HELP.text());
    appliedBy
        .applierProperty()
        .subscribe(
            applier -> {
              button.setText(WindowWords.BY.text("applier", applier.word()));
              button.setAccessibleText(WindowWords.APPLIED_BY.text("applier", applier.title()));
            });
    composer.currentProperty().subscribe(composed -> button.setDisable(composed.isPresent()));
    return button;
  }

  @Override
  public List<Entry> actions() {
    List<Entry> actions = new ArrayList<>();
    actions.add(
        Submenu.of("APPLIED_BY", WindowWords.APPLIED_BY_MENU.text(), "PATCH", 0, 10)
            .when(() -> composer.currentProperty().get().isEmpty()));
    for (Applier applier : Applier.values()) {
      actions.add(
          Action.of("BY_" + applier.name(), applier.title(), () -> choose(applier))
              .chosen(() -> appliedBy.applierProperty().getValue() == applier)
              .in("APPLIED_BY", 0, 0));
    }
    return actions;
  }

  private void choose(Applier applier) {
    appliedBy.choose(applier);
    say.accept(words(applier));
  }

  /** What to know at once of a choice. */
  public static String words(Applier applier) {
    return switch (applier) {
      case KUBECTL -> WindowWords.BY_KUBECTL.text();
      case AS_IT_IS -> WindowWords.BY_KUBECTL_AS_IT_IS.text();
      case HELM -> WindowWords.BY_HELM.text();
    };
  }
}
