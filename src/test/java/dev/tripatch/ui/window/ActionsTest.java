package dev.tripatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.app.OpenContent;
import dev.tripatch.ui.app.TripatchWindow;
import dev.tripatch.ui.settings.Keyboard;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.KeyPress;
import dev.tripatch.ui.window.action.KeyRules;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/** The laws of the one list of actions. */
class ActionsTest extends ApplicationTest {

  /** The menus that open elsewhere than in the bar. */
  private static final List<String> PLACES =
      List.of("FIELD", "OBJECTS", "TABS", "STATUS", "CLUSTER");

  private @Nullable TripatchWindow window;

  @Override
  public void start(Stage stage) {
    window =
        new TripatchWindow(
            stage,
            new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "1.2.3"),
            new NoFileDialogs());
    window.show(StartDocuments.NONE);
  }

  private Actions actions() {
    return OpenContent.of(Objects.requireNonNull(window)).actions();
  }

  @Test
  void theListKeepsItsLaws() {
    interact(
        () -> {
          everyActionHasAnIdOfItsOwn();
          everyActionIsInSomeMenu();
          noMenuSaysTheSameTwice();
          noTwoActionsHaveTheSameKeys();
          everyActionMayHaveItsKeys();
          noKeysAreOfWindowManagers();
        });
  }

  private void everyActionHasAnIdOfItsOwn() {
    assertThat(actions().all()).extracting(Action::id).doesNotHaveDuplicates();
  }

  private void everyActionIsInSomeMenu() {
    Set<String> found =
        Stream.concat(
                actions().inMenus().stream().map(each -> each.action().id()),
                PLACES.stream().flatMap(this::idsIn))
            .collect(Collectors.toSet());
    assertThat(found).containsAll(actions().all().stream().map(Action::id).toList());
  }

  private Stream<String> idsIn(String place) {
    return entries(place).filter(Action.class::isInstance).map(each -> ((Action) each).id());
  }

  private Stream<Entry> entries(String menu) {
    return actions().under(menu).stream().flatMap(List::stream);
  }

  private void noMenuSaysTheSameTwice() {
    assertThat(actions().inMenus().stream().map(each -> each.way() + " › " + each.action().title()))
        .doesNotHaveDuplicates();
    for (String place : PLACES) {
      assertThat(
              entries(place).filter(Action.class::isInstance).map(each -> ((Action) each).title()))
          .as(place)
          .doesNotHaveDuplicates();
    }
  }

  private List<ActionKeys> keys() {
    return actions().withKeys().stream().flatMap(each -> each.keys().stream()).toList();
  }

  private void noTwoActionsHaveTheSameKeys() {
    for (Keyboard keyboard : Keyboard.values()) {
      List<KeyCombination> all = new ArrayList<>();
      keys().forEach(each -> all.add(each.on(keyboard)));
      keys().forEach(each -> all.addAll(each.secondOn(keyboard)));
      assertThat(all).as("%s", keyboard).doesNotHaveDuplicates();
    }
    List<KeyCode> letters = keys().stream().flatMap(each -> each.letters().stream()).toList();
    assertThat(letters).hasSizeGreaterThan(5).doesNotHaveDuplicates();
  }

  /** Moving windows and going to other workspaces is done with these on many systems. */
  private void noKeysAreOfWindowManagers() {
    for (Keyboard keyboard : Keyboard.values()) {
      for (ActionKeys each : keys()) {
        assertThat(Stream.concat(Stream.of(each.on(keyboard)), each.secondOn(keyboard).stream()))
            .as("%s on %s", each.says(), keyboard)
            .noneMatch(
                keys ->
                    KeyPress.of(keys, keyboard)
                        .filter(new KeyRules(keyboard)::areOfWindowManagers)
                        .isPresent());
      }
    }
  }

  /** Keys that people can press without anything else happening. */
  private void everyActionMayHaveItsKeys() {
    for (Keyboard keyboard : Keyboard.values()) {
      keys().stream()
          .filter(each -> !each.areOfTexts())
          .forEach(
              each ->
                  assertThat(
                          KeyPress.of(each.on(keyboard), keyboard)
                              .flatMap(new KeyRules(keyboard)::objection))
                      .as("%s on %s", each.says(), keyboard)
                      .isEmpty());
    }
  }
}
