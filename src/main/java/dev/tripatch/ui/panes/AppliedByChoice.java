package dev.tripatch.ui.panes;

import dev.tripatch.ui.panes.model.AppliedBy;
import dev.tripatch.ui.panes.model.Applier;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.theme.Hint;
import java.util.Arrays;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;

/** The choice of who applies local, in the bar and in the menu. A composed patch has none. */
public final class AppliedByChoice {

  private final AppliedBy appliedBy;
  private final ComposerViewModel composer;
  private final Consumer<String> say;

  /** A choice that sets who applies, and has {@code say} tell it. */
  public AppliedByChoice(AppliedBy appliedBy, ComposerViewModel composer, Consumer<String> say) {
    this.appliedBy = appliedBy;
    this.composer = composer;
    this.say = say;
  }

  /** A button for the bar, new each time; it is off while a patch is composed. */
  public MenuButton button() {
    MenuButton button = new MenuButton();
    button.setId("applied-by");
    button.setMinWidth(Region.USE_PREF_SIZE);
    Hint.on(button, "Whose patch is calculated: the one of kubectl apply, or of helm upgrade");
    button.getItems().addAll(items());
    appliedBy
        .applierProperty()
        .subscribe(
            applier -> {
              button.setText("By " + applier.word());
              button.setAccessibleText("Applied by " + applier.title());
            });
    composer.currentProperty().subscribe(composed -> button.setDisable(composed.isPresent()));
    return button;
  }

  public Menu menu() {
    Menu menu = new Menu("Applied By");
    menu.getItems().addAll(items());
    composer.currentProperty().subscribe(composed -> menu.setDisable(composed.isPresent()));
    return menu;
  }

  private RadioMenuItem[] items() {
    ToggleGroup group = new ToggleGroup();
    return Arrays.stream(Applier.values())
        .map(applier -> item(applier, group))
        .toArray(RadioMenuItem[]::new);
  }

  private RadioMenuItem item(Applier applier, ToggleGroup group) {
    RadioMenuItem item = new RadioMenuItem(applier.title());
    item.setToggleGroup(group);
    item.setOnAction(event -> choose(applier));
    appliedBy.applierProperty().subscribe(chosen -> item.setSelected(chosen == applier));
    return item;
  }

  private void choose(Applier applier) {
    appliedBy.choose(applier);
    say.accept(words(applier));
  }

  /** What to know at once of a choice. */
  public static String words(Applier applier) {
    return switch (applier) {
      case KUBECTL -> "Applied by kubectl apply.";
      case HELM -> "Applied by Helm: last applied is the manifest that was deployed last.";
    };
  }
}
