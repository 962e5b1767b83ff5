package dev.tripatch.ui.feature.compose;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.panes.AppliedByChoice;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.PatchViewModel;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.keys.Shortcut;
import dev.tripatch.workspace.FieldAction;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;

/** The menus about the patch: its formats, and composing one. */
public final class PatchMenu {

  private final ComposerViewModel composer;
  private final PatchViewModel patch;
  private final PatchCommands commands;
  private final DraftEdits drafts;
  private final ComposeActions actions;
  private final AppliedByChoice appliedBy;
  private final Consumer<Role> focus;
  private final CommandQueue queue;
  private final Keys keys;

  /**
   * Menus that run these commands and show these models.
   *
   * @param focus gives a pane the keyboard
   */
  public PatchMenu(
      ComposerViewModel composer,
      PatchViewModel patch,
      PatchCommands commands,
      DraftEdits drafts,
      ComposeActions actions,
      AppliedByChoice appliedBy,
      Consumer<Role> focus,
      CommandQueue queue,
      Keys keys) {
    this.drafts = drafts;
    this.actions = actions;
    this.composer = composer;
    this.patch = patch;
    this.commands = commands;
    this.appliedBy = appliedBy;
    this.focus = focus;
    this.queue = queue;
    this.keys = keys;
  }

  /** What can be done with a patch. */
  public Menu patch() {
    CheckMenuItem compose = new CheckMenuItem("Compose Patch");
    keys.give(compose, Shortcut.COMPOSE);
    compose.setOnAction(event -> toggle());
    composer.currentProperty().subscribe(format -> compose.setSelected(format.isPresent()));
    MenuItem anew = item("Start from the Calculated Patch", inPatch(composer::startOver));
    MenuItem minimise = item("Minimise Composed Patch", inPatch(drafts::minimise));
    composer
        .currentProperty()
        .subscribe(
            format -> {
              anew.setDisable(format.isEmpty());
              minimise.setDisable(format.isEmpty());
            });
    return new Menu(
        "_Patch",
        null,
        appliedBy.menu(),
        new SeparatorMenuItem(),
        compose,
        anew,
        item("Start with an Empty Patch", drafts::startEmpty),
        minimise,
        actions.moving(FieldAction.MOVE_UP),
        actions.moving(FieldAction.MOVE_DOWN),
        new SeparatorMenuItem(),
        item("Open Patch…", commands::open),
        item("Save Patch As…", commands::saveAs));
  }

  /**
   * A person who begins to compose goes on in the patch; one who leaves it, in local. The patch to
   * begin with is that of the texts as they are; what is typed before it is there is not meant for
   * local.
   */
  private void toggle() {
    if (!isComposing()) {
      focus.accept(Role.PATCH);
    }
    queue.whenCompared(
        () -> {
          composer.toggle();
          focus.accept(isComposing() ? Role.PATCH : Role.LOCAL);
        });
  }

  private boolean isComposing() {
    return composer.currentProperty().get().isPresent();
  }

  private Runnable inPatch(Runnable action) {
    return () -> {
      action.run();
      focus.accept(Role.PATCH);
    };
  }

  /** The format in which a person composes the patch; empty while it is calculated. */
  public ReadOnlyObjectProperty<Optional<PatchFormat>> composedProperty() {
    return composer.currentProperty();
  }

  /** Saves the patch that is shown. */
  public void save() {
    commands.saveAs();
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  /** The formats of the patch. */
  public Menu formats() {
    Menu menu = new Menu("Patch Format");
    ToggleGroup group = new ToggleGroup();
    for (PatchFormat format : PatchFormat.values()) {
      RadioMenuItem item = new RadioMenuItem(format.title());
      item.setToggleGroup(group);
      keys.give(item, Shortcut.valueOf(format.name()));
      item.setOnAction(event -> composer.choose(format));
      patch.shownProperty().subscribe((before, now) -> item.setSelected(isShown(format)));
      composer.currentProperty().subscribe((before, now) -> item.setSelected(isShown(format)));
      menu.getItems().add(item);
    }
    CheckMenuItem tests = new CheckMenuItem("Test First (JSON Patch)");
    tests.selectedProperty().bindBidirectional(patch.withTestsProperty());
    menu.getItems().addAll(new SeparatorMenuItem(), tests);
    return menu;
  }

  private boolean isShown(PatchFormat format) {
    return composer
        .currentProperty()
        .get()
        .or(() -> patch.getShown().map(ShownPatch::format))
        .equals(Optional.of(format));
  }
}
