package dev.tripatch.ui.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.merge.NotMergedException;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.settings.Keyboard;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.KeyPress;
import dev.tripatch.ui.window.action.KeyRules;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationTest;

/** The window of a merge, with real keys. */
class MergeWindowTest extends ApplicationTest {

  @TempDir static @Nullable Path folder;

  private @Nullable MergeWindow opened;
  private @Nullable Path output;

  @Override
  public void start(Stage stage) throws IOException, NotMergedException {
    WindowServices services =
        new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test");
    Path file = Files.createTempFile(Objects.requireNonNull(folder), "web", ".yaml");
    Files.writeString(file, "as git left it\n");
    output = file;
    opened =
        new MergeWindow(stage, services, MergeWindow.prepare(MergeSample.question(file), services));
    opened.show();
    stage.setX(0);
    stage.setY(0);
    stage.setWidth(1280);
    stage.setHeight(800);
  }

  @Override
  public void stop() {
    window().end();
  }

  private MergeWindow window() {
    return Objects.requireNonNull(opened);
  }

  private String saved() {
    try {
      return Files.readString(Objects.requireNonNull(output));
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  private void settle() {
    Waiting.settled();
    Waiting.until(() -> !window().merge().busyProperty().get());
  }

  private boolean isOpen() {
    return window().content().scene().getWindow().isShowing();
  }

  @Test
  void lettersDecideInTheTableAndOneKeySavesAndCloses() {
    assertThat(lookup("#undecided").<Labeled>query().getText())
        .isEqualTo("2 of 2 conflicts undecided");
    push(KeyCode.T);
    push(KeyCode.O);
    settle();
    assertThat(lookup("#undecided").<Labeled>query().getText()).isEqualTo("2 conflicts decided");
    push(KeyCode.CONTROL, KeyCode.ENTER);
    settle();
    assertThat(isOpen()).isFalse();
    assertThat(window().exitCode()).isEqualTo(0);
    assertThat(saved()).contains("replicas: 7 # as measured", "web:2", "tier: front", "/app");
  }

  @Test
  void typingInTheResultDecides() {
    push(KeyCode.CONTROL, KeyCode.DIGIT4);
    settle();
    write("1");
    settle();
    assertThat(window().merge().state(window().merge().sheet().rows().getFirst()))
        .isEqualTo("✓ by hand");
    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(window().merge().undecided()).hasSize(2);
  }

  @Test
  void whatIsWrongInTheResultIsSaidWithItsLineUntilItIsMended() {
    push(KeyCode.CONTROL, KeyCode.DIGIT4);
    settle();
    write("[");
    settle();
    assertThat(lookup("#merge-why").<Labeled>query().getText()).startsWith("Line 9: ");
    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(lookup("#merge-why").<Labeled>query().getText())
        .isEqualTo("Both changed it, in different ways. undecided");
  }

  @Test
  void discardingLeavesTheFileAsItIs() {
    push(KeyCode.T);
    push(KeyCode.CONTROL, KeyCode.Q);
    settle();
    assertThat(lookup("#question-detail").<Labeled>query().getText()).startsWith("spec.template");
    clickOn("Discard Changes");
    settle();
    assertThat(isOpen()).isFalse();
    assertThat(window().exitCode()).isEqualTo(1);
    assertThat(saved()).isEqualTo("as git left it\n");
  }

  @Test
  void theRestMayBeSavedWithMarkers() {
    push(KeyCode.T);
    push(KeyCode.CONTROL, KeyCode.Q);
    settle();
    clickOn("Save with Markers");
    settle();
    assertThat(isOpen()).isFalse();
    assertThat(window().exitCode()).isEqualTo(1);
    assertThat(saved()).contains("replicas: 7", "<<<<<<< ours", ">>>>>>> theirs");
  }

  @Test
  void everyActionIsInAMenuAndHasKeysThatItMayHave() {
    List<Action> all = window().content().actions().all();
    Set<String> found =
        window().content().actions().inMenus().stream()
            .map(each -> each.action().id())
            .collect(Collectors.toSet());
    assertThat(all).extracting(Action::id).doesNotHaveDuplicates();
    assertThat(found).containsAll(all.stream().map(Action::id).toList());
    for (Keyboard keyboard : Keyboard.values()) {
      List<ActionKeys> keys = all.stream().flatMap(each -> each.keys().stream()).toList();
      assertThat(
              keys.stream()
                  .flatMap(
                      each ->
                          Stream.concat(
                              Stream.of(each.on(keyboard)), each.secondOn(keyboard).stream())))
          .doesNotHaveDuplicates();
      for (ActionKeys each : keys) {
        if (!each.areOfTexts()) {
          KeyCombination wanted = each.on(keyboard);
          assertThat(
                  KeyPress.of(wanted, keyboard)
                      .flatMap(press -> new KeyRules(keyboard).objection(press)))
              .as("%s", wanted)
              .isEmpty();
        }
      }
    }
  }
}
