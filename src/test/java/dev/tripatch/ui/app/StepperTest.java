package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps to patch and result, with keys and mouse. */
class StepperTest extends WindowFixture {

  @TempDir Path folder;

  @Override
  public void start(Stage stage) {
    open(stage, services(folder), new NoFileDialogs(), example());
    place(stage, 1280, 800);
  }

  private PaneEditor editor(Role role) {
    return content().view().panes().view(role).editor();
  }

  private static int noise() {
    List<String> lines = BuiltInExample.live().lines().toList();
    return IntStream.range(0, lines.size())
        .filter(at -> lines.get(at).contains("last-applied-configuration"))
        .findFirst()
        .orElseThrow();
  }

  private void untilStep(String wanted) {
    Waiting.until(
        () ->
            lookup("#step-title")
                .<Label>tryQuery()
                .filter(title -> title.getText().startsWith("Step " + wanted + " "))
                .isPresent());
  }

  @Test
  void keysMouseAndSliderGoThroughTheSteps() {
    Waiting.until(() -> !editor(Role.PATCH).text().isEmpty());
    String patch = editor(Role.PATCH).text();
    String result = editor(Role.RESULT).text();
    String local = editor(Role.LOCAL).text();
    interact(() -> editor(Role.LIVE).folding().setWanted(true));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
    untilStep("1");
    interact(() -> editor(Role.LIVE).visibleLines().reveal(noise()));
    assertThat(editor(Role.LIVE).folding().isWanted()).isFalse();
    assertThat(editor(Role.PATCH).text()).isEqualTo("metadata:\n  labels:\n    tier: null\n");
    push(KeyCode.F4);
    untilStep("2");
    clickOn("#step-next");
    untilStep("3");
    push(KeyCode.PAGE_DOWN);
    untilStep("4");
    push(KeyCode.SHIFT, KeyCode.F4);
    untilStep("3");
    assertThat(editor(Role.PATCH).text()).isNotEqualTo(patch);
    Slider slider = lookup("#step-slider").query();
    interact(slider::requestFocus);
    push(KeyCode.END);
    untilStep(String.valueOf((int) slider.getMax()));
    assertThat(editor(Role.PATCH).text()).isEqualTo(patch);
    assertThat(editor(Role.RESULT).text())
        .isEqualTo(content().comparison().getView().orElseThrow().resultYaml());
    push(KeyCode.HOME);
    untilStep("1");
    int steps = (int) slider.getMax();
    interact(
        () -> content().documents().local().type(local.replace("  minReadySeconds: 10\n", "")));
    Waiting.until(() -> (int) slider.getMax() < steps);
    interact(() -> content().documents().local().type(local));
    Waiting.until(() -> (int) slider.getMax() == steps);
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup("#step-bar").tryQuery().isEmpty());
    assertThat(editor(Role.PATCH).text()).isEqualTo(patch);
    assertThat(editor(Role.RESULT).text()).isEqualTo(result);
    assertThat(editor(Role.LOCAL).text()).isEqualTo(local);
    assertThat(editor(Role.LIVE).folding().isWanted()).isTrue();
  }

  @Test
  void aFieldsMenuGoesThroughItsStepsOnly() {
    Waiting.until(() -> lookup("metadata.labels.tier").tryQuery().isPresent());
    clickOn("metadata.labels.tier");
    Waiting.until(
        () ->
            content()
                .selection()
                .getPath()
                .equals(Optional.of(FieldPath.of("metadata", "labels", "tier"))));
    rightClickOn("metadata.labels.tier");
    clickOn("How Did This Get Here?");
    untilStep("1");
    assertThat(lookup("#step-field").<Label>query().getText())
        .isEqualTo("steps of metadata.labels.tier");
    int some = (int) lookup("#step-slider").<Slider>query().getMax();
    clickOn("#all-steps");
    Waiting.until(() -> lookup("#step-slider").<Slider>query().getMax() > some);
    clickOn("#step-close");
    Waiting.until(() -> lookup("#step-bar").tryQuery().isEmpty());
  }
}
